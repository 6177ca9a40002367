/* Every calculator and sequence with the keys alone, and as it is heard: all is reached, named and seen in focus,
   focus is never lost, and a new answer is said once. */

import { formatCount, formatTotal } from '@coup-doeil/core/tell';
import type { Page } from '@playwright/test';
import { address, calculators, LANGS, livePages, type One, open, packageAnswer } from './calculators.ts';
import { expect, test } from './site.ts';

/** One lane on a phone, where bars stick over the page; the other at a desk. */
const views = { en: { width: 390, height: 844 }, fr: { width: 1280, height: 900 } } as const;

const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** What is opened comes when it is opened: under every heading that brings something, it stands. */
const unfolded = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll(':is(.mine, .rulings, .log)')].every(
        ({ childElementCount }) => childElementCount > 1,
      ) && document.querySelectorAll('fieldset:is(.u-a, .u-d)').length === document.querySelectorAll('.u-save').length,
  );

/** In the page: opens what is shut, and notes of each stop of the focus what is amiss with it. */
const watchFocus = () => {
  const reached: Element[] = [];
  const faults: string[] = [];
  const root = document.querySelector('#calculator, #steps');
  for (const shut of root?.querySelectorAll('details') ?? []) shut.open = true;

  /** A control that is not seen itself is seen by its label. */
  const seenOf = (one: HTMLElement) => {
    const hidden = one.matches('input') && (one.offsetWidth < 10 || getComputedStyle(one).opacity === '0');
    return hidden ? one.closest('label') : one;
  };
  const ringed = (one: Element | null) => {
    const style = one && getComputedStyle(one);
    return style?.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2;
  };
  const covered = (one: HTMLElement, seen: Element) => {
    const [box] = seen.getClientRects();
    if (!box) return 'nothing, it has no place';
    const [x, y] = [box.left + Math.min(box.width / 2, 12), box.top + Math.min(box.height / 2, 12)];
    const over = document.elementFromPoint(x, y);
    const free = over && (seen.contains(over) || over.contains(seen) || over.closest('label')?.contains(one));
    return free ? undefined : (over?.outerHTML.slice(0, 60) ?? 'the edge of the window');
  };
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !root?.contains(target)) return;
    reached.push(target);
    const seen = seenOf(target);
    const name = (target.ariaLabel ?? seen?.textContent ?? '').slice(0, 60);
    if (!ringed(seen) && !ringed(target.closest('label'))) faults.push(`${name}: no ring`);
    const over = seen && covered(target, seen);
    if (over) faults.push(`${name}: under ${over}`);
  });
  const controls = ':is(a[href], button, input, select, textarea, summary):not(:disabled)';
  /** What is left to reach; of radios of one name one is enough. */
  const left = () =>
    [...(root?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
      (one) =>
        one.checkVisibility() &&
        !reached.some(
          (other) =>
            other === one ||
            (one.getAttribute('type') === 'radio' && other.matches(`[name="${one.getAttribute('name')}"]`)),
        ),
    );
  document.getElementById('main')?.focus();
  Object.assign(window, {
    walked: () => ({
      done: reached.length > 0 && !root?.contains(document.activeElement),
      faults,
      left: left().map((one) => `${one.outerHTML.slice(0, 90)}: not reached`),
    }),
  });
};

const STRIDE = 12;
const MOST_STRIDES = 40;

/** By Tab alone from the head of the page to its end; once more for what came while it was walked. */
const walk = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(watchFocus);
  await unfolded(page);
  let again = true;
  for (let i = 0; i < MOST_STRIDES; i++) {
    for (let j = 0; j < STRIDE; j++) await page.keyboard.press('Tab');
    // A border: the test itself put it there.
    const { done, faults, left } = await page.evaluate(() =>
      (window as unknown as { walked: () => { done: boolean; faults: string[]; left: string[] } }).walked(),
    );
    if (!done) continue;
    if (left.length === 0 || !again) return [...faults, ...left];
    again = false;
    await page.evaluate(() => document.getElementById('main')?.focus());
  }
  return ['Tab does not come out of it'];
};

const CONTROLS = ['button', 'link', 'textbox', 'spinbutton', 'combobox', 'checkbox', 'radio', 'DisclosureTriangle'];

/** In the browser's own tree for those who listen: every control has a name, and no other of its group has the same. */
const heard = async (page: Page): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const groups = (id: string | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node) return '';
    const role = node.role?.value;
    return `${groups(node.parentId)}${role === 'group' || role === 'region' ? `${node.name?.value ?? ''} > ` : ''}`;
  };
  const said = nodes
    .filter(({ ignored, role }) => !ignored && CONTROLS.includes(String(role?.value)))
    .map(({ role, name, parentId }) => ({ role: role?.value, name: String(name?.value ?? ''), in: groups(parentId) }));
  const keys = said.filter(({ role }) => role !== 'link').map(({ role, name, in: group }) => `${group}${role} ${name}`);
  return [
    ...said.filter(({ name }) => name.trim() === '').map(({ role, in: group }) => `${group}${role}: no name`),
    ...keys.filter((key, i) => keys.indexOf(key) < i).map((key) => `${key}: twice`),
  ];
};

/** Another value by keys, for each kind of control. */
const keyFor = (control: string): string =>
  control === 'SELECT' || control === 'radio' ? 'ArrowDown' : control === 'checkbox' ? 'Space' : 'ArrowUp';

/** Changes the answer from the form, and gives what the live regions said meanwhile. */
const changeByKeys = async (page: Page): Promise<readonly string[] | undefined> => {
  const fields = page.locator(
    '.field :is(input[role="spinbutton"], select, input[type="checkbox"], input[type="radio"]:checked):visible',
  );
  const answer = page.locator('.answer [role="status"]').first();
  await page.evaluate(() => {
    const said: string[] = [];
    const heard = new Map<HTMLElement, string>();
    Object.assign(window, { said });
    for (const region of document.querySelectorAll<HTMLElement>('#calculator [role="status"]')) {
      heard.set(region, region.textContent);
      new MutationObserver(() => {
        if (region.textContent !== heard.get(region)) said.push(region.textContent);
        heard.set(region, region.textContent);
      }).observe(region, { subtree: true, childList: true, characterData: true });
    }
  });
  const before = await answer.textContent();
  for (let i = 0; i < (await fields.count()); i++) {
    const field = fields.nth(i);
    const kind = await field.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.tagName));
    await field.focus();
    await page.keyboard.press(keyFor(kind));
    await drawn(page);
    if ((await answer.textContent()) === before) continue;
    // A border: the list is the test's own.
    return page.evaluate(() => (window as unknown as { said: string[] }).said);
  }
  return undefined;
};

const spaces = (text: string): string => text.replace(/\s+/g, ' ');

const due = (one: One, url: string, lang: 'en' | 'fr'): readonly string[] => {
  const { answer, refused } = packageAnswer(one, url);
  const [lead] = answer?.facts ?? [];
  if (refused) return [refused.reason[lang]];
  return [
    ...(typeof answer?.total === 'number' ? [formatTotal(answer.total, one.calculator)] : []),
    ...(answer?.measure ? [`${formatCount(answer.measure.ways)}/${formatCount(answer.measure.of)}`] : []),
    ...(answer?.measure || !lead?.text ? [] : [lead.text[lang]]),
  ];
};

/** What is heard after a key is the package's answer, once. */
const answered = async (page: Page, one: One, lang: 'en' | 'fr'): Promise<readonly string[]> => {
  const said = await changeByKeys(page);
  if (!said) return ['no key changes the answer'];
  const unsaid = () => due(one, page.url(), lang).filter((text) => !spaces(said.join(' ')).includes(spaces(text)));
  // The address comes a moment after the answer.
  await expect
    .poll(unsaid, { timeout: 3000, intervals: [100] })
    .toEqual([])
    .catch(() => undefined);
  return [
    ...(said.length === 1 ? [] : [`said ${said.length} times: ${said.join(' | ')}`]),
    ...unsaid().map((text) => `${text}: not said`),
  ];
};

const MOST_BUTTONS = 80;

/** In the page: whether the last press lost the focus, and the name of the next of its kind to press. */
const nextButton = () => {
  const pressed = document.documentElement.dataset;
  const at = document.activeElement;
  const lost = !at?.closest('#calculator, #steps') || at.matches(':disabled');
  /** One of a kind is enough: a kind is what stands at the same place in the same parts. */
  const kindOf = (one: Element): string => {
    const { parentElement: parent } = one;
    const place = [...(parent?.children ?? [])].indexOf(one);
    return `${parent?.parentElement?.className}>${parent?.className}>${one.className}>${place};`;
  };
  const buttons = document.querySelectorAll<HTMLElement>(
    // What opens another page has no focus to keep.
    ':is(#calculator, #steps) :is(button, summary):not(:disabled, [data-leaves])',
  );
  const next = [...buttons].find((one) => one.checkVisibility() && !pressed.kinds?.includes(kindOf(one)));
  if (next) pressed.kinds = (pressed.kinds ?? '') + kindOf(next);
  next?.focus();
  return { lost, next: next && `${next.ariaLabel ?? ''} ${next.textContent}`.trim() };
};

/** A button of every kind pressed by Enter, whatever it does: the focus stays on the page. */
const pressAll = async (page: Page): Promise<readonly string[]> => {
  // What would leave the site stays here.
  await page.evaluate(() => {
    window.open = () => null;
  });
  const faults: string[] = [];
  let { next } = await page.evaluate(nextButton);
  for (let i = 0; next !== undefined && i < MOST_BUTTONS; i++) {
    await page.keyboard.press('Enter');
    const came = await page.evaluate(nextButton);
    if (came.lost) faults.push(`${next}: focus lost`);
    next = came.next;
  }
  return faults;
};

/** Cut into parts, so that none is long. */
const PARTS = 3;

/** Each calculator once, every other one in French at a desk, the rest in English on a phone: half the time of both. */
const takenIn = <T>(all: readonly T[], lang: (typeof LANGS)[number], part: number): readonly T[] =>
  all.filter((_, i) => LANGS[i % LANGS.length] === lang && Math.floor(i / LANGS.length) % PARTS === part);

for (const lang of LANGS)
  for (let part = 0; part < PARTS; part++)
    test(`every calculator by keys alone, as it is heard (${lang}, part ${part + 1} of ${PARTS})`, {
      tag: '@game',
    }, async ({ browser, origin }) => {
      const context = await browser.newContext({ viewport: views[lang], serviceWorkers: 'block' });
      const page = await context.newPage();
      const faults: string[] = [];
      for (const one of takenIn(await calculators(), lang, part)) {
        const path = address(lang, one);
        await open(page, origin + path);
        const found = [...(await walk(page)), ...(await heard(page)), ...(await answered(page, one, lang))];
        found.push(...(await pressAll(page)));
        faults.push(...found.map((fault) => `${path} ${fault}`));
      }
      for (const path of livePages('steps', lang).filter((_, i) => i % PARTS === part)) {
        await open(page, origin + path);
        const found = [...(await walk(page)), ...(await heard(page)), ...(await pressAll(page))];
        faults.push(...found.map((fault) => `${path} ${fault}`));
      }
      await context.close();
      expect(faults).toEqual([]);
    });
