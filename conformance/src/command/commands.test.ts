// Tests the subcommands: their output and exit codes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopback, reply, type Respond } from '@kasir/client/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { perform } from './commands.ts';
import type { ReportFile } from '../report/report.ts';
import { BadUsage } from '../run/bad-usage.ts';
import { parseCommand } from './settings.ts';

const performed = async (...args: string[]): Promise<{ code: number; text: string }> => {
  const lines: string[] = [];
  const terminal = {
    print: (text: string) => lines.push(text),
    progress: () => {},
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

/** Names of report files in a folder of their own, and the options for them. */
const reportFiles = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cfm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [json, junit] = [join(folder, 'r.json'), join(folder, 'r.xml')];
  return { folder, json, junit, flags: ['--report-json', json, '--report-junit', junit] };
};

describe('run', () => {
  test('ends with 0 and a table when all laws hold', async () => {
    const { code, text } = await performed('run', ...(await serviceWith(401)), '--only', LAW);
    expect(code).toBe(0);
    expect(text).toMatch(/^auth +1/m);
    expect(text).toContain('1 PASS');
  });

  test('ends with 1, the transcript and the reports when a law fails', async () => {
    const { json, junit, flags } = reportFiles();
    const one = ['--only', LAW, '--seed', '9', ...flags];
    const { code, text } = await performed('run', ...(await serviceWith(400)), ...one);
    expect(code).toBe(1);
    expect(text).toContain(`FAIL ${LAW}`);
    expect(text).toContain('curl -sS "$BASE_URL/transactions"');
    const report: unknown = JSON.parse(readFileSync(json, 'utf8'));
    expect(report).toMatchObject({
      version: 5,
      runs: [{ seed: 9, ended: null, totals: { FAIL: 2 } }],
    });
    expect(report).toHaveProperty('runs.0.laws.0.id', LAW);
    expect(readFileSync(junit, 'utf8')).toContain('failures="2"');
  });

  test('runs the number of consecutive seeds that --seeds sets', async () => {
    const flags = ['--only', LAW, '--seed', '3', '--seeds', '3'];
    const { code, text } = await performed('run', ...(await serviceWith(401)), ...flags);
    expect(code).toBe(0);
    expect([...text.matchAll(/seed (\d+)/g)].map(([, seed]) => seed)).toEqual(['3', '4', '5']);
  });

  test('keeps every seed in its reports, also after one that failed', async () => {
    const { json, junit, flags } = reportFiles();
    const seeds = ['--only', LAW, '--seed', '3', '--seeds', '3'];
    const { code } = await performed('run', ...(await serviceWith(400)), ...seeds, ...flags);
    expect(code).toBe(1);
    const { runs } = JSON.parse(readFileSync(json, 'utf8')) as ReportFile;
    expect(runs.map(({ seed, totals }) => [seed, totals])).toEqual(
      [3, 4, 5].map((seed) => [seed, { FAIL: 2 }]),
    );
    expect(readFileSync(junit, 'utf8').match(/<testsuite /g)).toHaveLength(3);
  });

  test('ends with 4, writes the reports and names the laws not checked when --max-requests is used up', async () => {
    const { json, flags } = reportFiles();
    const few = [...(await serviceWith(401)), '--max-requests', '5', ...flags];
    const { code, text } = await performed('run', ...few);
    expect(code).toBe(4);
    expect(text).toMatch(
      /^Ended early: the budget of 5 requests is used up\nNot checked: (\d+) of \1 laws\n/,
    );
    expect(text).toContain('    iso-7  ');
    const { runs } = JSON.parse(readFileSync(json, 'utf8')) as ReportFile;
    expect(runs).toMatchObject([{ requests: 5, ended: { reason: 'BUDGET' } }]);
  });

  test('ends with 0 when --allow partial accepts an incomplete run', async () => {
    const service = await serviceWith(401);
    const enough = ['--only', `${LAW},auth-2:transactions.list`, '--max-requests', '4'];
    expect((await performed('run', ...service, ...enough)).code).toBe(4);
    const { code, text } = await performed('run', ...service, ...enough, '--allow', 'partial');
    expect([code, text.includes('Ended early')]).toEqual([0, true]);
  });

  test('ends with 3 and writes the reports when the target cannot be reached', async () => {
    const closed = await loopback(() => {});
    await closed.close();
    const { json, junit, flags } = reportFiles();
    const nowhere = ['--base-url', closed.url, '--key', 'k', ...flags, '--seeds', '3'];
    const { code, text } = await performed('run', ...nowhere);
    expect([code, text.split('\n')[0]]).toEqual([
      3,
      expect.stringMatching(/^Ended early: The target cannot be reached: .*Check --base-url\.$/),
    ]);
    const { runs } = JSON.parse(readFileSync(json, 'utf8')) as ReportFile;
    expect(runs).toHaveLength(1);
    expect(readFileSync(junit, 'utf8')).toContain('failures="0"');
  });

  test('rejects a known failure that does not name a law', async () => {
    const { folder } = reportFiles();
    const known = join(folder, 'known.json');
    const entries = ['auth-1:nowhere', 'auth-1', LAW].map((law) => ({ law, reason: 'r' }));
    writeFileSync(known, JSON.stringify(entries));
    await expect(performed('run', ...(await serviceWith(401)), '--known', known)).rejects.toThrow(
      '--known: unknown law: auth-1:nowhere, auth-1. Run npm run conformance -- list',
    );
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
    const { code, text } = await performed('plan', '--only', 'wh-10,wh-11,env-1');
    expect(code).toBe(0);
    expect(text).toMatch(/^skip +wh-10 .*\n +NO_CLOCK: add --control-url/m);
    expect(text).toMatch(/^run +wh-11 /m);
    expect(text).toMatch(/^run +env-1 /m);
    expect((await performed('plan', '--profile', 'read-only', '--only', 'story-1')).text).toContain(
      'UNSAFE',
    );
  });

  test('plan ends with a count and an estimate', async () => {
    const { text } = await performed('plan');
    const [, laws = '', requests = ''] =
      /(\d+) laws would run.* about (\d+) requests/.exec(text) ?? [];
    expect(Number(laws)).toBeGreaterThan(1_400);
    expect(Number(requests)).toBeGreaterThan(5 * Number(laws));
    const slow = await performed('plan', '--only', 'auth-1', '--rate', '60', '--max-requests', '9');
    const [one = '', other = ''] = slow.text.split('\n').slice(-2);
    expect(one).toMatch(
      /^\d+ laws would run and 0 would not; about \d+ requests, \d+ min \d+ s at 60 per minute\.$/,
    );
    expect(other).toBe('--max-requests 9 would end the run early.');
  });

  test('plan of profile smoke has laws of every group in at most 250 requests, and other laws with another seed', async () => {
    const lawsOf = async (seed: string): Promise<string[]> => {
      const { text } = await performed('plan', '--profile', 'smoke', '--seed', seed);
      expect(Number(/about (\d+) requests/.exec(text)?.[1])).toBeLessThanOrEqual(250);
      return [...text.matchAll(/^run +(\S+)/gm)].map(([, name = '']) => name);
    };
    const laws = await lawsOf('1');
    expect(await lawsOf('2')).not.toEqual(laws);
    expect(await lawsOf('1')).toEqual(laws);
  });

  test('list and explain print every law with its level, clauses and witnesses', async () => {
    const { text } = await performed('list');
    const some = await performed('list', '--only', 'fl-11,auth-1:transactions.list');
    expect(some.text.split('\n')).toHaveLength(2);
    await expect(performed('list', '--only', 'nothing')).rejects.toThrow(BadUsage);
    expect(text).toMatch(/^fl-11\S* +M {2}.*\[QR-PAYMENTS-from-to\]/m);
    expect(text.split('\n').length).toBeGreaterThan(200);
    const explained = await performed('explain', 'PG-5');
    expect(explained.text).toMatch(/^ {4}LIMIT-13: .{20,}$/m);
    const witnessed = await performed('explain', 'ver-9');
    expect(witnessed.text).toContain('witnesses  two versions that differ');
    await expect(performed('explain', 'st-99')).rejects.toThrow(BadUsage);
  });

  test('help prints the commands, and an unknown command is rejected', async () => {
    expect((await performed('--help')).text).toContain('Usage: npm run conformance -- <command>');
    await expect(performed('go')).rejects.toThrow(/^Unknown command: go\. Commands: run, .*$/);
  });
});
