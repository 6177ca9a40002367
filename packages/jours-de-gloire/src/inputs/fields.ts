import { type Text, t } from '@coup-doeil/core/chart';
import {
  type ColumnBy,
  choice,
  type Decisions,
  flag,
  list,
  listRowOptions,
  optionalNumber,
  wholeNumber,
} from '@coup-doeil/core/game';
import { terrain2016 } from '../charts/terrain.ts';
import { ARM_NAMES } from '../names.ts';
import { HEXES, HEXSIDES, type Hex, WORKS } from '../vocabulary.ts';

export const arm = choice({ label: t('Arm', 'Arme'), options: ARM_NAMES, default: 'infantry', fixed: true });
export const square = flag({ label: t('In square', 'En carré'), when: { arm: 'infantry' }, rare: true });
/** What a unit is tested by. */
export const ratings = {
  cohesion: wholeNumber({ label: t('Cohesion', 'Cohésion'), min: 0, max: 12, default: 6 }),
  rating: optionalNumber({
    label: t('Rating for the test, if another', 'Valeur pour le test, si elle diffère'),
    min: 0,
    max: 12,
    rare: true,
  }),
};

/** A column of the terrain chart whose figures the options show. */
type Shown = 'fire' | 'shock' | undefined;

export const hexField = (label: Text, applies: Shown, decisions: Decisions<Hex> = {}, columnBy?: ColumnBy) =>
  choice({
    label,
    options: listRowOptions(terrain2016, HEXES, applies),
    default: 'clear',
    decisions,
    ...(columnBy && { columnBy }),
  });

/** The fields of `crossingFields`, as the role that they play. */
export const CROSSING = ['hexsides', 'works', 'passage', 'level'] as const;
const WORKS_SIGNS = { redoubt: { sign: 'works' }, fortification: { sign: 'works' } } as const;

/** What a player can do about it. */
interface CrossingDecisions {
  readonly without?: Text;
  readonly higher?: Text;
  readonly noWorks?: Text;
}

/** What lies between two hexes. */
export const crossingFields = (
  says: { readonly level: Text; readonly passage: Text },
  applies: Shown,
  { without, higher, noWorks }: CrossingDecisions = {},
  columnBy?: ColumnBy,
) => ({
  hexsides: list({
    label: t('Hexside crossed', 'Bord d’hex franchi'),
    of: choice({
      label: t('Hexside', 'Bord d’hex'),
      options: listRowOptions(terrain2016, HEXSIDES, applies),
      default: 'stream',
      ...(columnBy && { columnBy }),
    }),
    max: HEXSIDES.length,
    decisions: { ...(without && { without }) },
  }),
  works: choice({
    label: t('Redoubt or fortification', 'Redoute ou fortification'),
    options: { none: t('none', 'aucune'), ...listRowOptions(terrain2016, WORKS, applies, WORKS_SIGNS) },
    default: 'none',
    decisions: { ...(noWorks && { none: noWorks }) },
    ...(columnBy && { columnBy }),
  }),
  passage: choice({
    label: says.passage,
    options: { into: t('into the works', 'vers l’intérieur'), out: t('out of the works', 'vers l’extérieur') },
    default: 'into',
    when: { works: WORKS },
  }),
  level: wholeNumber({
    label: says.level,
    help: t('Below zero where it lies lower.', 'Moins que zéro s’il est plus bas.'),
    min: -9,
    max: 9,
    default: 0,
    decisions: { ...(higher && { less: higher }) },
  }),
});
