import type { Line } from '../chart/modifiers.ts';
import { type Text, t } from '../text/index.ts';
import type { Place, Tally } from './tally.ts';

/** A line of modifiers that holds here. Which other lines it sets aside is the chart's to say. */
export interface Claim {
  readonly line: Line;
  /** What it brings, where that is not the figure of the line itself: worked out, or from another chart. */
  readonly value?: number;
  /** How often the figure counts, for a line that counts by number. */
  readonly times?: number;
  /** Where the figure stands, when it is on another chart. */
  readonly place?: Place;
  readonly label?: () => Text;
  /** What sets the line aside, when that is no line: a note, a cell. */
  readonly by?: Place;
  /** Whether the line sets aside what it `replaces`, as this table reads it; asked only where it would. */
  readonly replaces?: () => boolean;
}

/** The claims of a sum by what sets them aside; a line that is replaced excludes no other. */
const setAside = (claims: readonly Claim[]): ReadonlyMap<Claim, Place> => {
  const open = claims.filter(({ by }) => !by);
  const replacing = open.filter(
    ({ line, replaces }) =>
      line.replaces.length > 0 && open.some((other) => line.replaces.includes(other.line.id)) && replaces?.() !== false,
  );
  const replacedBy = ({ line }: Claim): Line | undefined =>
    replacing.find((other) => other.line.replaces.includes(line.id))?.line;
  const rest = open.filter((claim) => !replacedBy(claim));
  const excludedBy = (claim: Claim): Line | undefined => {
    const { line } = claim;
    const at = rest.indexOf(claim);
    return rest.find((other, i) => {
      const mutual = other.line.notWith.includes(line.id);
      return line.notWith.includes(other.line.id) && !(mutual && at < i);
    })?.line;
  };
  return new Map(
    open.flatMap((claim) => {
      const line = replacedBy(claim) ?? excludedBy(claim);
      return line ? [[claim, line] as const] : [];
    }),
  );
};

const NONE: ReadonlyMap<Claim, Place> = new Map();

const addClaim = (
  tally: Pick<Tally, 'add' | 'ignore' | 'light'>,
  { line, times, value = line.value * (times ?? 1), place = line, label }: Claim,
  aside: Place | undefined,
): void => {
  const words = label ?? (times === undefined ? undefined : () => timesLabel(line, times));
  if (aside) tally.ignore(place, value, aside, words);
  else {
    tally.add(place, value, words);
    if (place !== line) tally.light(line);
  }
};

/** Most lines stand beside any other. */
const standsAlone = (claim: Claim | false): boolean =>
  !claim || claim.line.notWith.length + claim.line.replaces.length === 0;

/** Adds up the lines that hold, in the order given: what the chart excludes or replaces is told and not counted. */
export const addLines = (tally: Pick<Tally, 'add' | 'ignore' | 'light'>, claims: readonly (Claim | false)[]): void => {
  const aside = claims.every(standsAlone) ? NONE : setAside(claims.filter((claim) => claim !== false));
  for (const claim of claims) if (claim) addClaim(tally, claim, claim.by ?? aside.get(claim));
};

const timesLabel = ({ label }: Line, times: number): Text =>
  t('{label} ({times})', '{label} ({times})', { label, times });
