// Measures the effect of neighbors on an account: its webhooks, expiries, reports and reads beside
// receivers that never respond, as a ratio to the same without them.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './serving.ts';
import type { Trouble } from './neighbors-target.ts';

export interface Noticed {
  readonly what: string;
  /** Median milliseconds, alone and beside the neighbors. */
  readonly alone: number;
  readonly beside: number;
}

const SILENT = 400;
const EVENTS_EACH = 5;
/** Number of accounts that own these receivers. */
const ACCOUNTS = 20;

interface Ready {
  readonly baseUrl: string;
  readonly key: string;
}

export interface Harness extends Ready {
  /** Resolves when a path of the receiver is requested. */
  readonly arrival: (path: string) => Promise<unknown>;
  readonly receiver: string;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const ask = async <Body>(
  { baseUrl, key }: Ready,
  method: string,
  path: string,
  body?: object,
): Promise<Body> => {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text) as Body;
};

/** Reads an object repeatedly until it has a status. */
const until = async (harness: Harness, path: string, status: string): Promise<void> => {
  while ((await ask<{ status: string }>(harness, 'GET', path)).status !== status) await sleep(2);
};

let count = 0;
const fresh = (): string => `neighbor-${process.pid}-${(count += 1)}`;

/** The actions of the account; each is measured in turn. */
export const doings: readonly {
  readonly what: string;
  readonly run: (harness: Harness) => Promise<number>;
}[] = [
  {
    what: 'webhook after a payment',
    run: async (harness) => {
      const external_id = fresh();
      const callback_url = `${harness.receiver}/${external_id}`;
      await ask(harness, 'POST', '/qr_codes', {
        external_id,
        type: 'DYNAMIC',
        amount: 25_000,
        callback_url,
      });
      const arrived = harness.arrival(`/${external_id}`);
      const start = performance.now();
      await ask(harness, 'POST', `/qr_codes/${external_id}/payments/simulate`, {});
      await arrived;
      return performance.now() - start;
    },
  },
  {
    what: 'invoice that expires after a second',
    run: async (harness) => {
      const body = { external_id: fresh(), amount: 25_000, invoice_duration: 1 };
      const start = performance.now();
      const { id } = await ask<{ id: string }>(harness, 'POST', '/v2/invoices', body);
      await until(harness, `/v2/invoices/${id}`, 'EXPIRED');
      return performance.now() - start - 1_000;
    },
  },
  {
    what: 'report',
    run: async (harness) => {
      const start = performance.now();
      const body = { type: 'BALANCE_HISTORY' };
      const { id } = await ask<{ id: string }>(harness, 'POST', '/reports', body);
      await until(harness, `/reports/${id}`, 'COMPLETED');
      return performance.now() - start;
    },
  },
  {
    what: 'read of the balance',
    run: async (harness) => {
      const start = performance.now();
      for (let n = 0; n < 20; n += 1) await ask(harness, 'GET', '/balance');
      return (performance.now() - start) / 20;
    },
  },
];

export const measure = async (harness: Harness, rounds: number): Promise<number[]> => {
  const times = doings.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [n, { run }] of doings.entries()) {
      const time = await run(harness);
      // The first round warms up.
      if (round > 0) times[n]?.push(time);
    }
  }
  return times.map(median);
};

/** Starts receivers that accept connections and never respond. */
export const silence = async (): Promise<{ urls: string[]; close: () => void }> => {
  const servers = Array.from({ length: SILENT }, () => {
    const server = createServer((socket) => socket.on('error', () => {}));
    return server.listen(0, '127.0.0.1');
  });
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return {
    urls: servers.map((server) => `http://127.0.0.1:${portOf(server)}/hook`),
    close: () => {
      for (const server of servers) server.close();
    },
  };
};

/** Starts a receiver that responds; `arrival` resolves when a path is requested. */
export const listening = async () => {
  const arrivals = new Map<string, () => void>();
  const server = createHttp((request, response) => {
    response.end();
    arrivals.get(request.url ?? '')?.();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    arrival: (path: string) => new Promise<void>((resolve) => arrivals.set(path, resolve)),
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Fills the neighbors' accounts with events for the silent receivers. */
const trouble = async (child: ChildProcess, urls: readonly string[]): Promise<void> => {
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const own = urls.slice((n * SILENT) / ACCOUNTS, ((n + 1) * SILENT) / ACCOUNTS);
    const sent = once(child, 'message');
    child.send({ urls: own, each: EVENTS_EACH } satisfies Trouble);
    await sent;
  }
};

/** Measures on a database, alone and then beside the neighbors, in one process. */
const measureOn = async (place: string, rounds: number): Promise<Noticed[]> => {
  const receiver = await listening();
  const silent = await silence();
  const child = fork(new URL('neighbors-target.ts', import.meta.url), [place], {
    execArgv: ['--conditions=@kasir/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const gone = once(child, 'exit').then(() => Promise.reject(new Error('The target ended.')));
    const [ready] = (await Promise.race([once(child, 'message'), gone])) as [Ready];
    const harness: Harness = {
      ...ready,
      receiver: receiver.url,
      arrival: receiver.arrival,
    };
    const alone = await measure(harness, rounds);
    await trouble(child, silent.urls);
    const beside = await measure(harness, rounds);
    return doings.map(({ what }, n) => ({
      what,
      alone: alone[n] ?? Number.NaN,
      beside: beside[n] ?? Number.NaN,
    }));
  } finally {
    child.disconnect();
    receiver.close();
    silent.close();
  }
};

/** Measures on SQLite, or on PostgreSQL where the URL of an empty database is given. */
export const measureNeighbors = async (
  database: string | undefined,
  rounds: number,
): Promise<Noticed[]> => {
  if (database !== undefined) return measureOn(database, rounds);
  const directory = mkdtempSync(join(tmpdir(), 'kasir-bench-neighbors-'));
  try {
    return await measureOn(join(directory, 'kasir.db'), rounds);
  } finally {
    rmSync(directory, { recursive: true });
  }
};
