// Runs before each test file: all property tests try the cases of one seed.
import fc from 'fast-check';
import { inject } from 'vitest';

// As in vitest.config.ts, for the vitest that tools resolve.
declare module 'vitest' {
  interface ProvidedContext {
    /** Selects the random cases of a run. */
    seed: number;
  }
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });
