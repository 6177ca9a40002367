import { parseAst } from 'vite';
import { type Lang, langs } from '../lib/words.ts';

/** A node of the syntax tree, and what is read of it here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const partsOf = (node: Node): readonly Node[] => Object.values(node).flatMap(nodesIn);

const nameOf = (node: unknown): string | undefined =>
  !isNode(node) ? undefined : typeof node.name === 'string' ? node.name : String(node.value);

/** The name under which a module imports the `t` of texts, if it does. */
const textMaker = (program: Node): string | undefined => {
  for (const { type, source, specifiers } of nodesIn(program.body)) {
    const from = type === 'ImportDeclaration' && isNode(source) ? String(source.value) : '';
    if (!/^@coup-doeil\/core\/|(?:^|\/)text\.js$/.test(from)) continue;
    const found = nodesIn(specifiers).find(({ imported }) => nameOf(imported) === 't');
    if (found) return nameOf(found.local);
  }
  return undefined;
};

/** What a text says in one language: of `t('…', '…')` an argument, of `{ en: …, fr: … }` a value. */
const saidIn = (node: Node, maker: string | undefined, lang: Lang): Node | undefined => {
  if (node.type === 'CallExpression' && maker !== undefined && nameOf(node.callee) === maker) {
    const said = nodesIn(node.arguments);
    if (said.length !== langs.length) throw new Error(`${maker} takes a text in each language`);
    return said[langs.indexOf(lang)];
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = nodesIn(node.properties);
  const named = (one: string) =>
    properties.find(({ type, computed, key }) => type === 'Property' && computed !== true && nameOf(key) === one);
  const value = properties.length === langs.length && langs.every(named) ? named(lang)?.value : undefined;
  return isNode(value) ? value : undefined;
};

/** An abbreviation of a key stays whole: cells are kept with those of the English key, and shown with another's. */
const isSymbol = ({ type, key }: Node): boolean => type === 'Property' && nameOf(key) === 'symbol';

/** What a calculator's script never shows, by what stands beside it: why a reading is read so stands in the page. */
const asides = [
  ['why', 'question'],
  ['lead', 'input'],
] as const;

/** The texts of an object that its script leaves out. */
const leftOut = ({ type, properties }: Node): readonly Node[] => {
  const own = type === 'ObjectExpression' ? nodesIn(properties) : [];
  const named = (name: string) => own.find(({ key }) => nameOf(key) === name)?.value;
  return asides.flatMap(([name, beside]) => (named(beside) === undefined ? [] : nodesIn(named(name))));
};

/** The code of a module with every text in one language alone. */
export const inOneLanguage = (code: string, lang: Lang): string => {
  // A border: the tree's own types name every kind of node; a few parts are read here.
  const program = parseAst(code) as unknown as Node;
  const maker = textMaker(program);
  const aside = new Set<Node>();
  let made = '';
  let at = 0;
  const walk = (node: Node): void => {
    if (isSymbol(node)) return;
    if (aside.has(node)) {
      made += `${code.slice(at, node.start)}''`;
      at = node.end;
      return;
    }
    for (const one of leftOut(node)) if (one.type === 'CallExpression') aside.add(one);
    const said = saidIn(node, maker, lang);
    if (said === undefined) {
      for (const part of partsOf(node)) walk(part);
      return;
    }
    made += `${code.slice(at, node.start)}({${lang}:`;
    at = said.start;
    walk(said);
    made += `${code.slice(at, said.end)}})`;
    at = node.end;
  };
  walk(program);
  return made + code.slice(at);
};
