import { t } from '@coup-doeil/core/chart';
import { parseAst } from 'vite';
import type { Lang } from '../lib/words.ts';

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flatMap(nodesIn);

const nameOf = (node: unknown): string | undefined =>
  !isNode(node) ? undefined : typeof node.name === 'string' ? node.name : String(node.value);

/** How a module makes its texts: the local name of core's `t`, and where it comes from. */
interface Maker {
  readonly name: string;
  readonly from: string;
}

const findMaker = (program: Node): Maker | undefined => {
  for (const { type, source, specifiers } of nodesIn(program.body)) {
    const from = type === 'ImportDeclaration' && isNode(source) ? String(source.value) : '';
    if (!/^@coup-doeil\/core\/|(?:^|\/)text\/index\.js$/.test(from)) continue;
    const specifier = nodesIn(specifiers).find(({ imported }) => nameOf(imported) === 't');
    const name = nameOf(specifier?.local);
    if (name !== undefined) return { name, from };
  }
  return undefined;
};

/** The languages that stand in the code, in the order in which `t` takes them. */
const WRITTEN: readonly Lang[] = ['en', 'fr'];

/** A call of `t`: the text of one language, as code, and what fills it. */
interface TextCall {
  /** The argument that is the text, or its source where no argument is. */
  readonly text: Node | string;
  readonly values: Node | undefined;
}

/** Taken apart, `t('…', '…', { … })`; nothing for what is no call of it, or cannot be translated before it runs. */
const findTextCall = (node: Node, maker: Maker | undefined, lang: Lang): TextCall | undefined => {
  if (node.type !== 'CallExpression' || maker === undefined || nameOf(node.callee) !== maker.name) return undefined;
  const [en, fr, values] = nodesIn(node.arguments);
  if (en === undefined || fr === undefined) throw new Error(`${maker.name} takes a text in English and one in French`);
  const written = [en, fr][WRITTEN.indexOf(lang)];
  if (written !== undefined) return { text: written, values };
  if (typeof en.value !== 'string' || typeof fr.value !== 'string') return undefined;
  return { text: JSON.stringify(t(en.value, fr.value)[lang]), values };
};

/** The abbreviations of a key keep every language: cells are stored with the English ones, and shown with another's. */
const isSymbol = ({ type, key }: Node): boolean => type === 'Property' && nameOf(key) === 'symbol';

/** What only other pages show, which the build writes; a calculator's script does without. Each is known by the property beside it. */
const pageProperties = [
  ['why', 'question'],
  ['confidence', 'question'],
  ['cite', 'question'],
  ['lead', 'input'],
  ['groups', 'document'],
  // No line of a working goes by the text of a note: a rule gives it a name.
  ['text', 'mark'],
  // Another printing's note says its mark where it changes.
  ['text', 'terms'],
] as const;

/** What the board’s scripts do without besides: of a game’s meta they know its id and its version. */
const boardProperties = [
  ['title', 'publisher'],
  ['period', 'publisher'],
  ['about', 'publisher'],
  ['charts', 'publisher'],
  ['calculators', 'publisher'],
] as const;

/** Of these the texts that are written out go, not those that are read from a sheet. */
const TEXTS: readonly string[] = ['why', 'lead', 'text'];

const isWritten = ({ type }: Node): boolean =>
  /^(?:CallExpression|ObjectExpression|ArrayExpression|Literal)$/.test(type);

/** The values of an object that the script does without, where they are written out. */
const findPageValues = (
  { type, properties }: Node,
  dropped: readonly (readonly [name: string, beside: string])[],
  isText: (node: Node) => boolean,
): readonly Node[] => {
  const own = type === 'ObjectExpression' ? nodesIn(properties) : [];
  const readValue = (name: string) => own.find(({ key }) => nameOf(key) === name)?.value;
  return dropped.flatMap(([name, beside]) =>
    readValue(beside) === undefined
      ? []
      : nodesIn(readValue(name)).filter((node) => (TEXTS.includes(name) ? isText(node) : isWritten(node))),
  );
};

/** What players might decide otherwise is told by a calculator’s page; the board has counters for that. */
const isDecisions = ({ type, key }: Node): boolean => type === 'Property' && nameOf(key) === 'decisions';

/** What `fill` goes by in a module that fills texts. */
const FILL = 'fillText';

/** The code of a module with each text in one language only; for the board also without what only forms ask for. */
export const keepOneLanguage = (code: string, lang: Lang, isBoard = false): string => {
  // A border: the tree's own types name every kind of node; a few parts are read here.
  const program = parseAst(code) as unknown as Node;
  const maker = findMaker(program);
  const properties = isBoard ? [...pageProperties, ...boardProperties] : pageProperties;
  const dropped = new Set<Node>();
  let fills = false;
  let result = '';
  let at = 0;
  /** Puts `source` where the code between here and `to` was. */
  const replace = (from: number, to: number, source: string): void => {
    result += code.slice(at, from) + source;
    at = to;
  };
  const walkText = (node: Node, { text, values }: TextCall): void => {
    const head = `${values ? `${FILL}(` : ''}({${lang}:`;
    if (typeof text === 'string') replace(node.start, node.end, `${head}${text}})`);
    else {
      replace(node.start, text.start, head);
      walk(text);
      replace(text.end, node.end, '})');
    }
    if (!values) return;
    fills = true;
    // The values come after the text, whichever argument that is.
    at = values.start;
    result += ',';
    walk(values);
    replace(values.end, node.end, ')');
  };
  const walk = (node: Node): void => {
    if (isSymbol(node)) return;
    if (isBoard && isDecisions(node)) {
      replace(node.start, node.end, 'decisions: {}');
      return;
    }
    if (dropped.has(node)) {
      replace(node.start, node.end, "''");
      return;
    }
    const isText = (value: Node): boolean => findTextCall(value, maker, lang) !== undefined;
    for (const value of findPageValues(node, properties, isText)) dropped.add(value);
    const call = findTextCall(node, maker, lang);
    if (call) walkText(node, call);
    else for (const part of childrenOf(node)) walk(part);
  };
  walk(program);
  const imported = fills && maker ? `\nimport { fill as ${FILL} } from ${JSON.stringify(maker.from)};` : '';
  return result + code.slice(at) + imported;
};
