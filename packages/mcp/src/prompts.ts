import type { McpServer } from '@modelcontextprotocol/server';
import { describeObject, LANGUAGE } from './arguments.ts';
import { describeArguments } from './shapes.ts';

const QUESTION = {
  type: 'string',
  description: 'What is asked, in a player’s words: three battalions against a village over a stream.',
};

const askText = (question: string): string =>
  [
    `What are the odds of this: ${question}`,
    '',
    'Find the game and its calculator with the tool `games`, fill in its input from the question, and ask it once. Say what you took for granted. Give the chance and the total as they come back, and for each figure the place where it is printed. If it is refused, say why. If a doubtful place of the sheet decides, say which and what its other options give.',
  ].join('\n');

/** Prompts for what players ask. */
export const registerPrompts = (server: McpServer): void => {
  server.registerPrompt(
    'odds',
    {
      title: 'What are the odds of …',
      description: 'The exact odds of a situation at the table, with the cells that they come from.',
      argsSchema: describeArguments(describeObject({ question: QUESTION, language: LANGUAGE }, ['question'])),
    },
    ({ question }) => ({
      messages: [{ role: 'user', content: { type: 'text', text: askText(String(question ?? '')) } }],
    }),
  );
};
