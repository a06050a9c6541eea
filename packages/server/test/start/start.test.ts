// Checks the command as a process: a failed start ends it with one line that names the remedy.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { listenOnLoopback } from '@kasir/client/testing';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exitCodes, type ExitReason } from '../../src/failures/exit-codes.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { launchPostgres } from '../../src/store/postgres/testing/launch.ts';
import { launch, launchCommand, runHere, said } from '../../src/testing/process.ts';

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'kasir-start-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

const fileOf = (name: string, text: string): string => {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
};

/** Starts the command, expects it to fail, and returns its one line of output. */
const failure = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  reason: ExitReason,
): Promise<string> => {
  const { code, out, errors } = await runHere(
    ['start', '--port', '0', '--control-port', '0', ...args],
    env,
  );
  expect([code, out], errors).toEqual([exitCodes[reason].code, '']);
  expect(errors).toMatch(/^kasir: .*\.\n$/);
  return errors.slice('kasir: '.length, -1);
};

const takenPort = async (): Promise<string> => {
  const { port, close } = await listenOnLoopback(createServer());
  onTestFinished(close);
  return String(port);
};

describe('a start ends with one line', () => {
  test.each(['port', 'control-port'])('when --%s is taken', async (flag) => {
    const port = await takenPort();
    const setting = `--${flag} (KASIR_${flag.replace('-', '_').toUpperCase()})`;
    expect(await failure(['--memory', `--${flag}`, port], {}, 'portTaken')).toBe(
      `Port ${port} of 127.0.0.1 is in use. Choose another one with ${setting}; 0 takes a free one.`,
    );
  });

  test.each(['host', 'control-host'])('when --%s is not an address of this host', async (flag) => {
    const setting = `--${flag} (KASIR_${flag.replace('-', '_').toUpperCase()})`;
    expect(await failure(['--memory', `--${flag}`, '192.0.2.1'], {}, 'noAddress')).toContain(
      `with ${setting}.`,
    );
  });

  test('when Redis is unreachable', async () => {
    expect(
      await failure(['--memory', '--redis', 'redis://:hidden@127.0.0.1:1'], {}, 'redisAway'),
    ).toBe(
      'Redis at 127.0.0.1:1: the connection was refused. ' +
        'Check that it is running, and the URL in --redis (KASIR_REDIS_URL).',
    );
  });

  test('when the data directory cannot be created', async () => {
    const path = fileOf('file', 'text');
    const reasons = {
      [path]: 'a part of the path is not a directory',
      [join(path, 'x')]: 'a part of the path is not a directory',
      // A file system without new directories, on systems that have one.
      ...(existsSync('/proc/self') && { '/proc/kasir/data': 'no such file' }),
    };
    for (const [directory, reason] of Object.entries(reasons)) {
      const line = await failure(['--data', directory], {}, 'dataUnusable');
      expect(line).toContain(`Cannot use the data directory ${directory}: ${reason}`);
      expect(line).toContain('--data (KASIR_DATA).');
    }
  });

  test('when the data directory is in use', async () => {
    const directory = folder();
    await launch(['--data', directory]).ready();
    const line = await failure(['--data', directory], {}, 'dataInUse');
    expect(line).toContain(`${join(directory, 'kasir.db')} is in use by another process`);
    expect(line).toContain('--data (KASIR_DATA).');
  });

  test.each([
    ['is not a database', (file: string) => writeFileSync(file, 'x'.repeat(9_000))],
    [
      'is a database of another program',
      (file: string) => new DatabaseSync(file).exec('CREATE TABLE t(a)'),
    ],
  ])('when kasir.db %s', async (_, make) => {
    const directory = folder();
    const file = join(directory, 'kasir.db');
    make(file);
    expect(await failure(['--data', directory], {}, 'dataForeign')).toBe(
      `${file} is not a database of Kasir: move it away, or choose another data directory with ` +
        '--data (KASIR_DATA).',
    );
  });

  test('when kasir.db is damaged', async () => {
    const directory = folder();
    const file = join(directory, 'kasir.db');
    await (await openSqlite({ file, now: () => 1, random: () => '0'.repeat(12) })).close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 100));
    expect(await failure(['--data', directory], {}, 'dataForeign')).toBe(
      `${file} is damaged: restore a backup, or choose another data directory with --data (KASIR_DATA).`,
    );
  });

  test('when the credentials cannot be read', async () => {
    const directory = folder();
    writeFileSync(join(directory, 'credentials.json'), '{');
    expect(await failure(['--data', directory], {}, 'dataForeign')).toContain(
      `${join(directory, 'credentials.json')} cannot be read: restore it, or delete it`,
    );
  });

  test('when TLS files are missing or contain no certificate or key', async () => {
    const [cert, key] = [fileOf('cert', 'no certificate'), fileOf('key', 'no key')];
    const tls = (one: string, other: string) =>
      failure(['--memory', '--tls-cert', one, '--tls-key', other], {}, 'tls');
    expect(await tls('/missing/cert', key)).toContain('--tls-cert (KASIR_TLS_CERT) names /missing');
    expect(await tls(cert, '/missing/key')).toContain('--tls-key (KASIR_TLS_KEY) names /missing');
    expect(await tls(cert, key)).toContain('--tls-key (KASIR_TLS_KEY) do not fit');
  });

  test('when a setting cannot be used, with exit code 2', async () => {
    expect(await failure(['--memory'], { KASIR_PUBLIC_URL: 'kasir.example' }, 'usage')).toBe(
      '--public-url (KASIR_PUBLIC_URL) must be a URL such as https://host/path.',
    );
  });
});

/** Starts a PostgreSQL server whose user `guest` has a password; returns the URL of a database. */
const guarded = async () => {
  const { database, stop } = await launchPostgres();
  onTestFinished(stop);
  const url = new URL(await database());
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client.query<{ hba_file: string }>('SHOW hba_file');
  const rules = 'host all guest 127.0.0.1/32 scram-sha-256\nhost all postgres 127.0.0.1/32 trust\n';
  const copy = `COPY (SELECT unnest(string_to_array('${rules}', E'\n'))) TO '${rows[0]?.hba_file}'`;
  await client.query("CREATE ROLE guest LOGIN PASSWORD 'right'");
  await client.query(copy);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  return url;
};

test('a start ends with one line that shows no password when PostgreSQL refuses it', async () => {
  const url = await guarded();
  const setting = '--database (KASIR_DATABASE_URL).';
  const place = (host: string, name = url.pathname) => `PostgreSQL at ${host}${name}: `;
  const line = (reason: ExitReason, change: Partial<URL>): Promise<string> => {
    const named = Object.assign(new URL(url), { username: 'guest', ...change });
    return failure([], { KASIR_DATABASE_URL: named.href }, reason);
  };
  expect(await line('databaseLogin', { password: 'secret-word' })).toBe(
    `${place(url.host)}the password is wrong. Correct it in ${setting}`,
  );
  expect(await line('databaseLogin', {})).toBe(
    `${place(url.host)}a password is required. Add one to the URL in ${setting}`,
  );
  expect(await line('databaseUnknown', { username: 'postgres', pathname: '/unknown' })).toBe(
    `${place(url.host, '/unknown')}the database does not exist. Create it, or correct its name in ${setting}`,
  );
  expect(await line('databaseUnusable', { password: 'right' })).toContain(
    'the user may not create tables',
  );
  expect(await line('databaseAway', { port: '1' })).toBe(
    `${place('127.0.0.1:1')}the connection was refused. Check that it is running, and the URL in ${setting}`,
  );
  expect(await line('databaseAway', { hostname: 'database.invalid' })).toMatch(
    /the host name (?:is unknown|could not be looked up)\. Check/,
  );
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('only the owner can read the files of a data directory, also if others could read it before', async () => {
  const directory = join(folder(), 'data');
  mkdirSync(directory, { mode: 0o755 });
  const left = ['kasir.db', 'kasir.db-wal', 'kasir.db-shm', 'credentials.json', 'master.key'];
  for (const name of left.slice(0, 3)) writeFileSync(join(directory, name), '', { mode: 0o644 });
  const banner = await launch(['--data', directory]).ready();
  expect(modeOf(directory)).toBe('700');
  const names = readdirSync(directory);
  expect(names).toEqual(expect.arrayContaining(left));
  for (const name of names) expect([name, modeOf(join(directory, name))]).toEqual([name, '600']);
  expect(said(banner, 'test key')).toMatch(/^xnd_development_/);
  expect(said(banner, 'dashboard')).toBe(
    `${said(banner, 'control URL')}/dashboard#token=${said(banner, 'control token')}`,
  );
});

test('the start prints where webhooks go, or the command that sets a callback URL', async () => {
  const directory = folder();
  const first = launch(['--data', directory]);
  const banner = await first.ready();
  expect(said(banner, 'webhooks go to')).toBe(
    'nowhere yet: npm run kasir -- callbacks set http://localhost:3000/webhooks',
  );
  const args = ['--control-url', said(banner, 'control URL'), '--data', directory];
  const url = 'http://localhost:3000/webhooks';
  const set = await launchCommand(['callbacks', 'set', `${url}?secret=1`, ...args]).ended();
  expect(set.code, set.errors).toBe(0);
  first.signal('SIGTERM');
  await first.ended();
  expect(said(await launch(['--data', directory]).ready(), 'webhooks go to')).toBe(url);
  const given = await launch(['--memory'], { KASIR_CALLBACK_URL: url }).ready();
  expect(said(given, 'webhooks go to')).toBe('from KASIR_CALLBACK_URL');
});

test('a directory with other files keeps its permissions, and the files that Kasir adds are private', async () => {
  const directory = join(folder(), 'shared');
  mkdirSync(directory, { mode: 0o755 });
  writeFileSync(join(directory, 'notes.txt'), 'notes', { mode: 0o644 });
  await launch(['--data', directory]).ready();
  expect([modeOf(directory), modeOf(join(directory, 'notes.txt'))]).toEqual(['755', '644']);
  for (const name of readdirSync(directory).filter((one) => one !== 'notes.txt'))
    expect([name, modeOf(join(directory, name))]).toEqual([name, '600']);
});

test('a server whose database file is deleted prints an error, saves its data and ends, and a server starts on the saved file', async () => {
  const directory = folder();
  const file = join(directory, 'kasir.db');
  const server = launch(['--data', directory], { KASIR_LOG_LEVEL: 'silent' });
  const banner = await server.ready();
  const url = said(banner, 'base URL');
  const headers = {
    authorization: `Basic ${Buffer.from(`${said(banner, 'test key')}:`).toString('base64')}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({
    external_id: 'kept',
    type: 'STATIC',
    callback_url: 'http://x.example',
  });
  expect((await fetch(`${url}/qr_codes`, { method: 'POST', headers, body })).status).toBe(200);
  rmSync(file);
  const { code, errors } = await server.ended();
  const [, saved = ''] = /saved as (\S+): move that file to/.exec(errors) ?? [];
  expect([code, errors]).toEqual([
    exitCodes.dataGone.code,
    `kasir: ${file} was deleted or replaced while the server was running. ` +
      `Its data was saved as ${saved}: move that file to ${file} and start again.\n`,
  ]);
  expect(modeOf(saved)).toBe('600');
  expect(readdirSync(directory)).not.toContain('kasir.db-wal');
  renameSync(saved, file);
  const again = said(await launch(['--data', directory]).ready(), 'base URL');
  expect((await fetch(`${again}/qr_codes/kept`, { headers })).status).toBe(200);
});

test('keys and tokens that an operator sets are not printed', async () => {
  const given = { KASIR_SECRET_KEY: 'xnd_development_brought', KASIR_CONTROL_TOKEN: 'brought-too' };
  const banner = await launch(['--memory'], given).ready();
  expect(banner).not.toContain('brought');
  expect(said(banner, 'test key')).toBe('from KASIR_SECRET_KEY');
  expect(said(banner, 'control token')).toBe('from KASIR_CONTROL_TOKEN');
  expect(said(banner, 'dashboard')).toBe(`${said(banner, 'control URL')}/dashboard`);
});
