import { splitCell } from '@aide-de-camp/core/chart';
import { drm } from '../charts/figures.ts';
import type { NoteTerms } from '../charts/notes.ts';
import type { ShockResult } from '../charts/shock.ts';
import type { ShockCharts, ShockLine, ShockRow } from '../rules/shock.ts';
import type { Terrain } from '../vocabulary.ts';

/** What a shock reads of one printing, without a word: drawn from the charts, and held to them by a test. */
export interface Figures {
  readonly document: string;
  /** The shock cell as printed, and the marks on the row’s name. */
  readonly terrain: Readonly<Record<Terrain, readonly [cell: string, marks: string]>>;
  readonly notes: { readonly [K in ShockNote]: NoteTerms[K] };
  readonly lines: Readonly<Record<ShockLine, readonly [value: number, terms: ShockTerms]>>;
  /** From the best for the attacker to the worst. */
  readonly odds: readonly (readonly [row: string, over: number, under: number, value: number])[];
  /** From the highest total down; the lowest of each row, `null` where it has none. */
  readonly shock: readonly (readonly [
    row: string,
    from: number | null,
    attacker: ShockResult,
    defender: ShockResult,
  ])[];
}
type ShockNote = 'b' | 'e' | 'g' | 'h' | 'i' | 'front-and-rear';
type ShockTerms = ReturnType<ShockCharts['shock-modifiers']['line']>['terms'];

const NAMELESS = { en: '', fr: '' };

/** The charts of a shock made of its bare figures. */
export const chartsOf = ({ document, terrain, notes, lines, odds, shock }: Figures): ShockCharts => {
  const place = (chart: string, row: string) => ({ label: NAMELESS, cite: { document, chart, row } });
  const cells = new Map(
    Object.entries(terrain).map(([row, [text]]) => {
      const { printed, marks } = splitCell(text);
      const cite = { document, chart: 'terrain', row, column: 'shock' };
      return [row, { label: NAMELESS, printed, marks, cite, value: drm(printed, marks) }];
    }),
  );
  const empty = {
    label: NAMELESS,
    printed: 'NE',
    marks: [],
    cite: { document, chart: 'terrain' },
    value: drm('NE', []),
  };
  const rungs = odds.map(([row, over, under, value]) => ({
    row,
    over,
    under,
    value,
    label: NAMELESS,
    cite: { document, chart: 'odds', row, column: 'value' },
  }));
  const rows = shock.map(([id, from, attacker, defender]) => ({
    from: from ?? Number.NEGATIVE_INFINITY,
    row: { id, cells: { attacker: { value: attacker }, defender: { value: defender } } } satisfies ShockRow,
  }));
  const last = { id: '', cells: { attacker: { value: NOTHING }, defender: { value: NOTHING } } };
  return {
    terrain: {
      at: (row) => cells.get(row) ?? empty,
      row: (id) => ({ marks: terrain[id][1].split(' ') }),
    },
    notes: {
      // Indexed by the very key.
      note: <K extends ShockNote>(id: K) => ({
        label: NAMELESS,
        cite: { document, chart: 'notes', note: id },
        value: notes[id] as NoteTerms[K],
      }),
    },
    'shock-modifiers': {
      line: (id) => {
        const { label, cite } = place('shock-modifiers', id);
        const [value, terms] = lines[id];
        return { label, cite: { ...cite, column: 'value' }, value, terms };
      },
    },
    shock: { document, id: 'shock', at: (total) => rows.find(({ from }) => from <= total)?.row ?? last },
    odds: {
      at: (attack, defence, favour) => {
        const reached = rungs.findIndex(({ over, under }) => attack * under >= defence * over);
        const i = reached < 0 ? rungs.length - 1 : reached;
        const rung = rungs[i];
        const better = rungs[i - 1];
        const between = rung && reached >= 0 && attack * rung.under !== defence * rung.over;
        return (
          (favour === 'attacker' && between ? better : undefined) ?? rung ?? { row: '', value: 0, ...place('odds', '') }
        );
      },
    },
  };
};

const NOTHING: ShockResult = { recoil: false, disorder: false, test: null, follow: [] };
