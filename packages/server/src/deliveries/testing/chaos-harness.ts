// A harness for tests of webhook chaos: a sender over SQLite for one account in test mode.
import { event } from '@kasir/core/resource';
import { decideQuietly, deliveryJob, emit, outgoing, type AccountView } from '@kasir/core/server';
import { type Job, type Partition } from '@kasir/core/store';
import { countingRandom, manualClock } from '@kasir/core/testing';
import { webhookChaos } from '@kasir/models';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import type { DeliveryAttempt } from '../../observation/notes.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { CHAOS, chaosDone, nothingDone, type ChaosDone } from '../chaos-done.ts';
import { createDeliveries } from '../deliveries.ts';
import { DeliveryChaos } from '../webhook-chaos.ts';
import { happened, LEASE_MS, testMode } from './delivery-harness.ts';

export const DROPPED = 'Dropped by webhook chaos.';
export const DUPLICATED = 'Duplicated by webhook chaos.';
export const MINUTE_MS = 60_000;

/** Another event than the one that these tests usually deliver. */
const ended = event({
  name: 'thing.ended',
  family: 'thing',
  envelope: 'v2',
  data: z.object({ id: z.string() }),
  essential: { id: true },
  when: 'it ends',
  clauses: [],
});

const specs = { happened, ended };

/** A sender for one account, whose deliveries to a URL are disturbed from the first event on. */
export const openChaos = async (url: string, settings: object) => {
  const clock = manualClock();
  const store = await openSqlite({ file: ':memory:', now: clock.now, random: countingRandom() });
  onTestFinished(() => store.close());
  const callbacks = { token: 'token', urls: { default: url } };
  const chaos = { ...webhookChaos.parse(settings), after: null as string | null };
  const attempted: DeliveryAttempt[] = [];
  const deliveries = createDeliveries({
    store,
    account: (id) => ({ id, name: 'Toko', callbacks: { test: callbacks, live: callbacks }, chaos }),
    secret: 'installation',
    now: clock.now,
    privateCallbacks: 'all',
    chaos: new DeliveryChaos(store),
    attempted: (attempt) => void attempted.push(attempt),
  });
  onTestFinished(() => deliveries.close());
  const account = { id: testMode.account, versions: { test: {}, live: {} } } as AccountView;
  /** Emits an event and returns its id. */
  const emitEvent = async (
    what: keyof typeof specs = 'happened',
    partition: Partition = testMode,
  ): Promise<string> => {
    await store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        const data = { id: d.id() };
        emit(d, { account, mode: partition.mode }, specs[what], { data, subject: data.id });
      }),
    );
    return (await events()).at(-1)?.id ?? '';
  };
  const events = async () =>
    (await store.view(testMode, (view) => view.list(outgoing, {}, { limit: 9, order: 'asc' })))
      .rows;
  const handle = (job: Job): Promise<void> =>
    deliveries.handlers.get(deliveryJob.name)?.(job) ?? Promise.reject(new Error(job.topic));
  const claim = async (): Promise<Job[]> =>
    (await store.claim(9, LEASE_MS)).filter(({ topic }) => topic === deliveryJob.name);
  /** Delivers what is due, one after the other. */
  const work = async (): Promise<void> => {
    for (const job of await claim()) await handle(job);
  };
  /** The errors of the attempts of every event. */
  const errors = async () =>
    (await events()).map(({ state }) => state.attempts.map(({ error }) => error));
  const done = (): Promise<ChaosDone> =>
    store.view(testMode, (view) => view.get(chaosDone, CHAOS)?.state ?? nothingDone);
  return {
    clock,
    store,
    chaos,
    deliveries,
    attempted,
    emitEvent,
    events,
    errors,
    done,
    handle,
    claim,
    work,
  };
};

/** The ids of the requests that arrived, in their order. */
export const idsOf = (seen: readonly { headers: NodeJS.Dict<string | string[]> }[]) =>
  seen.map(({ headers }) => headers['webhook-id']);
