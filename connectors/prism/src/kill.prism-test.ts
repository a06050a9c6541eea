// Tests kill -9 of the connector at any point: no id is executed twice, an outcome never changes,
// and an operation with an unknown outcome is never declined. The store contains no card data.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OperationRequest } from '@kasir/connector';
import { createConnectorClient } from '@kasir/connector/client';
import { expect, onTestFinished, test } from 'vitest';
import { SECRET } from './testing/connector.ts';
import { library, node } from './testing/library.ts';
import { openRecorder, type Recorded } from './testing/recorder.ts';
import { alone, card, childOf, makeRequest } from './testing/requests.ts';

const ROUNDS = 5;
const SENT = 6;

const script = fileURLToPath(new URL('testing/connector-process.ts', import.meta.url));

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
};

/** Starts the connector; resolves to its process and client when it listens. */
const start = async (file: string, baseUrl: string) => {
  const child = spawn(node, ['--conditions=@kasir/source', script, file, baseUrl], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, KASIR_PRISM_LIBRARY: library },
  });
  onTestFinished(() => kill(child));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const client = createConnectorClient({ url: line.toString().trim(), secrets: [SECRET] });
  return { child, client };
};

/**
 * Opens a stand-in for Stripe that keeps running when the connector is killed, and executes each
 * idempotency key once.
 */
const openStripe = async () => {
  const executed = new Map<string, unknown>();
  const keyOf = ({ headers }: Recorded): string => String(headers['idempotency-key']);
  const execute = (request: Recorded): unknown => {
    const name = `${request.line.endsWith('/refunds') ? 're' : 'pi'}_${executed.size}`;
    const shared = { id: name, amount: 15_000_000, currency: 'idr', metadata: {} };
    return request.line.endsWith('/refunds')
      ? { ...shared, object: 'refund', payment_intent: 'pi_0', status: 'succeeded' }
      : {
          ...shared,
          object: 'payment_intent',
          status: 'succeeded',
          created: 1,
          amount_received: 15_000_000,
          capture_method: 'automatic',
          payment_method_types: ['card'],
          livemode: false,
        };
  };
  const { url, requests } = await openRecorder((request) => {
    const key = keyOf(request);
    if (!executed.has(key)) executed.set(key, execute(request));
    return { body: executed.get(key) };
  });
  return { url: `${url}/`, executed, requests, keyOf };
};

test('a killed connector charges no id twice, and declines no charge whose outcome is unknown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-prism-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'connector.db');
  const stripe = await openStripe();
  const charges: OperationRequest[] = [];
  const known = new Set<string>();
  let running = await start(file, stripe.url);
  for (let round = 0; round < ROUNDS; round += 1) {
    const fresh = Array.from({ length: SENT }, () => makeRequest('charge', alone));
    charges.push(...fresh);
    const before = known.size;
    const { promise, resolve } = Promise.withResolvers<void>();
    // The first round kills the connector at once, later rounds after more and more responses.
    if (round === 0) resolve();
    const { client } = running;
    const sent = fresh.map(async (request) => {
      const result = await client.send(request);
      if (typeof result === 'object' && 'known' in result && result.known.status === 'succeeded')
        known.add(request.id);
      if (known.size - before >= round) resolve();
    });
    await promise;
    await kill(running.child);
    await Promise.all(sent);
    running = await start(file, stripe.url);
  }
  // Send each charge again, because a request can arrive twice.
  for (const request of charges) await running.client.send({ ...request });
  for (const { id } of charges) {
    const result = await running.client.get(id);
    if (result === 'never_received') {
      expect(stripe.executed.has(id)).toBe(false);
      continue;
    }
    if (typeof result === 'string') throw new Error(result);
    expect(['succeeded', 'pending']).toContain(result.status);
    if (known.has(id)) expect(result.status).toBe('succeeded');
    if (result.status === 'succeeded') expect(stripe.executed.has(id)).toBe(true);
  }
  const keys = stripe.requests.map((request) => stripe.keyOf(request));
  expect(new Set(keys).size).toBe(keys.length);
  for (const name of readdirSync(folder))
    expect(readFileSync(join(folder, name)).includes(card.number), name).toBe(false);
});

test('a refund whose response was lost with the process is found by its key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-prism-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'connector.db');
  const stripe = await openStripe();
  const first = await start(file, stripe.url);
  const charge = makeRequest('charge', alone);
  await first.client.send(charge);
  const refund = childOf('refund', charge);
  const sending = first.client.send(refund);
  await expect.poll(() => stripe.executed.has(refund.id), { interval: 1 }).toBe(true);
  await kill(first.child);
  await sending;
  const { client } = await start(file, stripe.url);
  expect(await client.get(refund.id)).toMatchObject({ status: 'succeeded' });
  expect([...stripe.executed.keys()]).toEqual([charge.id, refund.id]);
});
