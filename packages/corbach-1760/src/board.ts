export { BOARD_READINGS } from './readings/board.ts';
