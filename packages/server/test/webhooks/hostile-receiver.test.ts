// Checks deliveries to a receiver that misbehaves in every way, from a node that is killed at any
// time: every event of every committed change arrives, or is given up after 24 hours.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { listenOnLoopback } from '@kasir/client/testing';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import {
  TIMEOUT_MS,
  type ProcessCommand,
  type ListedEvent,
} from '../../src/deliveries/testing/delivery-process.ts';

const RUNS = 3 * inject('thorough');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.UTC(2100, 0, 1);
/** The maximum number of concurrent deliveries to a receiver that fails this often. */
const AT_ONCE_MAX = 16;

type Behavior = (response: ServerResponse) => void;

const status =
  (code: number): Behavior =>
  (response) =>
    void response.writeHead(code, code === 302 ? { location: '/elsewhere' } : {}).end('{}');

/** What the receiver may do with a request; only the first three acknowledge it. */
const behaviors = {
  ok: status(200),
  'no content': status(204),
  'just in time': (response) => void setTimeout(() => response.end('{}'), TIMEOUT_MS / 5),
  broken: status(500),
  redirected: status(302),
  gone: status(410),
  reset: (response) => void response.socket?.resetAndDestroy(),
  silent: () => {},
  'slow body': (response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write(' '), TIMEOUT_MS / 10);
    response.on('close', () => clearInterval(drip));
  },
  'cut off': (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{');
    setImmediate(() => response.destroy());
  },
} as const satisfies Readonly<Record<string, Behavior>>;
type Name = keyof typeof behaviors;

const names = Object.keys(behaviors) as Name[];
const acknowledging: ReadonlySet<Name> = new Set(['ok', 'no content', 'just in time']);
/** Behaviors whose response never arrives, or arrives incomplete. */
const unanswered: ReadonlySet<Name> = new Set(['reset', 'silent', 'slow body', 'cut off']);

interface Seen {
  readonly id: string;
  readonly body: string;
  readonly behavior: Name;
}

/** A receiver that repeats the behaviors of its script. */
const hostileReceiver = async (script: readonly Name[]) => {
  const seen: Seen[] = [];
  let [open, most] = [0, 0];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
    request.on('error', () => {});
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const behavior = script[seen.length % script.length] ?? 'ok';
      const body = Buffer.concat(chunks).toString('utf8');
      seen.push({ id: String(request.headers['webhook-id']), body, behavior });
      for (const look of waiting) look();
      behaviors[behavior](response);
    });
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    url: `${url}/hook`,
    seen,
    most: () => most,
    /** Resolves when this number of requests has arrived in total. */
    until: (count: number): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (seen.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: async (): Promise<void> => {
      close();
      await once(server, 'close');
    },
  };
};

const program = fileURLToPath(
  new URL('../../src/deliveries/testing/delivery-process.ts', import.meta.url),
);

/** Starts a node on a database file; `restarts` moves its clock past all earlier leases. */
const startNode = async (directory: string, url: string, restarts: number) => {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--conditions=@kasir/source',
      program,
      join(directory, 'kasir.db'),
      url,
      `${restarts * 120_000}`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The process has no pipes');
  stdin.on('error', () => {});
  const closed = once(child, 'close');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const read = async (): Promise<unknown> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The process has ended');
    return JSON.parse(value) as unknown;
  };
  await read();
  return {
    /** Sends a command; resolves when it is done, and rejects when the process is killed. */
    say: (command: ProcessCommand): Promise<unknown> => {
      stdin.write(`${JSON.stringify(command)}\n`);
      return read();
    },
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await closed;
    },
  };
};

type Step =
  | { readonly emit: number }
  | { readonly advance: number }
  /** Kills the node when this number of further requests has arrived, or no work is left. */
  | { readonly kill: number }
  /** Kills the node while it commits this number of events: either all or none are stored. */
  | { readonly tear: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ emit: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ advance: fc.constantFrom(15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS) }),
  },
  { weight: 2, arbitrary: fc.record({ kill: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ tear: fc.integer({ min: 1, max: 3 }) }) },
);

/** Runs the steps and then lets 24 hours pass for every event. */
const live = async (directory: string, script: readonly Name[], steps: readonly Step[]) => {
  const receiver = await hostileReceiver(script);
  let crashes = 0;
  let time = START;
  let committed = 0;
  const torn: number[] = [];
  let node = await startNode(directory, receiver.url, 0);
  const restart = async (): Promise<void> => {
    await node.kill();
    crashes += 1;
    node = await startNode(directory, receiver.url, crashes);
  };
  try {
    await node.say({ do: 'set clock', to: time });
    for (const one of steps) {
      if ('emit' in one) {
        await node.say({ do: 'emit', count: one.emit });
        committed += one.emit;
      } else if ('advance' in one) {
        time += one.advance;
        await node.say({ do: 'set clock', to: time });
        await node.say({ do: 'work' });
      } else if ('tear' in one) {
        void node.say({ do: 'emit', count: one.tear }).catch(() => {});
        await restart();
        torn.push(one.tear);
      } else {
        const work = node.say({ do: 'work' }).catch(() => {});
        await Promise.race([work, receiver.until(receiver.seen.length + one.kill)]);
        await restart();
      }
    }
    // Each step of time is the delay of a retry, so that no retry is skipped.
    for (const minutes of [0, 15, 45, 120, 180, 360, 720, 1]) {
      time += minutes * MINUTE_MS;
      await node.say({ do: 'set clock', to: time });
      await node.say({ do: 'work' });
    }
    const events = (await node.say({ do: 'list' })) as readonly ListedEvent[];
    return { events, seen: receiver.seen, most: receiver.most(), crashes, committed, torn };
  } finally {
    await node.kill();
    await receiver.close();
  }
};

/** Returns all sums of a number and some of the others. */
const sumsWith = (start: number, others: readonly number[]): readonly number[] =>
  others.reduce<readonly number[]>(
    (sums, other) => [...sums, ...sums.map((sum) => sum + other)],
    [start],
  );

test('every event of every committed change is delivered at least once or failed after 24 hours, with at most one more attempt for each crash, whatever receiver and node do (EVT-DLV-04, EVT-DLV-05, EVT-DLV-09, EVT-UNSPEC-07)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 12 }),
      fc.array(step, { minLength: 2, maxLength: 7 }),
      async (script, steps) => {
        const directory = mkdtempSync(join(tmpdir(), 'kasir-hostile-'));
        try {
          const { events, seen, most, crashes, committed, torn } = await live(
            directory,
            script,
            // The first events are committed before the node can be killed.
            [{ emit: 2 }, ...steps],
          );
          expect(sumsWith(committed, torn)).toContain(events.length);
          expect(most).toBeLessThanOrEqual(AT_ONCE_MAX);
          const known = new Map(events.map((one) => [one.id, one]));
          for (const { id, body } of seen) expect(body).toBe(known.get(id)?.body);
          for (const { id, status: became, attempts } of events) {
            const own = seen.filter((one) => one.id === id);
            const acknowledged = own.filter(({ behavior }) => acknowledging.has(behavior));
            // On a slow machine a response may arrive after the timeout of the sender.
            const missed = attempts.filter((one) => one.status === null).length;
            const never = own.filter(({ behavior }) => unanswered.has(behavior)).length;
            const late = Math.max(0, missed - never);
            expect(own.length).toBeLessThanOrEqual(attempts.length + crashes);
            expect(own.length).toBeGreaterThanOrEqual(attempts.length);
            if (became === 'DELIVERED') {
              expect(acknowledged.length).toBeGreaterThanOrEqual(1);
              expect(acknowledged.length).toBeLessThanOrEqual(1 + crashes + late);
            } else {
              const [first, last] = [attempts[0]?.at ?? NaN, attempts.at(-1)?.at ?? NaN];
              expect(became).toBe('FAILED');
              expect(last - first).toBeGreaterThanOrEqual(24 * HOUR_MS);
              expect(acknowledged.length).toBeLessThanOrEqual(crashes + late);
            }
          }
        } finally {
          rmSync(directory, { recursive: true });
        }
      },
    ),
    { numRuns: RUNS },
  );
});
