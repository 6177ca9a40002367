import { LANGUAGES } from '@coup-doeil/core/chart';
import { listEditions } from '@coup-doeil/core/game';
import { OPTIONS, type OptionName } from './args.ts';
import type { Call } from './commands/command.ts';
import { COMMANDS } from './commands/index.ts';
import { games } from './find.ts';
import { schemas } from './schemas.ts';
import { listSayable, listValues } from './show/fields.ts';

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);
const takesValue = (word: string): boolean => {
  const name = word.slice(2);
  return word.startsWith('--') && isOption(name) && OPTIONS[name].type === 'string';
};

/** A name with the places in lists that were typed: `attackers.1.arm` for `attackers.3.` is `attackers.3.arm`. */
const withPlaces = (name: string, typed: string): string => {
  const parts = typed.split('.');
  return name
    .split('.')
    .map((part, i) => (part === '1' && /^\d+$/.test(parts[i] ?? '') ? parts[i] : part))
    .join('.');
};

/** The words that may stand where the last one is being typed. */
export const listCandidates = async (call: Call, typed: readonly string[]): Promise<readonly string[]> => {
  const last = typed.at(-1) ?? '';
  const before = typed.slice(0, -1);
  const [command, gameId, calculatorId] = before.filter(
    (word, i) => !word.startsWith('-') && !takesValue(before[i - 1] ?? ''),
  );
  const load = command !== undefined && Object.hasOwn(COMMANDS, command) ? command : undefined;
  const known = Object.entries(COMMANDS).find(([name]) => name === load)?.[1];
  if (command === undefined && !last.startsWith('-')) return [...Object.keys(COMMANDS), 'help'];
  const installed = await games(call);
  const game = installed.find(({ meta }) => meta.id === gameId);
  const option = takesValue(before.at(-1) ?? '') ? before.at(-1)?.slice(2) : undefined;
  const loaders = game && calculatorId ? (await game.load()).calculators : {};
  const calculator = calculatorId && Object.hasOwn(loaders, calculatorId) ? await loaders[calculatorId]?.() : undefined;
  if (option === 'lang') return LANGUAGES;
  if (option === 'edition')
    return calculator ? listEditions(calculator) : (game?.meta.printings.map(({ id }) => id) ?? []);
  if (option === 'reading')
    return Object.entries(calculator?.readings ?? {}).flatMap(([id, { options }]) =>
      Object.keys(options).map((option) => `${id}=${option}`),
    );
  if (option !== undefined) return [];
  if (last.startsWith('-'))
    return [...((await known?.())?.options ?? []), 'help', ...(known ? [] : ['version'])].map((name) => `--${name}`);
  if (command === 'completion') return ['bash', 'zsh', 'fish'];
  if (command === 'games' || command === 'help') return command === 'help' ? Object.keys(COMMANDS) : [];
  const ids = installed.map(({ meta }) => meta.id);
  if (gameId === undefined) return command === 'schema' ? [...Object.keys(schemas), ...ids] : ids;
  if (!game) return [];
  if (command === 'charts') return game.meta.charts.map(({ id }) => id);
  if (command === 'diff') return game.meta.printings.map(({ id }) => id);
  if (calculatorId === undefined) return game.meta.calculators.map(({ id }) => id);
  if (!calculator || command === 'schema') return [];
  const fields = listSayable(calculator).map(({ path, field }) => ({ name: withPlaces(path, last), field }));
  const [typedName] = last.split('=');
  const typedField = last.includes('=') ? fields.find(({ name }) => name === typedName) : undefined;
  return typedField
    ? listValues(typedField.field).map((value) => `${typedName}=${value}`)
    : fields.map(({ name }) => `${name}=`);
};
