// How long tests wait for anything: the one place of all limits, each many times what is usual on a
// slow machine, as a limit is there to name a test that hangs. KASIR_TEST_PATIENCE=3 makes all
// three times as long.
const times = Number(process.env['KASIR_TEST_PATIENCE'] ?? 1);

/** What a configuration of vitest takes. */
export const patience = {
  testTimeout: times * 600_000,
  hookTimeout: times * 600_000,
  /** For what a test polls: shorter than the test, so that a failure shows what it waited for. */
  expect: { poll: { timeout: times * 180_000 } },
} as const;

/** For what a file of tests has closed to be closed. */
export const closing = { timeout: times * 30_000 };

/** How many times as much a run tries as usual, from KASIR_TEST_THOROUGH: nightly runs try more. */
export const thorough = Number(process.env['KASIR_TEST_THOROUGH'] ?? 1);
