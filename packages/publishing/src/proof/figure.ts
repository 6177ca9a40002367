/** Something measured, as a part of the proof prints it: `figure: <work> | <value> | <wanted> | met`. */
export interface Figure {
  readonly work: string;
  readonly value: string;
  /** Empty where nothing is wanted of it. */
  readonly wanted: string;
  readonly met: boolean | null;
}

/** Of the lines that a part prints, those that are figures. */
export const readFigures = (output: string): Figure[] =>
  output.split('\n').flatMap((line) => {
    const [, work = '', value = '', wanted = '', verdict] =
      /^figure: ([^|]+?) \| ([^|]+?) \| ([^|]*?) ?\| ?(met|missed|)$/.exec(line) ?? [];
    return work === '' ? [] : [{ work, value, wanted, met: verdict ? verdict === 'met' : null }];
  });
