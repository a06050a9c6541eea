// Checks the test server: it starts on request and ends with the process that requested it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { launchPostgres } from './launch.ts';

const versionAt = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('SHOW server_version_num');
  await client.end();
  return Number(rows[0].server_version_num);
};

/** Waits until the server no longer responds. */
const isGone = async (url: string): Promise<void> => {
  for (let isUp = true; isUp;) {
    isUp = await versionAt(url).then(
      () => true,
      () => false,
    );
  }
};

test('a launched server is PostgreSQL 18 with a new database each time, until it is stopped', async () => {
  const server = await launchPostgres();
  const [first, second] = [await server.database(), await server.database()];
  expect(first).not.toBe(second);
  expect(Math.floor((await versionAt(first)) / 10_000)).toBe(18);
  await server.stop();
  await expect(versionAt(second)).rejects.toThrow('ECONNREFUSED');
});

test('a launched server ends with a process that is killed', async () => {
  const launcher = join(import.meta.dirname, 'launch.ts');
  const code = `
    const { launchPostgres } = await import(${JSON.stringify(launcher)});
    console.log(await (await launchPostgres()).database());
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  expect(await versionAt(url)).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await isGone(url);
});
