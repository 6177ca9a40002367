/** An answer told: figures, facts, briefs, citations, changes, addresses and errors in words, for every reader alike. */
export * from './address.ts';
export * from './brief.ts';
export * from './change.ts';
export * from './cite.ts';
export * from './errors.ts';
export * from './fact.ts';
export * from './field.ts';
export * from './figure.ts';
export * from './headline.ts';
export * from './percent.ts';
export * from './punctuation.ts';
export * from './quote.ts';
export * from './reading.ts';
export * from './set-aside.ts';
export * from './situation.ts';
export * from './value.ts';
export * from './words.ts';
