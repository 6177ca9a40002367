/** What a link holds, by the word before its data; the words stay for ever. */
export const KINDS = { record: 'r1', battlefield: 'b1' } as const;

/** Whether a link of the page holds a battle; its hash may name other things, such as what was touched. */
export const isBattleLink = (hash: string): boolean =>
  Object.values(KINDS).some((kind) => hash.startsWith(`#${kind}=`));
