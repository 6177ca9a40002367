import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAIN, shell } from '../process.ts';
import { freshFolder, gameFile, metaFile, projectOf } from '../stranger.ts';

const FIRE = 'coup-doeil calc jours-de-gloire fire';
const noTrace = (text: string) => expect(text).not.toMatch(/\n\s+at |node:internal|Error:/);

/** The command as npm installs it, with the games that it depends on: no draft of the workspace is beside it. */
const install = (): string => {
  const modules = join(freshFolder(), 'node_modules');
  const own = join(modules, 'coup-doeil');
  const source = join(MAIN, '../..');
  for (const part of ['package.json', 'dist']) cpSync(join(source, part), join(own, part), { recursive: true });
  mkdirSync(join(modules, '@coup-doeil'));
  for (const name of ['core', 'corbach-1760', 'jours-de-gloire', 'seven-years-war'])
    symlinkSync(join(source, '..', name), join(modules, '@coup-doeil', name));
  return join(own, 'dist/main.js');
};

/** Loaded before a program: says on standard error which modules it loads. */
const TRACE = `data:text/javascript,import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (process.stderr.write(url + String.fromCharCode(10)), next(url, context)) });`;

test('a list of games loads no charts, no rules and no words for answers', async () => {
  const { out, err } = await shell(`'${process.execPath}' --import "${TRACE}" '${install()}' games`);
  expect(out).toContain('(jours-de-gloire)');
  const loaded = err.split('\n').filter((url) => url.startsWith('file:'));
  expect(loaded.filter((url) => /jours-de-gloire/.test(url))).toEqual([expect.stringMatching(/\/meta\.js$/)]);
  expect(loaded.filter((url) => /\/(?:core\/dist\/(?!text\/)|dice|hex)\b/.test(url))).toEqual([]);
});

/** The oldest Node that the command’s manifest allows. */
const [, least] = />=(\d+)/.exec(readFileSync(join(MAIN, '../../package.json'), 'utf8')) ?? [];
test.each([
  [{}, `coup-doeil: Node ${least} or later is needed; this is Node 20.20.2\n`],
  [{ LANG: 'fr_FR.UTF-8' }, `coup-doeil: il faut Node ${least} ou plus récent\u202f; celui-ci est Node 20.20.2\n`],
])('an older Node is told which is needed, %o', async (env, err) => {
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`;
  const line = `'${process.execPath}' --import "${old}" '${MAIN}' games`;
  expect(await shell(line, env)).toEqual({ code: 2, out: '', err });
});

describe('at a prompt', () => {
  test('no locale, no terminal: English, no colour, a page wide', async () => {
    const { code, out, err } = await shell(`${FIRE} strength=6`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Artillery fire/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
    expect(out).not.toMatch(/\u001b/);
  });

  test.each([
    [{ LANG: 'fr_FR.UTF-8' }, /^Tir d’artillerie/],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' }, /^Artillery fire/],
    [{ LC_MESSAGES: 'fr_CA' }, /^Tir d’artillerie/],
    [{ LANG: 'de_DE.UTF-8' }, /^Artillery fire/],
  ])('the locale %o chooses the language', async (env, title) => {
    expect((await shell(FIRE, env)).out).toMatch(title);
  });

  test('a terminal of 60 columns, by COLUMNS', async () => {
    const { out } = await shell('coup-doeil charts jours-de-gloire terrain', { COLUMNS: '60' });
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(60);
  });

  test.skipIf(process.platform !== 'linux')(
    'a real terminal: colour there, and none with NO_COLOR or on a dumb one',
    async () => {
      const typed = (env: Record<string, string>) =>
        shell(
          `script -qec '"${process.execPath}" "$0" calc jours-de-gloire fire' /dev/null`.replace('$0', '$MAIN'),
          env,
        );
      const bold = '\u001b[1m';
      expect((await typed({ MAIN, TERM: 'xterm' })).out).toContain(bold);
      expect((await typed({ MAIN, TERM: 'xterm', NO_COLOR: '1' })).out).not.toContain(bold);
      expect((await typed({ MAIN, TERM: 'dumb' })).out).not.toContain(bold);
    },
  );
});

describe('in a pipe', () => {
  test('JSON on standard input', async () => {
    const { code, out } = await shell(`echo '{"strength":6}' | ${FIRE} --json`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ input: { strength: 6 }, refused: null });
  });

  test('a reader that has had enough ends it quietly', async () => {
    const { out, err } = await shell(`yes '{}' | ${FIRE} --lines | head -n 1`);
    expect(JSON.parse(out)).toMatchObject({ game: 'jours-de-gloire' });
    expect(err).toBe('');
    const told = await shell(`{ ${FIRE} --what-if; echo "exit $?" >&2; } | true`);
    expect(told.err).toBe('exit 0\n');
  });

  test('input cut off in the middle', async () => {
    const { code, out, err } = await shell(`printf '{"strength":' | ${FIRE}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('coup-doeil: standard input: given “{"strength":”; allowed: one JSON object.\n');
    const stream = await shell(`printf '{"strength":5}\\n{"stre' | ${FIRE} --lines`);
    expect(stream.code).toBe(2);
    expect(
      stream.out
        .split('\n')
        .slice(0, 2)
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ input: { strength: 5 } }, { line: 2, error: { code: 'json' } }]);
  });

  test('an answer comes as soon as its line was sent', async () => {
    const line = `coproc S { ${FIRE} --lines; }; echo '{"strength":7}' >&"\${S[1]}"; read -r -t 20 got <&"\${S[0]}"; echo "$got"; kill "$S_PID"`;
    expect(JSON.parse((await shell(line)).out)).toMatchObject({ input: { strength: 7 } });
  });

  test.each([
    ['nowhere to write', `${FIRE} >&-`],
    ['nothing to read from', `${FIRE} <&-`],
    ['a full disk', `[ -e /dev/full ] || exit 2; ${FIRE} > /dev/full`],
    [
      'a game that does not load',
      `cd "$(mktemp -d)"; mkdir -p node_modules/g; echo '{"dependencies":{"g":"1"}}' > package.json; echo '{"name":"g","coupDoeil":{"game":true}}' > node_modules/g/package.json; coup-doeil games`,
    ],
    ['a package.json that is none', `cd "$(mktemp -d)"; echo '{' > package.json; coup-doeil games`],
    ['a folder that is gone', `d="$(mktemp -d)"; cd "$d"; rmdir "$d"; coup-doeil games`],
  ])('%s: no trace', async (_, line) => {
    const { code, err } = await shell(line, {}, undefined, install());
    expect([0, 2]).toContain(code);
    noTrace(err);
    expect(err.split('\n').length).toBeLessThanOrEqual(2);
  });

  test.each(['', ' --lines', ' --json'])('a folder is no input%s', async (more) => {
    const { code, err } = await shell(`${FIRE}${more} < /`);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'coup-doeil: standard input: could not be read; allowed: a file or a pipe, not a folder.\n',
    });
  });

  test('an empty pipe or file is no input; nothing to read from is', async () => {
    for (const line of [`: | ${FIRE}`, `f="$(mktemp)"; ${FIRE} < "$f"; c=$?; rm "$f"; exit $c`])
      expect(await shell(line)).toMatchObject({ code: 2, out: '' });
    expect((await shell(`${FIRE} < /dev/null`)).code).toBe(0);
  });

  test('why a game does not load is told, whichever of its doors it is, and the others go on', async () => {
    const project = projectOf({
      unbuilt: {},
      odd: { 'meta.js': 'export const met = 1;' },
      bare: { 'meta.js': metaFile({ title: { en: 'Bare' } }) },
      cheating: {
        'meta.js': "export const meta = { get id() { throw new Error('a trap'); } };",
      },
      torn: { 'meta.js': metaFile({ id: 'torn' }), 'index.js': "throw new Error('its charts\\nare torn');" },
      other: {
        'meta.js': metaFile({ id: 'other' }),
        'index.js': gameFile({ id: 'jours-de-gloire' }),
      },
    });
    const { code, err } = await shell('coup-doeil charts torn', {}, project);
    expect(code).toBe(1);
    expect(err).toMatch(/^coup-doeil: unbuilt: marked as a game, but it cannot be loaded: .*meta\.js/m);
    expect(err).toMatch(/^coup-doeil: odd: marked as a game, but it cannot be loaded: its \.\/meta exports no meta$/m);
    expect(err).toMatch(/^coup-doeil: bare: .*: its meta is not right at title\.fr$/m);
    expect(err).toMatch(/^coup-doeil: cheating: .*: a trap$/m);
    expect(err).toMatch(/^coup-doeil: torn: marked as a game, but it cannot be loaded: its charts$/m);
    const french = await shell('coup-doeil charts torn --lang fr', {}, project);
    expect(french.err).toContain('torn\u202f: marqué comme un jeu, mais impossible à charger\u202f: its charts\n');
    // A whole game that says that it is another is not what was asked for.
    expect((await shell('coup-doeil charts other', {}, project)).err).toMatch(/^coup-doeil: other: .* no game other$/m);
    expect((await shell('coup-doeil calc jours-de-gloire fire --json', {}, project)).code).toBe(0);
  });

  test('a game that ends the process, never ends, or prints touches no other', async () => {
    const project = projectOf({
      ending: { 'meta.js': 'process.exit(0);' },
      looping: { 'meta.js': 'for (;;);' },
      waiting: { 'meta.js': 'await new Promise(() => {}); export const meta = 1;' },
      greedy: { 'meta.js': 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));' },
      printing: {
        'meta.js': `console.log('{}'); ${metaFile({ id: 'printing' })}`,
        'index.js': gameFile({ id: 'printing' }),
      },
      later: { 'meta.js': metaFile({ id: 'later' }), 'index.js': 'process.exit(0);' },
      chatting: {
        'meta.js': metaFile({ id: 'chatting' }),
        'index.js': `console.log('{}'); ${gameFile({ id: 'chatting' })}`,
      },
    });
    const { code, out, err } = await shell('coup-doeil games --json', {}, project, install());
    expect(code).toBe(0);
    // Nothing that a game prints while it is loaded is among it.
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual([
      ...['corbach-1760', 'jours-de-gloire', 'seven-years-war', 'printing', 'chatting'],
    ]);
    expect(err.trimEnd().split('\n').sort()).toEqual([
      expect.stringMatching(/^coup-doeil: ending: .*: it ends the process$/),
      expect.stringMatching(/^coup-doeil: greedy: .*memory/),
      expect.stringMatching(/^coup-doeil: later: .*: it ends the process$/),
      expect.stringMatching(/^coup-doeil: looping: .*: it was not loaded within 5 seconds$/),
      expect.stringMatching(/^coup-doeil: waiting: .*: it ends the process$/),
      // What a game prints while it is loaded.
      '{}',
    ]);
    const asked = await shell('coup-doeil charts later', {}, project);
    expect(asked).toMatchObject({ code: 1, out: '' });
    expect(asked.err).toMatch(/^coup-doeil: later: .*: it ends the process$/m);
  });

  test('another game in the project, by its mark alone', async () => {
    const project = projectOf({
      'the-other-game': { 'meta.js': metaFile({ id: 'other' }), 'index.js': gameFile({ id: 'other' }) },
    });
    const { out } = await shell('coup-doeil games --json', {}, project);
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id: 'other', package: 'the-other-game' }));
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id: 'jours-de-gloire' }));
  });

  test('a package that says it is a known game stands in for nobody: both are named', async () => {
    const project = projectOf({
      'false-glory': { 'meta.js': metaFile({ id: 'jours-de-gloire' }) },
      // Of one name, it is the command's own that counts.
      '@coup-doeil/corbach-1760': { 'meta.js': metaFile({ id: 'corbach-1760', version: '9.9.9' }) },
    });
    const both =
      /^coup-doeil: @coup-doeil\/jours-de-gloire, false-glory: each says that it is the game jours-de-gloire/;
    const asked = await shell('coup-doeil calc jours-de-gloire fire --json', {}, project);
    expect(asked).toMatchObject({ code: 1, out: '' });
    expect(asked.err).toMatch(both);
    expect(asked.err.split('\n')).toHaveLength(2);
    const french = await shell('coup-doeil calc jours-de-gloire fire --lang fr', {}, project);
    expect(french.err).toContain('chacun se dit le jeu jours-de-gloire\u202f; n’en gardez qu’un');
    const listed = await shell('coup-doeil games --json', {}, project, install());
    expect(listed.err).toMatch(both);
    expect(JSON.parse(listed.out)).toMatchObject([
      { id: 'corbach-1760', version: expect.not.stringContaining('9.9.9') },
      { id: 'seven-years-war' },
    ]);
    expect((await shell('coup-doeil charts corbach-1760', {}, project)).code).toBe(0);
  });
});

test('installed from a registry, it finds the games it depends on', async () => {
  const { code, out, err } = await shell('coup-doeil games --json', {}, freshFolder(), install());
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject([{ id: 'corbach-1760' }, { id: 'jours-de-gloire' }, { id: 'seven-years-war' }]);
});

describe('completion, in bash itself', () => {
  const complete = async (typed: string): Promise<string[]> => {
    const line = `eval "$(coup-doeil completion bash)"
      COMP_LINE='${typed}'; COMP_POINT=\${#COMP_LINE}; _coup_doeil; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return (await shell(line)).out.trimEnd().split('\n');
  };
  test.each([
    ['coup-doeil ca', ['calc']],
    ['coup-doeil calc jours', ['jours-de-gloire']],
    ['coup-doeil calc jours-de-gloire sh', ['shock']],
    ['coup-doeil calc jours-de-gloire fire str', ['strength=']],
    ['coup-doeil calc jours-de-gloire fire targets.3.st', ['targets.3.state=']],
    ['coup-doeil calc jours-de-gloire fire works=re', ['redoubt']],
    ['coup-doeil calc jours-de-gloire fire --edition 20', ['2016', '2006']],
    ['coup-doeil charts jours-de-gloire --m', ['--md']],
  ])('%s', async (typed, expected) => {
    expect(await complete(typed)).toEqual(expected);
  });
});
