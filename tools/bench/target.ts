// Runs one server under measurement in its own process: the platform, a node:http echo of the same
// bytes, or a minimal program that stores as many rows.
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@kasir/core/store';
import { serveBare, type StoredRow } from './bare.ts';
import { openKasir, createLog, listen, openPostgres, openSqlite, randomHex } from '@kasir/server';

export interface Target {
  readonly kind: 'echo' | 'bare' | 'kasir';
  /** Echo and bare program: the exact response. */
  readonly echoed?: string;
  /** Bare program: the rows that a request stores. */
  readonly rows?: readonly StoredRow[];
  /** Kasir: one durable transaction for all waiting commands, or one each. */
  readonly group?: boolean;
  readonly log?: boolean;
  /** Kasir: URL of its PostgreSQL database; a temporary SQLite file when omitted. */
  readonly database?: string;
  /** Root of another checkout whose code runs; this one when omitted. */
  readonly checkout?: string;
}

export interface Ready {
  readonly port: number;
  readonly key: string;
}

const echo = async (echoed: string): Promise<Ready> => {
  const bytes = Buffer.byteLength(echoed);
  const server = createServer((request, response) => {
    request.on('data', () => {});
    request.on('end', () => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes,
      });
      response.end(echoed);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, key: 'none' };
};

/** Returns a path in a temporary folder, which is removed when this process exits. */
const temporaryFile = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-bench-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  return join(directory, 'kasir.db');
};

const bare = async ({ rows = [], echoed = '' }: Target): Promise<Ready> => ({
  port: await serveBare(temporaryFile(), rows, echoed),
  key: 'none',
});

const openStore = ({ group = true, database }: Target): Promise<Store> => {
  const sources = { now: Date.now, random: () => randomHex(12) };
  if (database !== undefined) return openPostgres({ url: database, ...sources });
  return openSqlite({ file: temporaryFile(), ...sources, group });
};

const kasir = async (target: Target): Promise<Ready> => {
  const { log = false } = target;
  const store = await openStore(target);
  const observe = log ? createLog('info').request : undefined;
  const built = await openKasir({
    store,
    rates: { test: 0, live: 0, address: 0 },
    ...(observe && { observe }),
  });
  const edge = await listen({
    host: '127.0.0.1',
    port: 0,
    tls: null,
    trustedProxies: [],
    insecureHttp: false,
    requestId: () => randomHex(32),
    respond: (request) => built.handle(request),
  });
  return { port: Number(new URL(edge.url).port), key: built.key };
};

process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  if (message === 'stop') process.exit(0);
});
process.on('disconnect', () => process.exit(0));

const target = JSON.parse(process.argv[2] ?? '{}') as Target;
const serve = {
  echo: ({ echoed = '' }: Target) => echo(echoed),
  bare,
  kasir,
} as const;
process.send?.({ ready: await serve[target.kind](target) });
