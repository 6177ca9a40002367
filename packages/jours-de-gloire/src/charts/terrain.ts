import { column, grid, t } from '@coup-doeil/core/chart';
import type { Terrain } from '../vocabulary.ts';
import { cost, drm } from './figures.ts';
import { notes2006, notes2016 } from './notes.ts';

const marked = (notes: typeof notes2016) =>
  (['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'frozen-pond'] as const).map((id) => notes.note(id));

const moving = { spanner: t('Cost to enter or cross', 'Coût pour entrer ou franchir') };
const dice = { spanner: t('To the die', 'Au dé'), marks: 'a' };

/** Terrain effects, as the sheet of 2016 prints them. */
export const terrain2016 = grid({
  id: 'terrain',
  title: t('Terrain effects', 'Table des terrains'),
  document: '004',
  notes: marked(notes2016),
  groups: {
    hex: t('Hexes', 'Hex'),
    way: t('Ways', 'Voies'),
    water: t('Water', 'Eau'),
    level: t('Levels', 'Niveaux'),
    relief: t('Relief', 'Relief'),
    works: t('Works', 'Ouvrages'),
    unit: t('Units', 'Unités'),
  },
  columns: {
    general: column(t('General', 'Général'), cost, moving),
    infantry: column(t('Infantry', 'Infanterie'), cost, moving),
    cavalry: column(t('Cavalry', 'Cavalerie'), cost, moving),
    artillery: column(t('Artillery', 'Artillerie'), cost, moving),
    fire: column(t('Fire', 'Tir'), drm, dice),
    shock: column(t('Shock', 'Choc'), drm, dice),
  },
  // biome-ignore format: it looks like the sheet
  rows: {
    //                                                                            Gen  Inf  Cav  Art  Fire  Shock
    clear:         { group: 'hex', label: t('Clear', 'Clair'),           cells: '1   | 1  | 1  | 2  | NE | +1' },
    difficult:     { group: 'hex', label: t('Difficult / Rough / Dry lake / Vineyard', 'Difficile / Coupé / Lac asséché / Vigne'),
                                                                         cells: '1   | 1  | 2  | 2  | NE | NE [e]' },
    orchard:       { group: 'hex', label: t('Orchard / Palm', 'Verger / Palmeraie'),
                                                                         cells: '1   | 1  | 3  | 3  | NE | -1 [e]' },
    woods:         { group: 'hex', label: t('Woods', 'Bois'),            cells: '2   | 2  | 3  | 3  | -1 | -1 [e]' },
    marsh:         { group: 'hex', label: t('Marsh / Rice field / Frozen pond', 'Marais / Rizière / Étang gelé'), marks: '*',
                                                                         cells: '2   | 2  | 3  | NA | NE | -2 [e]' },
    water:         { group: 'hex', label: t('River / Lake / Sea', 'Rivière / Lac / Mer'),
                                                                         cells: 'NA  | NA | NA | NA | NE | NA' },
    town:          { group: 'hex', label: t('Town / Village / Ruins', 'Ville / Village / Ruines'),
                                                                         cells: '1   | 2  | 3  | 3  | -2 | -1 [b] [e]' },
    castle:        { group: 'hex', label: t('Castle', 'Château'),        cells: '2   | 2  | 2  | 2  | -2 | -3 [b] [e]' },
    road:          { group: 'way', label: t('Road', 'Route'), marks: 'c',   cells: '1/2 | 1  | 1  | 1  | UOT | UOT' },
    trail:         { group: 'way', label: t('Trail', 'Chemin'), marks: 'c', cells: '1/2 | 1  | 1  | 2  | UOT | UOT' },
    bridge:        { group: 'water', label: t('Bridge / Deployed pontoon', 'Pont / Ponton installé'),
                                                                         cells: '0   | 0  | 0  | 0  | NE | -3 [e] [h]' },
    stream:        { group: 'water', label: t('Stream / Canal / Ford', 'Ruisseau / Canal / Gué'),
                                                                         cells: '0   | +1 | +1 | +2 | NE | -1' },
    'up-one':      { group: 'level', label: t('+1 terrain level', '+1 niveau de terrain'),
                                                                         cells: '+1  | +1 | +1 | +1 | -1 [f] | -1' },
    'up-two':      { group: 'level', label: t('+2 terrain levels or more', '+2 niveaux de terrain ou plus'),
                                                                         cells: '+1  | +1 | +2 | NA | -1 [f] | -2' },
    'down-one':    { group: 'level', label: t('−1 terrain level', '−1 niveau de terrain'),
                                                                         cells: '0   | 0  | 0  | +1 | NE | +1' },
    'down-two':    { group: 'level', label: t('−2 terrain levels or more', '−2 niveaux de terrain ou plus'),
                                                                         cells: '0   | 0  | +1 | NA | -1 [f] | +1' },
    crest:         { group: 'relief', label: t('Crest', 'Crête'),        cells: '0   | 0  | 0  | 0  | NA [f] | NE [e]' },
    slope:         { group: 'relief', label: t('Slope', 'Pente'),        cells: '0   | 0  | +1 | NA [c] | NE | -1 [e]' },
    'steep-slope': { group: 'relief', label: t('Steep slope', 'Pente raide'), marks: 'i',
                                                                         cells: '+1  | +1D | NA [c] | NA [c] | NA [f] | -2 [e]' },
    redoubt:       { group: 'works', label: t('Redoubt / Wall', 'Redoute / Mur'),
                                                                         cells: '+1  | +1 | +2 | +3D | -1/NE [g] | -2/-1 [e] [g]' },
    fortification: { group: 'works', label: t('Fortification', 'Fortification'),
                                                                         cells: '+2  | +2 | NA | NA | -2/NE [g] | -3/-1 [e] [g]' },
    friendly:      { group: 'unit', label: t('Friendly unit’s hex', 'Hex d’une unité amie'),
                                                                         cells: '0   | +1 | +1 | +1 | NE | NE' },
    'leaving-zoc': { group: 'unit', label: t('Leaving a ZoC', 'Quitter une ZdC'), marks: 'd',
                                                                         cells: '0   | +1 | +1 | +1 | NE | NE' },
  } satisfies Record<Terrain, unknown>,
});

/** 2006: other names, [b] on the names, not one other figure. */
export const terrain2006 = terrain2016.reprint({
  document: '003',
  notes: marked(notes2006),
  rows: {
    difficult: { label: t('Difficult / Rough / Vines / Dry lake', 'Difficile / Coupé / Vignes / Lac asséché') },
    orchard: { label: t('Orchard / Palms', 'Verger / Palmiers') },
    marsh: { label: t('Marsh / Frozen pond', 'Marais / Étang gelé') },
    town: { marks: 'b', cells: '1 | 2 | 3 | 3 | -2 | -1 [e]' },
    castle: { label: t('Castles', 'Châteaux'), marks: 'b', cells: '2 | 2 | 2 | 2 | -2 | -3 [e]' },
  },
});
