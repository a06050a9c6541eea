// Defines all time limits of tests, each many times what is usual on a slow machine: a limit serves
// to name a test that hangs. KASIR_TEST_PATIENCE=3 makes all three times as long.
const times = Number(process.env['KASIR_TEST_PATIENCE'] ?? 1);

/** Time limits for a configuration of vitest, in milliseconds. */
export const patience = {
  testTimeout: times * 600_000,
  hookTimeout: times * 600_000,
  /** Limit of polls: shorter than that of the test, so that a failure shows what it waited for. */
  expect: { poll: { timeout: times * 180_000 } },
} as const;

/** Time limit, in milliseconds, for resources of a test file to close. */
export const closing = { timeout: times * 30_000 };

/**
 * Selects the order of files and the random cases of all tests, from KASIR_TEST_SEED: the same by
 * default, so that a change is judged by what it changed; another every night.
 */
export const seed = Number(process.env['KASIR_TEST_SEED'] ?? 1);

/**
 * Factor on the number of cases that a run tries, from KASIR_TEST_THOROUGH: nightly runs try more.
 */
export const thorough = Number(process.env['KASIR_TEST_THOROUGH'] ?? 1);
