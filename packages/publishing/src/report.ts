import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Declared, type Face, readFace } from './declarations.ts';
import { type Door, doorsOf } from './doors.ts';
import { type Package, ROOT } from './packages.ts';

/** One form for every declaration, whoever wrote or built it. */
const formatted = (texts: readonly string[]): string[] => {
  const MARK = '// next\n';
  const written = execFileSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['format', '--stdin-file-path=packages/face.d.ts'],
    {
      cwd: ROOT,
      input: texts.map((text) => `declare ${text}\n`).join(MARK),
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  return written.split(MARK).map((text) => text.replaceAll(/^declare /gm, '').trim());
};

/** What stands outside of code keeps its angle brackets. */
const prose = (about: string): string =>
  about
    .split(/(```.*?```|`[^`]*`)/s)
    .map((part, i) => (i % 2 ? part : part.replaceAll('<', '&lt;')))
    .join('');

const paragraphs = (...parts: readonly string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

/** Where a heading of a page is found. */
const anchor = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');

const reportOf = (library: Package, doors: readonly Door[], face: Face): string => {
  const opened = doors.map((door) => ({ ...door, about: face.about(door.file), exports: face.exports(door.file) }));
  /** The door at which each name is told; another that opens on it says so. */
  const home = new Map<number, string>();
  for (const { name, exports } of opened)
    for (const { symbol } of exports) if (!home.has(symbol.id)) home.set(symbol.id, name);
  const list = (at: string, { exports }: { exports: readonly Declared[] }) =>
    exports.filter(({ symbol }) => home.get(symbol.id) === at);
  const all = opened.flatMap((door) => list(door.name, door));
  const within = face.needs(all, join(library.folder, 'dist')).filter(({ symbol }) => !home.has(symbol.id));
  const texts = formatted([...all, ...within].map(({ text }) => text));
  const entry = ({ name, about }: Declared, i: number): string =>
    paragraphs(`### \`${name}\``, prose(about), `\`\`\`typescript\n${texts[i]}\n\`\`\``);

  let next = 0;
  const rooms = opened.map((door) => {
    const own = list(door.name, door);
    const others = door.exports.filter((declared) => !own.includes(declared));
    const elsewhere = others.map(({ name, symbol }) => `\`${name}\` (${home.get(symbol.id)})`).join(', ');
    return paragraphs(
      `## ${door.name}`,
      prose(door.about),
      ...own.map((declared) => entry(declared, next++).trim()),
      elsewhere && `Open here too, and told above: ${elsewhere}.`,
    );
  });
  const rest = within.map((declared) => entry(declared, next++).trim());
  return paragraphs(
    `# ${library.name}`,
    'Every name that programs may rely on, drawn from the published types and their comments.',
    doors.map(({ name }) => `- [${name}](#${anchor(name)})`).join('\n'),
    ...rooms.map((room) => room.trim()),
    rest.length > 0 ? paragraphs('## What these are made of', 'Not exported by name.', ...rest).trim() : '',
  );
};

/** What each package shows the world, by its name. */
export const reports = (packages: readonly Package[]): ReadonlyMap<string, string> => {
  const doors = packages.map(doorsOf);
  return readFace(
    doors.flat().map(({ file }) => file),
    (face) => new Map(packages.map((library, i) => [library.name, reportOf(library, doors[i] ?? [], face)])),
  );
};
