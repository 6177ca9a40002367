/** Where the sheet stands beside the map, as board.css has it. */
export const DESK = '(min-width: 1000px), (min-width: 700px) and (orientation: landscape)';

export const isDesk = (): boolean => typeof matchMedia === 'function' && matchMedia(DESK).matches;
