// The behavior every store must show: one suite, under whatever test runner a project has.
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

/** Names and opens the store that is put to the test. */
export interface StoreUnderTest {
  /** What the tests are listed under. */
  readonly name: string;
  /** Called once per test; returns an empty store that lives in the given world. */
  readonly open: OpenStore;
  /** False for a store that forgets when it is closed. */
  readonly durable?: boolean;
}

/**
 * Registers the tests of the store port with a runner: `describe` and `test` of vitest, jest,
 * node:test or any other of their kind.
 */
export const storeSuite = (
  { describe, test }: Runner,
  { name, open, durable = true }: StoreUnderTest,
): void => {
  // Only name and body are handed on: what runners do with further arguments differs.
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
