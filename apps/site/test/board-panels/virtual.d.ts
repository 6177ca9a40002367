/** The battle door that the test chose. */
declare module 'virtual:door' {
  export const battle: import('@coup-doeil/core/battle').BattleDoor;
}
