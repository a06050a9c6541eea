// Checks advances of the test clock: they return immediately, can be followed and stopped, and wait
// for receivers only on request.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

interface Move {
  readonly message: string | null;
  readonly id: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly now: string;
  readonly jobs: number;
  readonly happened: readonly { readonly topic: string; readonly jobs: number }[];
  readonly quiet: boolean;
}

const DAY_MS = 86_400_000;

/** A platform whose receiver responds only after a call of `release`. */
const open = async () => {
  const { promise: let200, resolve } = Promise.withResolvers<void>();
  const receiver = createServer(async (_, response) => {
    await let200;
    response.end();
  });
  const { url: callbackUrl, close } = await listenOnLoopback(receiver);
  onTestFinished(() => {
    resolve();
    close();
  });
  const server = await openTestServer({
    callbackUrl,
    privateCallbacks: 'all',
  });
  await server.control('POST', '/clock/freeze', {});
  const invoice = async (n: number) =>
    (await server.call('POST', '/v2/invoices', { external_id: `i-${n}`, amount: 20_000 })).body;
  const advance = async (body: object) =>
    (await server.control('POST', '/clock/advance', body)).body as Move;
  const look = async (id: string) =>
    (await server.control('GET', `/clock/advances/${id}?wait_ms=120000`)).body as Move;
  return { ...server, invoice, advance, look, release: resolve };
};

test('an advance ends although a receiver hangs, runs each job at its due time, and counts the jobs', async () => {
  const { invoice, advance, look, call, release } = await open();
  for (let n = 0; n < 3; n += 1) await invoice(n);
  const begun = await advance({ ms: 3 * DAY_MS });
  const ended = await look(begun.id);
  expect(ended).toMatchObject({ id: begun.id, status: 'SUCCEEDED', quiet: false, left_ms: null });
  expect(Date.parse(ended.to) - Date.parse(ended.from)).toBe(3 * DAY_MS);
  expect(ended.now).toBe(ended.to);
  expect(ended.happened.find(({ topic }) => topic === 'invoice.expire')?.jobs).toBe(3);
  const [expired] = (await call('GET', '/v2/invoices?external_id=i-0')).body as unknown as {
    status: string;
    updated: string;
    expiry_date: string;
  }[];
  expect([expired?.status, expired?.updated]).toEqual(['EXPIRED', expired?.expiry_date]);
  release();
});

test('an advance waits for webhooks at its stops only on request, and for a limited time', async () => {
  const { invoice, advance, look, release } = await open();
  await invoice(0);
  const impatient = await advance({ ms: 2 * DAY_MS, wait_ms: 20 });
  expect((await look(impatient.id)).quiet).toBe(false);
  release();
  const patient = await advance({ ms: DAY_MS, wait_ms: 120_000 });
  expect(patient).toMatchObject({ status: 'SUCCEEDED', quiet: true });
});

test('advances run one after the other, and a freeze stops all of them', async () => {
  const { invoice, advance, look, control, release } = await open();
  await invoice(0);
  // The first one waits for the receiver at its stop.
  const first = await advance({ ms: 3 * DAY_MS, patience_ms: 300_000 });
  const second = await advance({ ms: DAY_MS });
  expect([first.status, second.status]).toEqual(['RUNNING', 'RUNNING']);
  expect(Date.parse(second.from)).toBeGreaterThanOrEqual(Date.parse(first.to));
  const now = async () =>
    Date.parse(((await control('GET', '/clock')).body as { now: string }).now);
  await expect.poll(now).toBeGreaterThan(Date.parse(first.from));
  const { status, body } = await control('POST', '/clock/freeze', {});
  expect([status, (body as { frozen: boolean }).frozen]).toEqual([200, true]);
  expect([(await look(first.id)).status, (await look(second.id)).status]).toEqual([
    'STOPPED',
    'STOPPED',
  ]);
  release();
});

test('a running clock continues to run after an advance', async () => {
  const { control, advance } = await open();
  await control('POST', '/clock/run', {});
  const moved = await advance({ ms: DAY_MS, wait_ms: 120_000 });
  expect(moved).toMatchObject({ status: 'SUCCEEDED', frozen: false });
});

test('an unknown advance is 404, and a wait for quiet has a time limit', async () => {
  const { control, invoice, advance, look, release } = await open();
  expect((await control('GET', '/clock/advances/none')).status).toBe(404);
  await invoice(0);
  await look((await advance({ ms: 3 * DAY_MS })).id);
  expect((await control('POST', '/quiet', { wait_ms: 20 })).body).toMatchObject({ quiet: false });
  release();
});

test('a job that fails again and again ends an advance as FAILED with the topic of the job', async () => {
  const { store, platform, advance, look } = await open();
  const partition = { account: platform, mode: 'test' } as const;
  await store.exec(partition, (at, tx) => void tx.job('no.such', at.now + DAY_MS, {}));
  const stuck = await look((await advance({ ms: 2 * DAY_MS })).id);
  expect(stuck).toMatchObject({
    status: 'FAILED',
    message: expect.stringContaining('of topic no.such'),
  });
  expect(Date.parse(stuck.now)).toBeLessThan(Date.parse(stuck.to));
  expect(await look((await advance({ ms: DAY_MS })).id)).toMatchObject({ status: 'FAILED' });
});
