import {
  type AnyCalculator,
  type CheckedAsk,
  checkAsk,
  createPlainReport,
  type Meta,
  type Report,
} from '@coup-doeil/core/game';
import type { CitedChart } from '@coup-doeil/core/tell';
import type { Said } from '../../lib/words.ts';
import type { PlanPlace } from '../plan/planned.ts';

/** What a page is about; the same for its whole life. */
export interface Subject {
  readonly game: Pick<Meta, 'id' | 'version' | 'title'>;
  /** The calculator's name in both languages; its other texts are in the page's language alone. */
  readonly title: Said;
  readonly calculator: AnyCalculator;
  /** The key's symbols, from English to the language of the page. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Charts that the calculator does not read itself, by id: an answer may point at one. */
  readonly others?: Readonly<Record<string, CitedChart>>;
  /** Where the map of what is asked stands in the form, if there is one. */
  readonly plan: PlanPlace | undefined;
  /** Where a chart stands that is no page of the site. */
  readonly linkToChart?: (chart: string, anchor: string) => string;
}

/** A calculator and its game, wherever they are shown. */
export type GameCalculator = Pick<Subject, 'game' | 'calculator' | 'others' | 'linkToChart'>;

/** The state of a page before anybody has asked anything. */
export const defaultAsked = ({ calculator }: GameCalculator): CheckedAsk => checkAsk(calculator, {});

/** What is answered; options of readings that look alike are told apart where they are shown. */
export const reportOn = ({ game, calculator }: GameCalculator, asked: CheckedAsk): Report =>
  createPlainReport(game, calculator, asked);

/** What a calculator first shows: the build and hydration start from the same. */
export interface Opening {
  readonly asked: CheckedAsk;
  readonly report: Report;
}

export const openingOf = (subject: Subject): Opening => {
  const asked = defaultAsked(subject);
  return { asked, report: reportOn(subject, asked) };
};
