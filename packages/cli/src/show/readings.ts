import type { Brief, Fact } from '@coup-doeil/core/game';
import type { Style } from '../io.ts';
import { WORDS } from '../words.ts';
import { percent } from './odds.ts';
import { colon, heading, type Shown } from './shown.ts';
import { signed, wrap } from './text.ts';

export const factText = ({ value, text }: Fact, style: Style): string =>
  text ? style.say(text) : typeof value === 'boolean' ? (value ? '✓' : '✗') : value === null ? '–' : String(value);

/** An answer in a few words, to set beside the one at hand. */
export const briefText = (brief: Brief, style: Style, own: readonly Fact[] = []): string => {
  if (brief.refused) return `${style.say(WORDS.refused)}. ${style.say(brief.refused.reason)}`;
  const parts = [
    ...(brief.total === null ? [] : [signed(brief.total)]),
    ...(brief.measure ? [percent(brief.measure.ways, brief.measure.of, style)] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  const other = brief.facts.filter((one) => !own.some(({ id, value }) => id === one.id && value === one.value));
  return (other.length > 0 ? other : brief.facts)
    .map((one) => `${style.say(one.label)}${colon(style)} ${factText(one, style)}`)
    .join('; ');
};

/** The doubtful places that were read, how, and what another reading would bring. */
export const showReadings = ({ report, calculator, style }: Shown): string[] => {
  if (report.readings.length === 0) return [];
  const lines = report.readings.flatMap(({ id, value, decisive, options }) => {
    const spec = calculator.readings[id];
    if (!spec) return [];
    const chosen = spec.options[value];
    const mark = decisive ? `! ${style.say(WORDS.decisive)}` : '·';
    const first = `${mark} ${style.say(spec.question)} ${chosen ? style.say(chosen) : value} (${id}=${value})`;
    const others = (options ?? [])
      .filter((option) => option.value !== value)
      .flatMap((option) =>
        wrap(
          `${style.say(WORDS.under)} ${id}=${option.value}: ${briefText(option, style, report.answer?.facts)}`,
          style.width - 4,
          2,
        ),
      )
      .map((line) => `    ${line}`);
    return [...wrap(first, style.width), ...others];
  });
  return [...heading(style, style.say(WORDS.readings)), ...lines];
};
