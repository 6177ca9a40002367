import type { Head, Terms } from '../../chart/chart.ts';
import type { KeySpec } from '../../chart/key.ts';
import { t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, openLines, textOf, withIds } from '../line.ts';
import { bothOf, symbolForm, toSlug } from '../parse/name.ts';
import { parseTest } from '../parse/test.ts';
import { checkSymbols, symbolOf } from './lists.ts';
import type { Read } from './tables.ts';

const WANTS_WHOM = t('it should be attacker, defender, both, or nothing', 'il faut attacker, defender, both, ou rien');
const WANTS_STEPS = t('it should be a number, #, all, or nothing', 'il faut un nombre, #, all, ou rien');
const WANTS_RETREAT = t('it should be a number, #, or nothing', 'il faut un nombre, #, ou rien');
const WANTS_TEST = t(
  'it should be such as d6 <= Morale / Moral, 2d6+1 <= Morale / Moral, d6 >= Save / Protection',
  'il faut par exemple d6 <= Morale / Moral, 2d6+1 <= Morale / Moral, d6 >= Save / Protection',
);
const WANTS_VERDICT = t(
  'it should be the symbol of a result here that has no test',
  'il faut le symbole d’un résultat d’ici qui n’a pas de test',
);

const EACH = ['whom', 'steps', 'retreat', 'state', 'test', 'pass', 'fail'] as const;

/** Finds the line of a symbol as it is printed: `D1` is that of `D#`. */
const createFinder = (lines: readonly Line[]): ((text: string) => Line | undefined) => {
  const plain = new Map<string, Line>();
  const numbered: (readonly [form: RegExp, line: Line])[] = [];
  for (const line of lines) {
    const { en } = bothOf(line.cell('symbol'));
    if (en.includes('#')) numbered.push([new RegExp(`^${symbolForm(en)}$`), line]);
    else if (!plain.has(en)) plain.set(en, line);
  }
  return (text) => plain.get(text) ?? numbered.find(([form]) => form.test(text))?.[1];
};

const check = (line: Line, findSymbol: ReturnType<typeof createFinder>): void => {
  const wantForm = (name: string, form: RegExp, text: typeof WANTS_WHOM) => {
    if (!form.test(line.cell(name))) line.addProblem(name, text);
  };
  wantForm('whom', /^(?:attacker|defender|both)?$/, WANTS_WHOM);
  wantForm('steps', /^(?:\d{1,2}|#|all)?$/, WANTS_STEPS);
  wantForm('retreat', /^(?:\d{1,2}|#)?$/, WANTS_RETREAT);
  const test = line.cell('test');
  if (test !== '' && !parseTest(test)) line.addProblem('test', WANTS_TEST);
  for (const verdict of ['pass', 'fail'] as const) {
    if (line.cell(verdict) === '') continue;
    const other = findSymbol(line.cell(verdict));
    if (test === '' || !other || other.cell('test') !== '') line.addProblem(verdict, WANTS_VERDICT);
  }
};

/**
 * `symbol,fr,en`, and what a result does: `whom` it strikes, the `steps` lost, the hexes of `retreat`, the `state` it leaves, the
 * `test` it calls for, with what follows when that is passed or failed. `#` stands for the number printed with the symbol.
 */
export const readResults = (sheet: Sheet, head: Head, desk: Desk): Read<KeySpec> => {
  const lines = openLines(sheet, desk, { needed: ['symbol'], others: ['fr', 'en', 'id', ...EACH] });
  const known = withIds(
    lines,
    (line) => toSlug(line.cell('symbol').replaceAll('#', 'n ')) || toSlug(line.cell('en')) || 'none',
  );
  const own = known.map(([, line]) => line);
  checkSymbols(own);
  const findSymbol = createFinder(own);
  const rows = known.map(([id, line]) => {
    check(line, findSymbol);
    const terms: Terms = Object.fromEntries(EACH.flatMap((name) => (line.cell(name) ? [[name, line.cell(name)]] : [])));
    return [id, { symbol: symbolOf(line), meaning: textOf(line), terms }] as const;
  });
  return {
    spec: { ...head, rows: Object.fromEntries(rows) },
    lineOf: new Map(known.map(([id, line]) => [id, line.line])),
  };
};
