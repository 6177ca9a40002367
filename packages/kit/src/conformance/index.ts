export { conform } from './conform.ts';
export { type RolledFaces, rollFaces } from './roll-faces.ts';
export type { Expected, ExpectedOdds, NearMiss, Ruling } from './ruling.ts';
export { conformSheets } from './sheets.ts';
export type { Exemptions, Options, Position } from './subject.ts';
