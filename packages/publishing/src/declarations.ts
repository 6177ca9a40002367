import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { isExportDeclaration, isIdentifier, isSourceFile, isVariableStatement } from 'typescript/unstable/ast/is';
import { API, type Checker, type Symbol as Named, type Project, SymbolFlags } from 'typescript/unstable/sync';

/** A name of the public face, with its declaration as a program sees it. */
export interface Declared {
  readonly name: string;
  readonly about: string;
  readonly text: string;
  readonly symbol: Named;
}

export interface Face {
  /** What stands at the head of a door. */
  about(file: string): string;
  /** What a door exports, by name. */
  exports(file: string): Declared[];
  /** The names at the top of files in a folder that declarations are made of: exported or not. */
  needs(of: readonly Declared[], folder: string): Declared[];
}

const OPTIONS = {
  target: 'es2023',
  lib: ['es2024', 'dom'],
  module: 'nodenext',
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Two of one name stand in the order of what they are. */
const inOrder = (a: Declared, b: Declared): number =>
  a.name === b.name ? (a.text < b.text ? -1 : Number(a.text > b.text)) : a.name < b.name ? -1 : 1;

/** The statement that a declaration is, or stands in. */
const statementOf = (node: Node): Node => (isSourceFile(node.parent) ? node : statementOf(node.parent));

const textOf = (node: Node): string => {
  const statement = statementOf(node);
  const text = isVariableStatement(statement) ? `const ${node.getText()};` : statement.getText();
  // Where a type comes from is told where it is declared.
  return text
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replaceAll(/import\("[^"]+"\)\./g, '');
};

const identifiers = (node: Node): Node[] => {
  const nodes: Node[] = isIdentifier(node) ? [node] : [];
  node.forEachChild((child) => void nodes.push(...identifiers(child)));
  return nodes;
};

/** A comment, `@example` and all, as Markdown. */
const commentOf = (symbol: Named, checker: Checker): string =>
  [
    symbol.getDocumentationComment(checker),
    ...symbol.getJsDocTags(checker).map(({ name, text }) => `${name === 'example' ? '' : `@${name} `}${text ?? ''}`),
  ]
    .join('\n\n')
    .trim();

const faceOf = (project: Project): Face => {
  const { program, checker } = project;
  const sourceOf = (file: string): SourceFile => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not built`);
    return source;
  };
  const nodesOf = (symbol: Named): Node[] =>
    symbol.declarations.map((declaration) => declaration.resolve(project)).filter((node) => node !== undefined);
  const target = (symbol: Named): Named =>
    symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = (name: string, symbol: Named): Declared => ({
    name,
    about: commentOf(symbol, checker),
    text: nodesOf(symbol).map(textOf).join('\n'),
    symbol,
  });
  const isTop = (node: Node): boolean => {
    // A whole module, named by `import * as`, is no declaration.
    if (isSourceFile(node)) return false;
    const statement = statementOf(node);
    return statement === node || (isVariableStatement(statement) && node.parent.parent === statement);
  };
  return {
    about: (file) => {
      const source = sourceOf(file);
      const [first] = source.statements;
      const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source.text) ?? [];
      // Before a declaration it is that declaration's own.
      return first && isExportDeclaration(first) ? comment.replaceAll(/^ \* ?/gm, '').trim() : '';
    },
    exports: (file) => {
      const module = checker.getSymbolAtLocation(sourceOf(file));
      return (module ? checker.getExportsOfModule(module) : [])
        .map((symbol) => declared(symbol.name, target(symbol)))
        .sort(inOrder);
    },
    needs: (of, folder) => {
      const collected = new Map<number, Declared>();
      const seek = (symbols: readonly Named[]): void => {
        const names = symbols.flatMap(nodesOf).flatMap(identifiers);
        for (const symbol of names.length > 0 ? checker.getSymbolAtLocation(names) : []) {
          const meant = symbol && target(symbol);
          if (!meant || collected.has(meant.id)) continue;
          const nodes = nodesOf(meant);
          if (!nodes.some((node) => node.getSourceFile().fileName.startsWith(`${folder}/`) && isTop(node))) continue;
          collected.set(meant.id, declared(meant.name, meant));
          seek([meant]);
        }
      };
      seek(of.map(({ symbol }) => symbol));
      return [...collected.values()].sort(inOrder);
    },
  };
};

/** Reads declarations as the compiler does, all of them at once. */
export const readFace = <T>(files: readonly string[], read: (face: Face) => T): T => {
  const at = mkdtempSync(join(tmpdir(), 'face-'));
  const config = join(at, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions: OPTIONS, files }));
  const api = new API({ cwd: at });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('the compiler opens no project');
    return read(faceOf(project));
  } finally {
    api.close();
    rmSync(at, { recursive: true, force: true });
  }
};
