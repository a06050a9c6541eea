// A harness for delivery tests: an outbox, real receivers on loopback, and a small worker.
import { event } from '@kasir/core/resource';
import { decideQuietly, emit, outgoing, type AccountView, type Decision } from '@kasir/core/server';
import { JobGone, type Job, type Mode, type Partition } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { loopback, reply, type Respond } from '@kasir/client/testing';
import { onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { createDeliveries, type DeliveriesOptions } from '../deliveries.ts';

export const LEASE_MS = 60_000;
export const ids = { shop: '65f0c0ffee65f0c0ffee65f0', other: '65f0c0ffee65f0c0ffee65f1' };

/** The event that these tests deliver. */
export const happened = event({
  name: 'thing.happened',
  family: 'thing',
  envelope: 'v2',
  data: z.object({ id: z.string() }),
  essential: { id: true },
  when: 'it happens',
  clauses: [],
});

/** Installs timers that stand still until the test moves them, for the waits of a sender. */
export const useFrozenTimers = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
};

export const receiver = async (respond: Respond = (response) => reply(response, 200, {})) => {
  const opened = await loopback(respond);
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= opened.close());
  onTestFinished(close);
  return { ...opened, close };
};

export const createDeliveryHarness = (options: Partial<DeliveriesOptions> = {}) => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  /** The modes in which accounts may reach private addresses, whatever the options say. */
  const allowed: Partial<Record<Mode, boolean>> = {};
  const urls: Record<string, Record<string, string>> = { [ids.shop]: {}, [ids.other]: {} };
  const deliveries = createDeliveries({
    store,
    account: (id) => {
      const own = urls[id];
      const callbacks = (mode: Mode) => ({ token: `token-${mode}-${id}`, urls: own ?? {} });
      return (
        own && {
          id,
          name: 'Toko',
          callbacks: { test: callbacks('test'), live: callbacks('live') },
          private_callbacks: allowed,
        }
      );
    },
    secret: 'installation',
    now: clock.now,
    privateCallbacks: 'all',
    ...options,
  });
  onTestFinished(() => deliveries.close());
  const emitEvents = async (
    partition: Partition,
    count = 1,
    url: string | null = null,
  ): Promise<void> => {
    const account = { id: partition.account, versions: { test: {}, live: {} } } as AccountView;
    const happenOnce = (d: Decision): void => {
      const data = { id: `thing-${d.id()}` };
      emit(d, { account, mode: partition.mode }, happened, { data, subject: data.id, url });
    };
    await store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        for (let n = 0; n < count; n += 1) happenOnce(d);
      }),
    );
  };
  const events = async (partition: Partition) =>
    (await store.view(partition, (view) => view.list(outgoing, {}, { limit: 999, order: 'asc' })))
      .rows;
  const handle = (job: Job): Promise<void> =>
    deliveries.handlers.get(job.topic)?.(job) ?? Promise.reject(new Error(job.topic));
  /** Works like a worker until nothing is due: many jobs at once, including requeued ones. */
  const work = async (): Promise<void> => {
    const running = new Set<Promise<void>>();
    for (;;) {
      for (const job of await store.claim(64, LEASE_MS, () => deliveries.reserveCapacity())) {
        const run = handle(job)
          .catch((error: unknown) => {
            if (!(error instanceof JobGone)) throw error;
          })
          .finally(() => running.delete(run));
        running.add(run);
      }
      if (running.size === 0) return;
      await Promise.race(running);
    }
  };
  return { clock, store, urls, allowed, deliveries, emitEvents, events, handle, work };
};

export const live = { account: ids.shop, mode: 'live' } as const;
export const testMode = { account: ids.shop, mode: 'test' } as const;
export const other = { account: ids.other, mode: 'live' } as const;
