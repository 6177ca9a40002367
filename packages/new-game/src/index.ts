export { make } from './make.ts';
export { type Options, optionsFrom, type Printing, QUESTIONS, type Question } from './options.ts';
export { Wrong } from './wrong.ts';
