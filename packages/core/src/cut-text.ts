const LONGEST = 80;

/** Text cut after so many letters, never through the middle of one; half a letter that was given stands as a mark for it. */
export const cutText = (text: string, longest = LONGEST): string => {
  const cut = text.length <= longest ? text : `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`;
  return cut.replace(/\p{Cs}/gu, '\ufffd');
};
