import { LANGUAGES, type Text, TYPOGRAPHY } from '@coup-doeil/core/chart';
import { formatPlaceId, isRefusal } from '@coup-doeil/core/game';
import { type Check, chartsOf, type Subject } from './subject.ts';
import { answerOf } from './trace.ts';

interface PlacedText {
  readonly at: string;
  readonly text: Text;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const meant = (value: object): boolean => LANGUAGES.some((language) => Object.hasOwn(value, language));

/** Every text inside a value: any object with a language among its keys. */
const texts = (value: unknown, at: string): PlacedText[] => {
  if (!isObject(value)) return [];
  // A text in one language alone is a text too: what is missing is reported below.
  if (meant(value)) return [{ at, text: value as Text }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) && isObject(inner) && typeof inner.id === 'string' ? inner.id : key;
    return texts(inner, `${at}.${name}`);
  });
};

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
/** The languages that set a space before these signs. */
const SPACED = LANGUAGES.filter((language) => TYPOGRAPHY[language].space !== '');
/** A sign without its space; colons between figures (a time, a ratio) and a sign before a question mark are let through. */
const BARE = /(?<![\u202f+\-−/])[;!?%]|(?<!\u202f|\d ?(?=: ?\d)):(?!\/)/u;
/** English in the place of a text that a language has not yet. */
const UNTRANSLATED = /\[en\] /;

const wrong = ({ at, text }: PlacedText): string[] => [
  ...LANGUAGES.filter((language) => typeof text[language] !== 'string' || text[language].trim() === '').map(
    (language) => `${at}: no text in ${language}`,
  ),
  ...SPACED.flatMap((language) => {
    const own = text[language] ?? '';
    if (!BARE.test(own) || UNTRANSLATED.test(own)) return [];
    return [`${at}: a sign wants a narrow no-break space before it in ${NAMES.of(language)}: ${own}`];
  }),
];

const standing = (subject: Subject): PlacedText[] => {
  const { game, calculators, door } = subject;
  const { meta, sources, readings, silences } = game;
  return [
    ...texts(meta, 'meta'),
    ...texts(sources, 'sources'),
    ...texts(readings, 'readings'),
    ...texts(silences, 'silences'),
    ...chartsOf(subject).flatMap(({ edition, chart: { title, columns, groups, rows, notes, id } }) =>
      texts({ title, columns, groups, rows, notes }, `${edition} ${id}`),
    ),
    ...calculators.flatMap(({ id, title, lead, input, readings, measure, odds, examples }) =>
      texts({ title, lead, input, readings, measure: measure?.label, odds, examples }, `calculator ${id}`),
    ),
    ...texts({ palette: door?.palette, actions: door?.actions, modes: door?.march.modes }, 'battle'),
  ];
};

/** The texts of answers: steps, facts and refusals, named by their calculator and not by each ask. */
const answerTexts = ({ traces }: Subject): PlacedText[] =>
  traces.flatMap((trace) => {
    const { calculator, steps, result } = trace;
    const refused = result && isRefusal(result) ? { [formatPlaceId(result.refused.cite)]: result.refused.reason } : {};
    return texts({ steps, facts: answerOf(trace)?.facts, refused }, `calculator ${calculator.id}`);
  });

const WORD = /\p{L}{3}/u;

/** The texts of outcomes; one that equals its id was never given words. */
const outcomeTexts = ({ traces }: Subject): (PlacedText & { readonly id: string })[] => {
  const met = new Map<string, PlacedText & { readonly id: string }>();
  for (const trace of traces)
    for (const [list, { ways }] of Object.entries(answerOf(trace)?.odds ?? {}))
      for (const [id] of ways) {
        const at = `calculator ${trace.calculator.id}, odds ${list}, outcome ${id}`;
        const text = trace.calculator.odds?.[list]?.outcome(id);
        if (text) met.set(at, { at, text, id });
      }
  return [...met.values()];
};

export const languages: Check = {
  id: 'languages',
  says: 'everything a person reads is there in every language',
  run: (subject) => {
    const outcomes = outcomeTexts(subject);
    const all = [...standing(subject), ...outcomes, ...answerTexts(subject)];
    const problems = new Map<string, string[]>();
    // A place with many texts is reported once, by the first that is wrong.
    const distinct = new Map(all.map((placed) => [`${placed.at} ${Object.values(placed.text).join(' ')}`, placed]));
    for (const placed of distinct.values())
      if (!problems.has(placed.at) && wrong(placed).length > 0) problems.set(placed.at, wrong(placed));
    return [
      ...[...problems.values()].flat(),
      ...outcomes
        .filter(({ id, text }) => WORD.test(id) && Object.values(text).every((word) => word === id))
        .map(({ at }) => `${at}: it has no words`),
    ];
  },
};
