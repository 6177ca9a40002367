/** The code of a fenced block in a language, as it stands. */
export const blocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code.trim());

/** What an example prints: the lines of comment that it ends with. */
export const printed = (code: string): string[] => {
  const lines = code.split('\n');
  const last = lines.findLastIndex((line) => !line.startsWith('// '));
  return lines.slice(last + 1).map((line) => line.slice(3));
};
