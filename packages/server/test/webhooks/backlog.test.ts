// Checks a backlog larger than a node can hold: it waits in the database, delays nobody, and is
// delivered when its receiver is back.
import { event } from '@kasir/core/resource';
import { decideQuietly, emit, outgoing } from '@kasir/core/server';
import type { Job, Store } from '@kasir/core/store';
import { reply } from '@kasir/client/testing';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { receiver } from '../../src/deliveries/testing/delivery-harness.ts';
import { stores } from '../../src/testing/stores.ts';
import { openTestServer, type TestServer } from '../../src/testing/test-server.ts';

const HEALTHY = 200;
const BATCH = 1_000;
/** The maximum number of jobs in one claim: jobs of work and deliveries together. */
const CLAIMED_MAX = 128;

const happened = event({
  name: 'thing.happened',
  family: 'thing',
  envelope: 'v2',
  data: z.object({ id: z.string() }),
  essential: { id: true },
  when: 'it happens',
  clauses: [],
});

const happen = async (
  { kasir, store }: TestServer,
  id: string,
  url: string,
  count: number,
): Promise<void> => {
  const account = await kasir.directory.account(id);
  if (!account) throw new Error('no such account');
  for (let made = 0; made < count; made += BATCH)
    // oxlint-disable-next-line no-await-in-loop -- one decision of a bounded size after the other
    await store.exec({ account: id, mode: 'test' }, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        for (let n = made; n < Math.min(count, made + BATCH); n += 1)
          emit(d, { account, mode: 'test' }, happened, {
            data: { id: `thing-${n}` },
            subject: 'thing',
            url,
          });
      }),
    );
};

/** Returns a function that returns the largest number of jobs in one claim so far. */
const watchClaims = (store: Store) => {
  const claim = store.claim.bind(store);
  let most = 0;
  store.claim = async (...args): Promise<Job[]> => {
    const jobs = await claim(...args);
    most = Math.max(most, jobs.length);
    return jobs;
  };
  return () => most;
};

/** Counts the events of an account by status and number of attempts. */
const tally = async ({ store }: TestServer, account: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  let after: string | undefined;
  do {
    const page = { limit: BATCH, ...(after !== undefined && { after }) };
    // oxlint-disable-next-line no-await-in-loop -- a walk
    const { rows, more } = await store.view({ account, mode: 'test' }, (view) =>
      view.list(outgoing, {}, page),
    );
    for (const { state } of rows) {
      if (state.name !== happened.name) continue;
      const key = `${state.status} after ${state.attempts.length}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    after = more ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
  return counts;
};

/** Backlogs larger than a claim; smaller ones where all events are delivered in the end. */
const cases = stores.flatMap(([name, open]) => [
  { name, open, backlog: 600, revives: true },
  ...(name === 'SQLite' ? [{ name, open, backlog: 20_000, revives: false }] : []),
]);

test.each(cases)(
  '$name: $backlog events for a receiver that never responds wait in the database, delay no other, and arrive once it does ($revives)',
  async ({ open, backlog, revives }) => {
    const store = await open();
    const mostClaimed = watchClaims(store);
    const server = await openTestServer({ store, privateCallbacks: 'all' });
    await server.control('POST', '/clock/freeze', {});
    const hanging: (() => void)[] = [];
    let isDead = true;
    const dead = await receiver((response) => {
      const respond = () => reply(response, 200, {});
      if (isDead) hanging.push(respond);
      else respond();
    });
    const alive = await receiver((response) => reply(response, 200, {}));
    const branch = await server.branch();
    await happen(server, server.platform, dead.url, backlog);
    await happen(server, branch, alive.url, HEALTHY);
    await expect
      .poll(() => tally(server, branch))
      .toEqual({
        'DELIVERED after 1': HEALTHY,
      });
    // Of the backlog, the node holds only the two deliveries in flight.
    expect(dead.seen).toHaveLength(2);
    expect((await store.pending()).held).toBe(2);
    expect(mostClaimed()).toBeLessThanOrEqual(CLAIMED_MAX);
    expect(await tally(server, server.platform)).toEqual({ 'PENDING after 0': backlog });

    if (!revives) return;
    isDead = false;
    for (const respond of hanging) respond();
    await server.control('POST', '/quiet', {});
    expect(await tally(server, server.platform)).toEqual({ 'DELIVERED after 1': backlog });
    expect(new Set(dead.seen.map(({ headers }) => headers['webhook-id'])).size).toBe(backlog);
    expect(dead.seen).toHaveLength(backlog);
    expect(mostClaimed()).toBeLessThanOrEqual(CLAIMED_MAX);
  },
);
