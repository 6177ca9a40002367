const LONGEST = 80;

/** Text cut after so many letters, never through the middle of one. */
export const cutText = (text: string, longest = LONGEST): string => {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`;
};
