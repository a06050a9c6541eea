// Tests that after kill -9 at any point a connector executes no operation twice and loses none.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listenOnLoopback } from '@kasir/client/testing';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createConnectorClient } from '../client/create.ts';
import { requests, SECRET } from '../testing/requests.ts';

const ROUNDS = 5 * inject('thorough');
/** Operations that are sent in each round before the process is killed. */
const SENT = 12;

/** Starts a processor that keeps running when the connector is killed. */
const startProcessor = async () => {
  const executed = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const id = (incoming.url ?? '').slice(1);
    if (incoming.method === 'POST') executed.set(id, (executed.get(id) ?? 0) + 1);
    const status = executed.has(id) ? 200 : 404;
    // The response is delayed, so that the connector may be killed before it.
    void setTimeout(executed.size % 7).then(() => outgoing.writeHead(status).end());
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return { executed, url };
};

const script = fileURLToPath(new URL('../testing/connector-process.ts', import.meta.url));

/** Starts the connector; resolves to its process and client when it listens. */
const startConnector = async (file: string, processor: string) => {
  const child = spawn(process.execPath, ['--conditions=@kasir/source', script, file, processor], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(child));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const client = createConnectorClient({ url: line.toString().trim(), secrets: [SECRET] });
  return { child, client };
};

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
};

test('a connector that is killed during perform executes no operation twice and loses none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-killed-'));
  const file = join(folder, 'connector.db');
  const processor = await startProcessor();
  const sent: string[] = [];
  const known = new Set<string>();
  let running = await startConnector(file, processor.url);
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = Array.from({ length: SENT }, (_, n) => `charge_${round}_${n}`);
    sent.push(...ids);
    // The first of five rounds kills the connector at once, the others after more and more
    // responses.
    const wanted = known.size + 2 * (round % 5);
    const { promise, resolve } = Promise.withResolvers<void>();
    if (round % 5 === 0) resolve();
    const results = ids.map(async (id) => {
      const result = await running.client.send(requests.charge(id));
      if (typeof result === 'object' && 'known' in result) known.add(id);
      if (known.size >= wanted) resolve();
    });
    await promise;
    await kill(running.child);
    await Promise.all(results);
    running = await startConnector(file, processor.url);
    // The platform reads operations without a known outcome, and sends again only those that were
    // never received.
    const { client } = running;
    const unknown = ids.filter((id) => !known.has(id)).slice(0, SENT / 2);
    await Promise.all(
      unknown.map(async (id) => {
        if ((await client.get(id)) === 'never_received') await client.send(requests.charge(id));
      }),
    );
  }
  const { client } = running;
  const results = await Promise.all(sent.map(async (id) => [id, await client.get(id)] as const));
  for (const [id, result] of results) {
    if (result === 'never_received') {
      expect(known.has(id), 'a known operation is not forgotten').toBe(false);
      expect(processor.executed.has(id), 'a lost operation was not executed').toBe(false);
    } else {
      const status = processor.executed.has(id) ? 'succeeded' : 'declined';
      expect(result).toMatchObject({ id, status });
    }
  }
  expect(known.size).toBeGreaterThan(0);
  expect(Math.max(...processor.executed.values())).toBe(1);
  await kill(running.child);
  rmSync(folder, { recursive: true });
});
