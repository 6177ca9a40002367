interface Change {
  readonly summary: string;
}
interface Release {
  readonly name: string;
  readonly newVersion: string;
}

/** What changed, in the words of whoever changed it: a player needs no commit. */
export const getReleaseLine = async ({ summary }: Change): Promise<string> => {
  const [first = '', ...rest] = summary.trim().split('\n');
  return [`- ${first}`, ...rest.map((line) => (line === '' ? line : `  ${line}`))].join('\n');
};

/** Only where a package must follow another. */
export const getDependencyReleaseLine = async (_: readonly Change[], releases: readonly Release[]): Promise<string> =>
  releases.length === 0
    ? ''
    : `- Goes with ${releases.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`;
