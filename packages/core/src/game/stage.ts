/** The stages that a game goes through, in their order. */
export const STAGES = ['draft', 'checked', 'verified'] as const;
/** How far a game is proved: draft, every chart entered twice, a ruling for every note and line. */
export type Stage = (typeof STAGES)[number];
