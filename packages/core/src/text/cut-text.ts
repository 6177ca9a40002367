const LONGEST = 80;

/** Text cut after so many letters, never through the middle of one; half a letter that was given stands as a mark for it. */
export const cutText = (text: string, longest = LONGEST): string => {
  const cut = text.length <= longest ? text : `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`;
  return cut.replace(/\p{Cs}/gu, '\ufffd');
};

/** What others wrote, fit to stand in one line: no breaks, nothing that commands a terminal or turns the reading direction. */
export const cleanText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\p{Cs}\p{Bidi_Control}]/gu, '');
