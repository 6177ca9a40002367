/** Whether tests that build the site are run: `proof:builds` does, and CI, which has ten minutes in all, does not. */
export const RUNS_LONG = process.env.LONG_TESTS === '1';
