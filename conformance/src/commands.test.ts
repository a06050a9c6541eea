// The subcommands: their output and exit codes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopback, reply, type Respond } from '@kasir/core/testing/internal';
import { describe, expect, onTestFinished, test } from 'vitest';
import { perform } from './commands.ts';
import { BadUsage } from './run/bad-usage.ts';
import { parseCommand } from './settings.ts';

const performed = async (...args: string[]): Promise<{ code: number; text: string }> => {
  const lines: string[] = [];
  const terminal = {
    print: (text: string) => lines.push(text),
    progress: () => {},
    program: 'kasir-conformance',
  };
  const code = await perform(parseCommand(args), terminal);
  return { code, text: lines.join('\n') };
};

/** A service with a transactions endpoint; requests without a key get `status`. */
const serviceWith = async (status: number): Promise<string[]> => {
  let count = 0;
  const respond: Respond = (response, { url, headers }) => {
    count += 1;
    const own = { 'request-id': String(count) };
    const refusal = (error_code: string) => ({ error_code, message: 'no' });
    if (!url.startsWith('/transactions')) return reply(response, 404, refusal('NOT_FOUND'), own);
    return headers['authorization'] === undefined
      ? reply(response, status, refusal('INVALID_API_KEY'), own)
      : reply(response, 400, refusal('API_VALIDATION_ERROR'), own);
  };
  const server = await loopback(respond);
  onTestFinished(() => server.close());
  return ['--base-url', server.url, '--key', 'xnd_development_commands'];
};

const LAW = 'auth-1:transactions.list';

describe('run', () => {
  test('ends with 0 and a table when all laws hold', async () => {
    const { code, text } = await performed('run', ...(await serviceWith(401)), '--only', LAW);
    expect(code).toBe(0);
    expect(text).toMatch(/^auth +1/m);
    expect(text).toContain('1 PASS');
  });

  test('ends with 1, the transcript and the reports when a law fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cfm-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [json, junit] = [join(folder, 'r.json'), join(folder, 'r.xml')];
    const flags = ['--only', LAW, '--report-json', json, '--report-junit', junit, '--seed', '9'];
    const { code, text } = await performed('run', ...(await serviceWith(400)), ...flags);
    expect(code).toBe(1);
    expect(text).toContain(`FAIL ${LAW}`);
    expect(text).toContain('curl -sS "$BASE_URL/transactions"');
    const report: unknown = JSON.parse(readFileSync(json, 'utf8'));
    expect(report).toMatchObject({ version: 1, seed: 9, totals: { FAIL: 2 } });
    expect(report).toHaveProperty('laws.0.id', LAW);
    expect(readFileSync(junit, 'utf8')).toContain('failures="2"');
  });

  test('runs as many consecutive seeds as --seeds says', async () => {
    const flags = ['--only', LAW, '--seed', '3', '--seeds', '3'];
    const { code, text } = await performed('run', ...(await serviceWith(401)), ...flags);
    expect(code).toBe(0);
    expect([...text.matchAll(/seed (\d+)/g)].map(([, seed]) => seed)).toEqual(['3', '4', '5']);
  });
});

describe('replay', () => {
  test('prints whether a failure is unchanged, fixed or different', async () => {
    const broken = await performed('run', ...(await serviceWith(400)), '--only', LAW);
    const [, found = ''] = /replay (\S+)/.exec(broken.text) ?? [];
    expect(found).toMatch(/^auth-1:transactions\.list@\d+~\w+$/);
    const still = await performed('replay', found, ...(await serviceWith(400)));
    expect(still).toMatchObject({ code: 1, text: expect.stringContaining('STILL FAILS') });
    const gone = await performed('replay', found, ...(await serviceWith(401)));
    expect(gone).toMatchObject({ code: 0, text: expect.stringContaining('FIXED') });
    const other = await performed('replay', `${found}x`, ...(await serviceWith(400)));
    expect(other).toMatchObject({ code: 1, text: expect.stringContaining('CHANGED') });
  });

  test('rejects an argument that is not a case of a known law', async () => {
    const service = await serviceWith(401);
    await expect(performed('replay', 'auth-1', ...service)).rejects.toThrow(BadUsage);
    await expect(performed('replay', 'auth-99@1', ...service)).rejects.toThrow(
      'Unknown law: auth-99',
    );
  });
});

describe('without a target', () => {
  test('plan prints which laws would run, and what would enable the others', async () => {
    const { code, text } = await performed('plan', '--only', 'idem-10,wh-1,env-1');
    expect(code).toBe(0);
    expect(text).toMatch(/^skip +idem-10 .*\n +NO_CLOCK: add --control-url/m);
    expect(text).toMatch(/^run +wh-1 /m);
    expect(text).toMatch(/^run +env-1 /m);
    expect((await performed('plan', '--profile', 'read-only', '--only', 'st')).text).toContain(
      'UNSAFE',
    );
  });

  test('list and explain print every law with its level, clauses and witnesses', async () => {
    const { text } = await performed('list');
    expect(text).toMatch(/^st-2 +M {2}.*\[STATE-QR-03\]$/m);
    expect(text.split('\n').length).toBeGreaterThan(200);
    const explained = await performed('explain', 'ST-2');
    expect(explained.text).toContain('witnesses  a late payment');
    expect(explained.text).toMatch(/^ {4}STATE-QR-03: .{20,}$/m);
    await expect(performed('explain', 'st-99')).rejects.toThrow(BadUsage);
  });

  test('help prints the commands, and an unknown command is rejected', async () => {
    expect((await performed('--help')).text).toContain('Usage: kasir-conformance');
    await expect(performed('go')).rejects.toThrow('Unknown command: go');
  });
});
