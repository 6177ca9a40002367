import { describe, expect, test } from 'vitest';
import { t } from '../../src/chart/index.ts';
import { choice, describeInput, flag, group, list, wholeNumber } from '../../src/game/index.ts';
import { tellCondition } from '../../src/tell/index.ts';

const arm = choice({
  label: t('Arm', 'Arme'),
  options: { infantry: t('Infantry', 'Infanterie'), cavalry: t('Cavalry', 'Cavalerie'), guns: t('Guns', 'Canons') },
  default: 'infantry',
});
const input = describeInput({
  night: flag({ label: t('Night', 'Nuit') }),
  fires: wholeNumber({ label: t('Fires', 'Feux'), min: 0, max: 3, default: 0, when: { night: true } }),
  // Nothing here is called a season.
  harvest: flag({ label: t('Harvest', 'Moisson'), when: { night: true, season: 'autumn' } }),
  units: list({
    label: t('Units', 'Unités'),
    max: 3,
    of: group({
      label: t('Unit', 'Unité'),
      fields: {
        arm,
        charging: flag({ label: t('Charging', 'Charge'), when: { arm: 'cavalry' } }),
        lost: flag({ label: t('Lost', 'Perdue'), when: { night: true, arm: ['infantry', 'guns'] } }),
      },
    }),
  }),
  camp: group({
    label: t('Camp', 'Camp'),
    when: { night: true },
    fields: {
      guard: wholeNumber({ label: t('Guard', 'Garde'), min: 0, max: 9, default: 0, when: { night: true } }),
      tents: wholeNumber({ label: t('Tents', 'Tentes'), min: 0, max: 9, default: 0 }),
    },
  }),
});

describe('when a field applies is told by the labels of what it hangs on', () => {
  test.each([
    ['units.1.charging', 'Only if Arm: Cavalry', 'Seulement si Arme\u202f: Cavalerie'],
    [
      'units.3.lost',
      'Only if Night: yes; Arm: Infantry, Guns',
      'Seulement si Nuit\u202f: oui\u202f; Arme\u202f: Infanterie, Canons',
    ],
    ['fires', 'Only if Night: yes', 'Seulement si Nuit\u202f: oui'],
    // What is no field of the input has no label.
    ['harvest', 'Only if Night: yes', 'Seulement si Nuit\u202f: oui'],
    // What stands in a group that does not apply does not either.
    ['camp.guard', 'Only if Night: yes', 'Seulement si Nuit\u202f: oui'],
    ['camp.tents', 'Only if Night: yes', 'Seulement si Nuit\u202f: oui'],
  ])('%s', (path, en, fr) => expect(tellCondition(input, path)).toMatchObject({ en, fr }));

  test.each(['night', 'units', 'units.1.arm', 'nothing', ''])('%s always applies, or is no field', (path) =>
    expect(tellCondition(input, path)).toBeNull(),
  );
});
