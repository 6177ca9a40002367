import { parseAst } from 'vite';
import { type Lang, langs } from '../lib/words.ts';

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

/** The local name of core's `t`, where a module imports it. */
const findTextMaker = (program: Node): string | undefined => {
  for (const { type, source, specifiers } of nodesIn(program.body)) {
    const from = type === 'ImportDeclaration' && isNode(source) ? String(source.value) : '';
    if (!/^@coup-doeil\/core\/|(?:^|\/)text\.js$/.test(from)) continue;
    const specifier = nodesIn(specifiers).find(({ imported }) => nameOf(imported) === 't');
    if (specifier) return nameOf(specifier.local);
  }
  return undefined;
};

/** The part of a text that is in one language: an argument of `t('…', '…')`, a value of `{ en: …, fr: … }`. */
const findTextIn = (node: Node, maker: string | undefined, lang: Lang): Node | undefined => {
  if (node.type === 'CallExpression' && maker !== undefined && nameOf(node.callee) === maker) {
    const texts = nodesIn(node.arguments);
    if (texts.length !== langs.length) throw new Error(`${maker} takes a text in each language`);
    return texts[langs.indexOf(lang)];
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = nodesIn(node.properties);
  const findProperty = (name: string) =>
    properties.find(({ type, computed, key }) => type === 'Property' && computed !== true && nameOf(key) === name);
  const isText = properties.length === langs.length && langs.every(findProperty);
  const value = isText ? findProperty(lang)?.value : undefined;
  return isNode(value) ? value : undefined;
};

/** The abbreviations of a key keep every language: cells are stored with the English ones, and shown with another's. */
const isSymbol = ({ type, key }: Node): boolean => type === 'Property' && nameOf(key) === 'symbol';

/** Texts that a calculator's script never shows, as the page has them, each known by the property beside it. */
const pageTexts = [
  ['why', 'question'],
  ['lead', 'input'],
] as const;

/** The texts of an object that the script does without. */
const findPageTexts = ({ type, properties }: Node): readonly Node[] => {
  const own = type === 'ObjectExpression' ? nodesIn(properties) : [];
  const readValue = (name: string) => own.find(({ key }) => nameOf(key) === name)?.value;
  return pageTexts.flatMap(([name, beside]) => (readValue(beside) === undefined ? [] : nodesIn(readValue(name))));
};

/** The code of a module with each text in one language only. */
export const inOneLanguage = (code: string, lang: Lang): string => {
  // A border: the tree's own types name every kind of node; a few parts are read here.
  const program = parseAst(code) as unknown as Node;
  const maker = findTextMaker(program);
  const dropped = new Set<Node>();
  let result = '';
  let at = 0;
  const walk = (node: Node): void => {
    if (isSymbol(node)) return;
    if (dropped.has(node)) {
      result += `${code.slice(at, node.start)}''`;
      at = node.end;
      return;
    }
    for (const text of findPageTexts(node)) if (text.type === 'CallExpression') dropped.add(text);
    const text = findTextIn(node, maker, lang);
    if (text === undefined) {
      for (const part of childrenOf(node)) walk(part);
      return;
    }
    result += `${code.slice(at, node.start)}({${lang}:`;
    at = text.start;
    walk(text);
    result += `${code.slice(at, text.end)}})`;
    at = node.end;
  };
  walk(program);
  return result + code.slice(at);
};
