// The behavior that every store must show, as one suite for any test runner.
import { burstTests } from './bursts.ts';
import { contentTests } from './contents.ts';
import { decisionTests } from './decisions.ts';
import { durabilityTests } from './durability.ts';
import { staged, type OpenStore, type Runner } from './fixtures.ts';
import { isolationTests } from './isolation.ts';
import { jobTests } from './jobs.ts';
import { journalTests } from './journal.ts';
import { keyTests } from './keys.ts';
import { listTests } from './lists.ts';
import { queueTests } from './queues.ts';
import { rereadTests } from './rereads.ts';
import { timeTests } from './time.ts';

export type { OpenedStore, OpenStore, Runner, StoreEnvironment } from './fixtures.ts';

/** The name of the store under test, and the function that opens it. */
export interface StoreUnderTest {
  /** The group name of the tests in the report. */
  readonly name: string;
  /** Called once per test; returns an empty store that uses the given time and randomness. */
  readonly open: OpenStore;
  /** False for a store that loses its data when it is closed. */
  readonly durable?: boolean;
}

/**
 * Registers the tests of the store port with a runner: `describe` and `test` of vitest, jest,
 * node:test or a similar one.
 */
export const storeSuite = (
  { describe, test }: Runner,
  { name, open, durable = true }: StoreUnderTest,
): void => {
  // Only name and body are passed on: runners treat further arguments differently.
  const suite = {
    describe: (name: string, body: () => void) => void describe(name, body),
    test: (name: string, body: () => Promise<void>) => void test(name, body),
    on: staged(open),
  };
  describe(name, () => {
    decisionTests(suite);
    keyTests(suite);
    journalTests(suite);
    isolationTests(suite);
    rereadTests(suite);
    burstTests(suite);
    listTests(suite);
    timeTests(suite);
    jobTests(suite);
    queueTests(suite);
    contentTests(suite);
    if (durable) durabilityTests(suite);
  });
};
