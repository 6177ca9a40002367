import { t } from '@coup-doeil/core/chart';
import type { Effect } from '@coup-doeil/core/game';
import { FATE_NAMES } from '../../names.ts';
import type { ShockFate } from '../../rules/outcome.ts';
import type { State } from '../../vocabulary.ts';

const order = (state: State): Effect => ({ kind: 'set', field: 'state', value: state });
// A disordered or routed counter is turned over.
const BACK: Effect = { kind: 'turn', face: 'back' };
const AGAIN: Effect = { kind: 'mark', mark: 'disordered-again', label: FATE_NAMES['disordered-again'] };
const RECOIL: Effect = { kind: 'leave', hexes: 1, verb: t('recoils', 'recule') };

/** What each fate does to a counter; no result moves a general, and a unit that holds stays as it was. */
export const FATE_EFFECTS: Readonly<Record<ShockFate, readonly Effect[]>> = {
  hold: [],
  disordered: [order('disordered'), BACK],
  'disordered-again': [AGAIN],
  routed: [order('routed'), BACK],
  recoils: [RECOIL],
  'recoils-disordered': [RECOIL, order('disordered'), BACK],
  'recoils-disordered-again': [RECOIL, AGAIN],
  'recoils-routed': [RECOIL, order('routed'), BACK],
};
