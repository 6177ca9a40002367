/** Something that a person can put right: told in one line, without a trace. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}
