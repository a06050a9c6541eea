// Checks that receivers which accept connections and never respond delay only their own work.
import { event } from '@kasir/core/resource';
import { decideQuietly, emit, outgoing } from '@kasir/core/server';
import { listenOnLoopback, reply } from '@kasir/client/testing';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { receiver } from '../../src/deliveries/testing/delivery-harness.ts';
import { openTestServer } from '../../src/testing/test-server.ts';
import { stores } from '../../src/testing/stores.ts';

const ACCOUNTS = 20;
const ORIGINS_EACH = 20;
const EVENTS_EACH = 5;

const happened = event({
  name: 'thing.happened',
  family: 'thing',
  envelope: 'v2',
  data: z.object({ id: z.string() }),
  essential: { id: true },
  when: 'it happens',
  clauses: [],
});

/** Origins that never respond, and how many connections they have. */
const silence = async (count: number) => {
  const open = new Set<unknown>();
  let most = 0;
  const listen = async (): Promise<string> => {
    const server = createServer((socket) => {
      open.add(socket);
      most = Math.max(most, open.size);
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
      onTestFinished(() => void socket.destroy());
    });
    const { url, close } = await listenOnLoopback(server);
    onTestFinished(close);
    return `${url}/hook`;
  };
  const urls = await Promise.all(Array.from({ length: count }, listen));
  return { urls, open, most: () => most };
};

test.each(stores)(
  '%s: 400 silent receivers delay no webhook, no expiry and no report (EVT-UNSPEC-09)',
  async (_, open) => {
    const store = await open();
    const server = await openTestServer({ store, privateCallbacks: 'all' });
    const silent = await silence(ACCOUNTS * ORIGINS_EACH);
    const happen = async (id: string, urls: readonly string[], count: number): Promise<void> => {
      const account = await server.kasir.directory.account(id);
      if (!account) throw new Error('no such account');
      await store.exec({ account: id, mode: 'test' }, (at, tx) =>
        decideQuietly(at, tx, (d) => {
          for (const url of urls) {
            for (let n = 0; n < count; n += 1) {
              const sent = { data: { id: d.id() }, subject: 'thing', url };
              emit(d, { account, mode: 'test' }, happened, sent);
            }
          }
        }),
      );
    };
    const quiet = await Promise.all(Array.from({ length: ACCOUNTS }, () => server.branch()));
    for (const [n, id] of quiet.entries()) {
      await happen(id, silent.urls.slice(n * ORIGINS_EACH, (n + 1) * ORIGINS_EACH), EVENTS_EACH);
    }
    await expect.poll(() => silent.open.size).toBeGreaterThan(300);

    const alive = await receiver((response) => reply(response, 200, {}));
    const invoice = { external_id: 'late', amount: 25_000, invoice_duration: 60 };
    const { body } = await server.call('POST', '/v2/invoices', invoice);
    const report = await server.call('POST', '/reports', { type: 'BALANCE_HISTORY' });
    const branch = await server.branch();
    await happen(branch, [`${alive.url}/hook`], 50);
    await server.kasir.clock.freeze(store.now() + 3_600_000);
    const statusOf = async (path: string): Promise<unknown> =>
      ((await server.call('GET', path)).body as { status: string }).status;
    const path = `/v2/invoices/${(body as { id: string }).id}`;
    await expect.poll(() => statusOf(path)).toBe('EXPIRED');
    const made = `/reports/${(report.body as { id: string }).id}`;
    await expect.poll(() => statusOf(made)).toBe('COMPLETED');
    await expect
      .poll(() => new Set(alive.seen.map(({ headers }) => headers['webhook-id'])).size)
      .toBe(50);

    for (const account of quiet) {
      const { rows } = await store.view({ account, mode: 'test' }, (view) =>
        view.list(outgoing, {}, { limit: 999 }),
      );
      expect(rows.filter((row) => row.state.url !== null)).toHaveLength(ORIGINS_EACH * EVENTS_EACH);
      expect(rows.flatMap((row) => row.state.attempts)).toEqual([]);
    }
    expect(silent.most()).toBeLessThanOrEqual(640);
    expect(await store.pending()).toMatchObject({ ready: true });
    expect((await store.pending()).held).toBeLessThanOrEqual(640);
  },
);
