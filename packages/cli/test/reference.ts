import { OPTIONS, type OptionName } from '../src/args.ts';
import { allCommands } from '../src/commands/index.ts';
import { type SchemaName, schemas } from '../src/schemas.ts';
import { coupDoeil } from './run.ts';

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
const rows = (heads: readonly string[], body: readonly (readonly string[])[]): string[] =>
  [heads, heads.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);

const optionName = (name: OptionName): string => {
  const option = OPTIONS[name];
  return `--${name}${'value' in option ? ` ${option.value}` : ''}`;
};
const optionRow = (name: OptionName): string[] => [code(optionName(name)), OPTIONS[name].help.en];
const names = Object.keys(OPTIONS).filter((name): name is OptionName => name in OPTIONS);

/** A command with what it prints, as it stands at a prompt. */
const shown = async (line: string): Promise<string[]> => {
  const { out, err } = await coupDoeil(`${line} --lang en`, { width: 96 });
  return ['```text', `$ coup-doeil ${line}`, ...`${out}${err}`.trimEnd().split('\n'), '```'];
};

const WHAT: Readonly<Record<SchemaName, string>> = {
  games: '`games --json`',
  charts: '`charts <game> --json`',
  chart: '`charts <game> <chart> --json`',
  schema: '`schema <game> <calculator>`',
  calc: '`calc … --json`',
  'what-if': '`calc … --what-if --json`',
  line: 'a line of `calc … --lines`',
  roll: '`roll … --json`',
  diff: '`diff … --json`',
  error: 'wrong use or invalid input, with `--json`',
};

/** The names at the top of a shape: those of its items where it is a list. */
const topOf = (name: SchemaName): string => {
  const schema: Readonly<Record<string, unknown>> = schemas[name];
  const found: unknown =
    name === 'line' ? undefined : (schema.properties ?? (schema.items as typeof schema).properties);
  if (found === undefined) return 'a report, or `line` and `error`';
  const list = schema.type === 'array' ? 'a list of: ' : '';
  return (
    list +
    Object.keys(found as object)
      .map(code)
      .join(', ')
  );
};

/** The reference page, from the commands themselves. */
export const reference = async (): Promise<string> => {
  const commands = await allCommands();
  const each = commands.flatMap(({ usage, help, options }) => [
    `### ${usage.split(' ')[0]}`,
    '',
    '```text',
    `coup-doeil ${usage}`,
    '```',
    '',
    `${help.en.slice(0, 1).toUpperCase()}${help.en.slice(1)}.`,
    '',
    ...rows(['option', 'what it does'], options.map(optionRow)),
    '',
  ]);
  const lines = [
    '# The command line',
    '',
    '`coup-doeil` prints the charts of the games that are installed beside it, works out reports with their exact odds, throws dice',
    'from a seed, and answers streams of JSON. In the checkout it is `pnpm --silent coup-doeil …`; installed, `npx coup-doeil …`.',
    '',
    'This page is generated from the commands; `PIN=write pnpm --filter coup-doeil test` writes it anew.',
    '',
    '## Commands',
    '',
    ...rows(
      ['command', 'what it gives'],
      commands.map(({ usage, help }) => [code(usage), help.en]),
    ),
    '',
    ...each,
    '## Options',
    '',
    ...rows(['option', 'what it does'], names.map(optionRow)),
    '',
    '## Inputs',
    '',
    'An input is said in words, the same as in a link to the site: dotted names, lists counted from 1, several values with commas, and',
    'only what differs from the defaults. Without words, one JSON object is read from standard input; without either, the defaults',
    'hold. `calc <game> <calculator> --help` lists the fields of a calculator, what each may be, its readings, and an example.',
    '',
    ...(await shown('calc jours-de-gloire fire strength=6 hex=woods')),
    '',
    '`▸` stands before what was used on the charts; with `roll`, before the face that was thrown.',
    '',
    '## Streams',
    '',
    'With `--lines`, each line of standard input is one JSON object, and gives one line of answer, in order: the report, or `line` and `error`',
    'for a line that is not valid. The stream goes on after such a line, and ends with exit 2. Empty lines are passed over. Memory does',
    'not grow with the number of lines.',
    '',
    '```sh',
    'printf \'{"strength":6}\\n{"strength":60}\\n\' | coup-doeil calc jours-de-gloire fire --lines',
    '```',
    '',
    '## Exits and errors',
    '',
    '- 0: an answer. A refusal (an illegal move) is one, and so is a reader that closes the pipe early.',
    '- 2: wrong use or invalid input. One line on standard error names the field, what was given, and what is allowed, with the nearest',
    '  name where one was mistyped. With `--json` the same stands on standard output as data.',
    '- 1: a fault of the command or of a game, never of what was typed.',
    '',
    ...(await shown('calc jours-de-gloire fire strenght=6')),
    '',
    '## Surroundings',
    '',
    ...rows(
      ['variable', 'what it does'],
      [
        [
          '`LC_ALL`, `LC_MESSAGES`, `LANG`',
          'the language, French where the first of them that is set begins with `fr`, else English',
        ],
        ['`NO_COLOR`', 'no colour; there is none either in a pipe or on a dumb terminal'],
        ['`COLUMNS`', 'the width where there is no terminal; 40 at least, 100 when nothing is said'],
        ['`COUP_DOEIL_SITE`', 'where the links at the end of a report lead'],
      ],
    ),
    '',
    '## Completion',
    '',
    'Commands, games, calculators, fields and their values complete in three shells:',
    '',
    '```sh',
    'source <(coup-doeil completion bash)   # in ~/.bashrc',
    'source <(coup-doeil completion zsh)    # in ~/.zshrc, after compinit',
    'coup-doeil completion fish | source    # in ~/.config/fish/config.fish',
    '```',
    '',
    '## JSON',
    '',
    "Every shape has a JSON Schema (2020-12) in the package: `import { schemas } from 'coup-doeil/schemas'`.",
    '',
    ...rows(
      ['schema', 'of', 'names'],
      Object.entries(WHAT).map(([name, of]) => [code(name), of, name in schemas ? topOf(name as SchemaName) : '']),
    ),
  ];
  return `${lines.join('\n')}\n`;
};
