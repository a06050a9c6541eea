// Checks commands on a data directory or a database: copies, checks, migrations and views.
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exitCodes } from '../../src/failures/exit-codes.ts';
import { launch, runHere, said } from '../../src/testing/process.ts';

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'kasir-stored-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

const serve = async (directory: string) => {
  const server = launch(['--data', directory, '--log-level', 'silent']);
  const banner = await server.ready();
  const url = said(banner, 'base URL');
  const headers = {
    authorization: `Basic ${btoa(`${said(banner, 'test key')}:`)}`,
    'content-type': 'application/json',
  };
  const create = (external_id: string) => {
    const body = { external_id, type: 'STATIC', callback_url: 'https://shop.example' };
    return fetch(`${url}/qr_codes`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  return {
    controlUrl: said(banner, 'control URL'),
    create,
    read: (id: string) => fetch(`${url}/qr_codes/${id}`, { headers }),
    stop: async () => {
      server.signal('SIGTERM');
      await server.ended();
    },
  };
};

const run = (...args: string[]) => runHere(args);

describe('kasir backup', () => {
  test('copies what a running server has stored, in a file of its owner only', async () => {
    const [directory, other] = [folder(), folder()];
    const server = await serve(directory);
    expect((await server.create('kept')).status).toBe(200);
    const copy = join(other, 'kasir.db');
    const copied = await run('backup', copy, '--data', directory);
    expect([copied.code, copied.out], copied.errors).toEqual([
      0,
      expect.stringMatching(/kasir\.db: [\d.]+ MB\n$/),
    ]);
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
    expect((await server.create('later')).status).toBe(200);
    await server.stop();
    copyFileSync(join(directory, 'credentials.json'), join(other, 'credentials.json'));
    const restored = await serve(other);
    expect((await restored.read('kept')).status).toBe(200);
    expect((await restored.read('later')).status).toBe(404);
    await restored.stop();
  });

  test('overwrites no file, and fails if there is no database', async () => {
    const directory = folder();
    const twice = await run('backup', directory, '--data', directory);
    expect([twice.code, twice.errors]).toEqual([
      exitCodes.dataUnusable.code,
      expect.stringContaining('kasir.db does not exist'),
    ]);
    await (await serve(directory)).stop();
    const taken = await run('backup', join(directory, 'kasir.db'), '--data', directory);
    expect([taken.code, taken.errors]).toEqual([2, expect.stringContaining('exists: name a file')]);
  });
});

describe('kasir check', () => {
  const check = (directory: string, ...args: string[]) =>
    run('check', '--data', directory, ...args);

  test('checks through the server that uses the directory, otherwise reads the directory', async () => {
    const directory = folder();
    const server = await serve(directory);
    const checked = await check(directory, '--control-url', server.controlUrl);
    expect([checked.code, checked.out], checked.errors).toEqual([0, 'All books agree.\n']);
    const wrong = await check(directory, '--control-url', server.controlUrl, '--token', 'wrong');
    expect([wrong.code, wrong.errors]).toEqual([
      exitCodes.serverAway.code,
      `kasir: ${server.controlUrl} refuses the token: send --token (KASIR_CONTROL_TOKEN) with the one of its start, or with your own as an operator.\n`,
    ]);
    await server.stop();
    const gone = await check(directory, '--control-url', server.controlUrl);
    expect([gone.code, gone.errors]).toEqual([
      exitCodes.serverAway.code,
      expect.stringContaining('No server responds at'),
    ]);
    const read = await check(directory, '--json');
    expect([read.code, JSON.parse(read.out)], read.errors).toMatchObject([
      0,
      { ok: true, breaches: [] },
    ]);
  });

  test('ends with exit code 1 and each breach on a line when books do not agree', async () => {
    const directory = folder();
    await (await serve(directory)).stop();
    const database = new DatabaseSync(join(directory, 'kasir.db'));
    database.exec("UPDATE entries SET amount = amount + 1 WHERE ledger = 'merchant_available'");
    database.close();
    const { code, out } = await check(directory);
    expect(code).toBe(1);
    expect(out).toMatch(/^\w+ test: running balance: line /m);
  });
});
