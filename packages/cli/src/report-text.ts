import { memoise, memoiseById, type Report } from '@coup-doeil/core/game';

/** The text of what is the same in many reports, made once: labels and citations, faces of a total, cells that are lit. */
const writeOnce = memoise((part: object): string => JSON.stringify(part));

/** Ids are few, and come again. */
const quote = memoiseById((id) => JSON.stringify(id));

const joinParts = <T>(parts: readonly T[], write: (part: T) => string): string => {
  let text = '[';
  for (const part of parts) text += text === '[' ? write(part) : `,${write(part)}`;
  return `${text}]`;
};

type Step = Report['working'][number];
type Way = Report['odds'][string][number];

const writeStep = ({ id, label, op, value, total, cite, by }: Step): string =>
  `{"id":${quote(id)},"label":${writeOnce(label)},"op":"${op}","value":${value},"total":${total},"cite":${writeOnce(cite)}${by === undefined ? '' : `,"by":${quote(by)}`}}`;

const writeWay = ({ id, label, ways, of }: Way): string =>
  `{"id":${quote(id)},"label":${writeOnce(label)},"ways":${ways},"of":${of}}`;

const writeOdds = (odds: Report['odds']): string => {
  let text = '{';
  for (const name in odds) text += `${text === '{' ? '' : ','}${quote(name)}:${joinParts(odds[name] ?? [], writeWay)}`;
  return `${text}}`;
};

const writeAnswer = (answer: Report['answer']): string => {
  if (!answer?.faces) return JSON.stringify(answer);
  const { faces, ...rest } = answer;
  const { rows, ...die } = faces;
  return `${open(rest)},"faces":${open(die)},"rows":${writeOnce(rows)}}}`;
};

/** An object in JSON without its last brace. */
const open = (part: object): string => JSON.stringify(part).slice(0, -1);

/** A report as `JSON.stringify` writes it, in half the time: most of its text is the same in every report. */
export const writeReport = ({ answer, working, odds, lit, readings, ...asked }: Report): string =>
  `${open(asked)},"answer":${writeAnswer(answer)},"working":${joinParts(working, writeStep)},"odds":${writeOdds(odds)},"lit":${joinParts(lit, writeOnce)},"readings":${JSON.stringify(readings)}}`;
