// The behavior every store adapter must show: one suite, run by each of them on its real database.
import { describe } from 'vitest';
import { burstTests } from './store-suite/bursts.ts';
import { contentTests } from './store-suite/contents.ts';
import { decisionTests } from './store-suite/decisions.ts';
import { durabilityTests } from './store-suite/durability.ts';
import { staged, type OpenStore } from './store-suite/fixtures.ts';
import { isolationTests } from './store-suite/isolation.ts';
import { jobTests } from './store-suite/jobs.ts';
import { journalTests } from './store-suite/journal.ts';
import { keyTests } from './store-suite/keys.ts';
import { listTests } from './store-suite/lists.ts';
import { queueTests } from './store-suite/queues.ts';
import { rereadTests } from './store-suite/rereads.ts';
import { timeTests } from './store-suite/time.ts';

export type { OpenedStore, OpenStore, StoreEnvironment } from './store-suite/fixtures.ts';

/**
 * Registers the tests of the store port under `name`. `open` is called once per test and returns an
 * empty store that lives in the given world; `durable` is false for a store that forgets when it is
 * closed.
 */
export const storeSuite = (name: string, open: OpenStore, { durable = true } = {}): void => {
  const on = staged(open);
  describe(name, () => {
    decisionTests(on);
    keyTests(on);
    journalTests(on);
    isolationTests(on);
    rereadTests(on);
    burstTests(on);
    listTests(on);
    timeTests(on);
    jobTests(on);
    queueTests(on);
    contentTests(on);
    if (durable) durabilityTests(on);
  });
};
