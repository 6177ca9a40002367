import type { Command } from './command.ts';

/** The commands by name; each is loaded when it is asked for, so that a short answer starts soon. */
export const COMMANDS = {
  games: async () => (await import('./games.ts')).games,
  charts: async () => (await import('./charts.ts')).charts,
  schema: async () => (await import('./schema.ts')).schema,
  calc: async () => (await import('./calc.ts')).calc,
  roll: async () => (await import('./roll.ts')).roll,
  diff: async () => (await import('./diff.ts')).diff,
  board: async () => (await import('./board.ts')).board,
  vassal: async () => (await import('./vassal.ts')).vassal,
  try: async () => (await import('./try.ts')).tryFolder,
  mcp: async () => (await import('./mcp.ts')).mcp,
  completion: async () => (await import('./completion.ts')).completion,
} as const satisfies Record<string, () => Promise<Command>>;

export const allCommands = async (): Promise<readonly Command[]> =>
  Promise.all(Object.values(COMMANDS).map((load) => load()));
