/** The places on which the board's readings stand. */
export const combat = (row: string) => ({ document: '002', chart: 'combat-modifiers', row });
export const fire = { document: '002', chart: 'artillery-modifiers' };
export const step = (row: string) => ({ document: '002', chart: 'sequence', row });
