import type { Text } from '@coup-doeil/core/text';
import { OPTIONS, type OptionName } from '../../src/args.ts';
import { allCommands } from '../../src/commands/index.ts';
import { type SchemaName, SHAPE_OF, schemas } from '../../src/schemas.ts';
import { coupDoeil } from '../run.ts';

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
/** What a command or an option does; the options it names stand as they are typed, or a page would set them with a dash. */
const say = ({ help }: { readonly help: Text }): string => help.en.replace(/--[a-z-]+/g, code);
const rows = (heads: readonly string[], body: readonly (readonly string[])[]): string[] =>
  [heads, heads.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);

const optionName = (name: OptionName): string => {
  const option = OPTIONS[name];
  return `--${name}${'value' in option ? ` ${option.value}` : ''}`;
};
const optionRow = (name: OptionName): string[] => [code(optionName(name)), say(OPTIONS[name])];
const names = Object.keys(OPTIONS).filter((name): name is OptionName => name in OPTIONS);

const shapes = Object.keys(schemas).filter((name): name is SchemaName => name in schemas);

/** A command with what it prints, as it stands at a prompt. */
const shown = async (line: string): Promise<string[]> => {
  const { out, err } = await coupDoeil(`${line} --lang en`, { width: 96 });
  return ['```text', `$ coup-doeil ${line}`, ...`${out}${err}`.trimEnd().split('\n'), '```'];
};

/** The names at the top of a shape: those of its items where it is a list. */
const topOf = (name: SchemaName): string => {
  const schema: Readonly<Record<string, unknown>> = schemas[name];
  if (name === 'line') return 'a report, an answer in brief, or `line` and `error`';
  const top = schema.type === 'array' ? (schema.items as typeof schema) : schema;
  if (!top.properties) return 'a list of texts';
  const names = Object.keys(top.properties as object).map(code);
  return (schema.type === 'array' ? 'a list of: ' : '') + names.join(', ');
};

/** The reference page, from the commands themselves. */
export const reference = async (): Promise<string> => {
  const commands = await allCommands();
  const each = commands.flatMap(({ usage, help, options }) => {
    const what = say({ help });
    return [
      `### ${usage.split(' ')[0]}`,
      '',
      '```text',
      `coup-doeil ${usage}`,
      '```',
      '',
      `${what.slice(0, 1).toUpperCase()}${what.slice(1)}.`,
      '',
      ...rows(['option', 'what it does'], options.map(optionRow)),
      '',
    ];
  });
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
      commands.map(({ usage, help }) => [code(usage), say({ help })]),
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
    'only what differs from the defaults. Without words, one JSON object is read from standard input, which may not be empty; at a terminal, or',
    'with nothing to read from (`< /dev/null`), the defaults hold. `calc <game> <calculator> --help` lists the fields of a calculator, what each may be, its readings, and an example.',
    '',
    ...(await shown('calc jours-de-gloire fire strength=6 hex=woods')),
    '',
    '`▸` stands before what was used on the charts; with `roll`, before the face that was thrown.',
    '',
    '## Streams',
    '',
    'With `--lines`, each line of standard input is one JSON object, and gives one line of answer, in order: the report, or `line` and `error`',
    'for a line that is not valid. The stream goes on after such a line, and ends with exit 2. Empty lines are passed over, and a stream without',
    'lines has no answers. Memory does not grow with the number of lines: a reader that is slow slows the stream down.',
    '',
    'An object is an input, or `{ edition, readings, input }`, each of which may be left out: so a line has a printing and readings of its',
    'own. Its readings add to those of `--reading`, and its printing stands in place of `--edition`. The one object of `calc` and `roll` without',
    '`--lines` may be such an object too.',
    '',
    '`--brief` leaves out all that is text, and the input: what is refused by its place alone, the total, the odds of the measure, and the facts by',
    'their ids. Lines that come again are answered from memory. A long stream is answered by as many threads as the machine has cores, at most eight, and in order all the same.',
    '',
    '```sh',
    'printf \'{"strength":6}\\n{"strength":60}\\n\' | coup-doeil calc jours-de-gloire fire --lines',
    'printf \'{"edition":"2006","input":{"strength":6}}\\n\' | coup-doeil calc jours-de-gloire fire --lines --brief',
    '```',
    '',
    '## Counters on a map',
    '',
    '`board <game> <file> …` takes a battlefield document, the record of a battle, or the name of a battle that the game has ready (`varnes`, `rossau`), and answers from there.',
    '',
    ...rows(
      ['words', 'what it gives'],
      [
        [
          '`reach <unit>`',
          'the hexes that a unit reaches with what they cost, and where it comes to disorder or the like; with `--json` also by which way, and why it reaches no other',
        ],
        ['`zones <side>`', 'the hexes that a side controls, and who holds each'],
        ['`sight <hex> [hex]`', 'range and sight between two hexes; all that is seen from one'],
        [
          '`actions <side or unit>`',
          'what may be done to which hex, with its chance or its figure; `--best N` shows the N best sets of each',
        ],
        ['`threats <side>`', 'the best that the enemy could do to each of its hexes now'],
        [
          '`chat <side or unit>`',
          'a line of text for each target with the best action, to paste into the chat of a game played elsewhere',
        ],
        ['`plan <file or words>`', 'several actions in order: every stage, goal and end with its exact chance'],
        [
          '`ways <side> --target HEX --action A --least N`',
          'what gets the side N in a hundred at a hex: the least counters, where they stand, with the fires before the attack',
        ],
        [
          '`log`',
          'what happened in a battle, from its record, and what of it does not agree with its dice or the rules',
        ],
      ],
    ),
    '',
    'A map is drawn where it fits the width. A plan is a JSON file of the shape `plan` (`coup-doeil schema plan`), or words, in a file or in quotes:',
    'steps with a semicolon or a new line between them. [battle.md](battle.md) tells what stands in it, [record.md](record.md) what stands in a record.',
    'Its ways have any number of digits: in JSON they are texts.',
    '',
    ...rows(
      ['words of a plan', 'what they say'],
      [
        ['`fire morel-1 at 0906`', 'an action by one counter or more, commas between, at one hex or more'],
        [
          '`fire morel-1 leads, morel-2 supports at 0906`',
          'a counter’s manner after it, where it is not the plain one',
        ],
        ['`guns: fire morel-1 at 0906`', 'the step’s name; without one it is `fire`, then `fire-2`'],
        ['`march garde to 0805`', 'a march'],
        [
          '`counter-shock after shock at 0805 by grenzer`',
          'what an earlier step makes possible; `at` and `by` may be left out',
        ],
        ['`… if fire failed and not 0906 empty`', 'conditions of a step'],
        ['`… choose recoil-to.leger=0805`', 'the choices of players'],
        ['`… result leger=loss`', 'what became of whom, where the sheet has no odds'],
        ['`goal 0906 empty`', 'what is asked of the end'],
      ],
    ),
    '',
    'A condition or a goal, each perhaps after `not`: `0906 empty`, `0906 held by french`, `leger stands`, `leger disordered` (a state or a mark), `french has 2 routed`,',
    '`french loses 3` (steps, at most), `shock done`, `shock succeeded`, `shock failed`, `shock gives 10-or-more` (a row of its table).',
    '',
    ...(await shown('board jours-de-gloire varnes ways french --target 0906 --action shock --least 45')),
    '',
    ...(await shown('board jours-de-gloire varnes actions morel-1 --best 1')),
    '',
    '## VASSAL',
    '',
    '`vassal <module> [save]` reads a module (`.vmod` or its build file) and a save or a log (`.vsav`, `.vlog`), and tells maps and pieces by their kind. It is read by',
    '`@coup-doeil/vassal`, which is installed apart (`npm install @coup-doeil/vassal`).',
    '',
    'A mapping says once what each kind of piece is: a JSON file of the shape `vassal-mapping`. With it the command prints a battlefield document, ready for `board`; pieces that no rule',
    'describes, and how many are hidden, are told on standard error. Boards of a map that are not one battlefield are told there too: `"boards": "East"` in the mapping takes another.',
    '',
    '```json',
    '{ "game": "jours-de-gloire", "map": "Main Map", "rules": [',
    '  { "when": { "picture": "FR-*" }, "counter": { "side": "french" } },',
    '  { "when": { "picture": "FR-inf*" }, "counter": { "arm": "infantry", "strength": 5, "ratings": { "cohesion": 6 } } },',
    '  { "when": { "face": "Disordered" }, "counter": { "state": ["disordered"] } },',
    '  { "when": { "name": "Turn" }, "counter": null }',
    '] }',
    '```',
    '',
    '```',
    'coup-doeil vassal game.vmod now.vsav --mapping pieces.json > now.json',
    'coup-doeil board jours-de-gloire now.json chat french',
    'coup-doeil vassal game.vmod game.vlog --mapping pieces.json --step 40 --before now.vsav',
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
        [
          '`COUP_DOEIL_THREADS`',
          'how many threads answer a long stream; as many as the machine has cores, when nothing is said',
        ],
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
    'Text for people is `{ "en": …, "fr": … }`; ids are for ever, and shapes only grow. `--help --json` gives the help as data. Where a printed cell',
    'or a change needs a word of explanation:',
    '',
    '- **Italics** of a cell stand between underscores in `printed`: `_Pursuit_`. CSV and Markdown have them too; figures and marks never have.',
    '- **Removals and additions** in `changes` of `--what-if`: `field` names an item of a list by its place, counted from 1. `"to": null` takes that',
    '  item out, and those after it move up. `"from": null` with a place one after the last adds an item. For a number that may be unsaid,',
    '  `null` is a number that is not said.',
    '- **Sets** (`hexsides`) change as a whole: `from` and `to` are the whole lists.',
    '- **What one printing does not have** in `diff`: `null` in `from` is new in the second printing, in `to` is gone from it.',
    '- `why` of an error `does-not-apply` tells on which other field it hangs.',
    '',
    'Every shape has a JSON Schema (2020-12): `schema` lists them, `schema <shape>` prints one, `schema <game> <calculator> --report` that of',
    "a calculator’s own reports, and `import { schemas } from 'coup-doeil/schemas'` gives them to a program.",
    '',
    ...rows(
      ['shape', 'of', 'names'],
      shapes.map((name) => [code(name), code(SHAPE_OF[name].en), topOf(name)]),
    ),
  ];
  return `${lines.join('\n')}\n`;
};
