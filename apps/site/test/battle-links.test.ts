/* What a battle's link and file hold, and what of them is refused: each limit on either side. */
import { deflateRawSync } from 'node:zlib';
import { loadBattlefield, readBattlefield, saveBattlefield } from '@coup-doeil/core/battle';
import { type InputFault, isInputError } from '@coup-doeil/core/game';
import { createRecord, saveRecord } from '@coup-doeil/core/record';
import { isBattleLink } from '../src/board/share/link-kinds.ts';
import { packText, unpackText } from '../src/board/share/pack.ts';
import { dropPlan, makeLink, openBattleFile, openHash, openText } from '../src/board/share/share.ts';
import { expect, test } from './site.ts';

const start = readBattlefield({
  format: 'coup-doeil/battlefield',
  version: 2,
  grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' },
  units: [{ id: 'a', side: 'blue', arm: 'foot', name: 'Vieille Garde', hex: '0505' }],
});
const record = createRecord(start, 'seed');

const faultOf = async (act: () => unknown): Promise<InputFault | undefined> => {
  try {
    await act();
  } catch (error) {
    if (!isInputError(error)) throw error;
    const { code, field, allowed, given } = error;
    return { code, field, allowed, given };
  }
  return undefined;
};

const damaged = { code: 'damaged', field: 'link', allowed: { rule: 'whole-link' }, given: null };
const pack = (bytes: Uint8Array): string => deflateRawSync(bytes).toString('base64url');

test('a link is known by what stands before its data', () => {
  for (const hash of ['#r1=abc', '#b1=abc', '#r1=']) expect(isBattleLink(hash), hash).toBe(true);
  for (const hash of ['', '#', '#map', 'r1=abc', '#r1', '#r2=abc', '#record=abc', '#x=#r1=', '#abc=#b1=', '##r1=a'])
    expect(isBattleLink(hash), hash).toBe(false);
});

test('any text comes back as it was, in letters that an address may hold', async () => {
  const texts = [
    '',
    'a',
    'Été 1809 \u{1f3f0} "<b>"',
    // Long, of letters of several bytes, which come apart where a piece of the stream ends.
    'é\u{1f3f0}x'.repeat(60_000),
    ...Array.from({ length: 60 }, (_, i) =>
      String.fromCodePoint(...Array.from({ length: 40 }, (_, j) => 33 + ((i * j * 7919) % 900))),
    ),
  ];
  const packed = await Promise.all(texts.map(packText));
  for (const [i, letters] of packed.entries()) {
    expect(letters).toMatch(/^[\w-]*$/);
    expect(await unpackText(letters)).toBe(texts[i]);
  }
  // All the letters that stand in for others in an address came up.
  expect(packed.join('')).toMatch(/-.*_|_.*-/);
});

test('what is no whole link is damaged: letters of another alphabet, bytes that are no text, an end that is cut off', async () => {
  const letters = pack(Buffer.from('a battle'));
  expect(await unpackText(letters)).toBe('a battle');
  for (const bad of [
    `${letters} `,
    ` ${letters}`,
    `${letters}=`,
    `${letters.slice(0, 4)}+${letters.slice(4)}`,
    `${letters}\n`,
    letters.slice(0, -3),
    'A',
    '',
    pack(Buffer.from([0xff, 0xfe])),
    // The first half of a letter of two bytes.
    pack(Buffer.from('é').subarray(0, 1)),
  ])
    expect(await faultOf(() => unpackText(bad)), JSON.stringify(bad)).toEqual(damaged);
});

test('the longest link and the longest text are taken, and nothing longer', async () => {
  expect(await faultOf(() => unpackText('A'.repeat(200_000)))).toEqual(damaged);
  expect(await faultOf(() => unpackText('A'.repeat(200_001)))).toEqual({
    code: 'size',
    field: 'link',
    allowed: { rule: 'text', min: 0, max: 200_000 },
    given: null,
  });
  expect(await unpackText(pack(Buffer.alloc(2_000_000, 97)))).toHaveLength(2_000_000);
  expect(await faultOf(() => unpackText(pack(Buffer.alloc(2_000_001, 97))))).toEqual({
    code: 'size',
    field: 'link',
    allowed: { rule: 'text', min: 0, max: 2_000_000 },
    given: null,
  });
});

test('an address is offered up to eight thousand letters', async () => {
  const { link = '' } = (await makeLink('', record)) ?? {};
  const { link: short = '' } = (await makeLink('', createRecord(start, 'another'))) ?? {};
  expect(short.slice(0, 4)).toBe('#r1=');
  const fit = 'x'.repeat(8000 - link.length);
  expect((await makeLink(fit, record))?.link).toBe(fit + link);
  const next = await makeLink(`${fit}x`, record);
  expect(next?.holds).not.toBe('record');
  expect(next?.link.length ?? 0).toBeLessThanOrEqual(8000);
  expect(await makeLink('x'.repeat(8000), record)).toBeUndefined();
});

test('a plan goes along where it fits; where it does not, the record goes without it', async () => {
  const planned = (words: readonly string[]) => ({
    ...record,
    plan: { steps: words.map((id) => ({ id, march: { counter: 'a', to: '0506' } })) },
  });
  const whole = await makeLink('', planned(['one']));
  expect(whole?.holds).toBe('record');
  expect((await openHash(whole?.link ?? ''))?.plan?.steps).toHaveLength(1);
  const noise = Array.from({ length: 20 }, (_, i) => `w${Math.imul(i + 1, 2654435761) >>> 0}`);
  const bare = (await makeLink('', record))?.link ?? '';
  // Room for the record and for nothing more.
  const address = 'x'.repeat(8000 - bare.length);
  const dropped = await makeLink(address, planned(noise));
  expect(dropped).toEqual({ holds: 'record', link: address + bare });
  expect(dropPlan(planned(noise))).toEqual(record);
});

test('a text is a battlefield or a record by what it says of itself', async () => {
  const field = saveBattlefield(start);
  expect(openText(field)).toMatchObject({ format: 'coup-doeil/record', start: loadBattlefield(field), entries: [] });
  expect(saveRecord(openText(saveRecord(record)))).toBe(saveRecord(record));
  // JSON, but no document: what is wrong is not that it is no JSON.
  for (const text of ['null', '7', '"x/battlefield"', '[]', '{}', 'true'])
    expect((await faultOf(() => openText(text)))?.code, text).not.toBe('json');
  for (const format of ['coup-doeil/battlefield/2', 'battlefield', 'coup-doeil/battlefields', 7])
    expect(await faultOf(() => openText(JSON.stringify({ format }))), String(format)).toMatchObject({
      field: 'format',
      allowed: ['coup-doeil/record'],
    });
  expect(await faultOf(() => openText('{'))).toEqual({
    code: 'json',
    field: 'document',
    allowed: { rule: 'json' },
    given: null,
  });
});

test('a hash that holds no battle is left alone, with or without its sign', async () => {
  const { link = '' } = (await makeLink('', record)) ?? {};
  expect(saveRecord((await openHash(link.slice(1))) ?? record)).toBe(saveRecord(record));
  for (const hash of [
    '',
    '#',
    '#r1',
    '#=',
    '#record=abc',
    '#battlefield=abc',
    '#map=r1',
    `#${link}`,
    link.replace('#r1', 'r1#'),
    `x${link}`,
  ])
    expect(await openHash(hash), hash).toBeUndefined();
  expect(await faultOf(() => openHash('#r1='))).toEqual(damaged);
});

test('a file of twenty million bytes is opened, and none larger', async () => {
  const file = (size: number) => ({ size, text: async () => saveRecord(record) });
  expect(saveRecord(await openBattleFile(file(20_000_000)))).toBe(saveRecord(record));
  expect(await faultOf(() => openBattleFile(file(20_000_001)))).toEqual({
    code: 'size',
    field: 'file',
    allowed: { rule: 'text', min: 0, max: 20_000_000 },
    given: 20_000_001,
  });
});
