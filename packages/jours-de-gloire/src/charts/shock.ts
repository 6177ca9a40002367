import { bands, column, t } from '@coup-doeil/core/chart';
import { shockResult } from './results.ts';

// biome-ignore format: it looks like the sheet
const rows = (best: string, worst: string) => [
  [best,     '1 + D  | Breakthrough or Pursuit', { rules: '8.7 9.5' }],
  ['5 to 9', '1 + CT | Pursuit',                 { rules: '9.5' }],
  ['0 to 4', '_Pursuit if counter-charge and attacker recoils or retreats_ | D + CT/1', { rules: '9.4 9.5' }],
  [worst,    'Counter-shock or Pursuit | D + CT/1', { rules: '8.7 9.5' }],
] as const;

/** The shock and charge table of 2016. */
export const shock2016 = bands({
  id: 'shock',
  title: t('Shock and charge table', 'Table de choc et charge'),
  document: '004',
  rules: '8.9',
  columns: {
    defender: column(t('Defender', 'Défenseur'), shockResult),
    attacker: column(t('Attacker', 'Attaquant'), shockResult),
  },
  rows: rows('10 +', '< 0'),
});

/** 2006 does not point at 8.9, where artillery is, and says the ends in words. */
export const shock2006 = shock2016.reprint({ document: '003', rules: '', rows: rows('10 or more', 'Less than 0') });
