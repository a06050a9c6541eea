// Tests `compare`: the plan, the rows, and a comparison that is interrupted and resumed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopback, reply, type Respond } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import { perform } from './commands.ts';
import { parseCommand } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** A service of two lists; requests without a key get `status`. */
const serviceWith = async (status: number) => {
  let count = 0;
  const respond: Respond = (response, { url, headers }) => {
    count += 1;
    const own = { 'request-id': String(count) };
    const refusal = (error_code: string) => ({ error_code, message: 'no' });
    if (!url.startsWith('/transactions') && !url.startsWith('/balance'))
      return reply(response, 404, refusal('NOT_FOUND'), own);
    return headers['authorization'] === undefined
      ? reply(response, status, refusal('INVALID_API_KEY'), own)
      : reply(response, 400, refusal('API_VALIDATION_ERROR'), own);
  };
  const server = await loopback(respond);
  onTestFinished(() => server.close());
  return { url: server.url, count: () => count };
};

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'cfm-compare-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

const compared = async (args: readonly string[], change: Partial<Terminal> = {}) => {
  const lines: string[] = [];
  const terminal = {
    print: (text: string) => void lines.push(text),
    progress: () => {},
    ...change,
  };
  const code = await perform(parseCommand(['compare', ...args]), terminal);
  return { code, text: lines.join('\n') };
};

const LAWS = 'auth-1:transactions.list,auth-1:balance.get';

const flagsOf = (one: string, other: string): string[] => [
  '--base-url',
  one,
  '--with',
  other,
  '--key',
  'xnd_development_compared',
  '--only',
  LAWS,
  '--seed',
  '3',
];

test('the plan prints the number of requests and the time at a rate, and sends no request', async () => {
  const [one, other] = [await serviceWith(401), await serviceWith(401)];
  const { code, text } = await compared([...flagsOf(one.url, other.url), '--rate', '60', '--plan']);
  expect(code).toBe(0);
  expect(text).toMatch(
    /^2 laws to compare: about \d+ requests to each target, \d+ min \d+ s at 60 per minute\./,
  );
  expect([one.count(), other.count()]).toEqual([0, 0]);
});

test('two targets that respond alike do not differ', async () => {
  const [one, other] = [await serviceWith(401), await serviceWith(401)];
  const { code, text } = await compared(flagsOf(one.url, other.url));
  expect([code, text]).toEqual([0, expect.stringMatching(/: 0 differences in \d+ laws/)]);
});

test('a difference is a row on the terminal, in JSON and in Markdown, with its clause', async () => {
  const [one, other] = [await serviceWith(401), await serviceWith(403)];
  const [json, markdown] = [join(folder(), 'c.json'), join(folder(), 'c.md')];
  const { code, text } = await compared([
    ...flagsOf(one.url, other.url),
    '--report-json',
    json,
    '--report-summary',
    markdown,
  ]);
  expect(code).toBe(1);
  expect(text).toMatch(/^auth-1:transactions\.list +holds +expected 401/m);
  const { rows } = JSON.parse(readFileSync(json, 'utf8')) as { rows: readonly object[] };
  expect(rows).toContainEqual(
    expect.objectContaining({
      about: 'auth-1:balance.get',
      one: 'holds',
      other: expect.stringContaining('saw 403'),
    }),
  );
  expect(readFileSync(markdown, 'utf8')).toMatch(
    /\| auth-1:balance\.get: .* \| .*AUTH-\d+.* \| holds \| expected 401 .* \|/,
  );
});

test('an interrupted comparison saves its results, and the next run resumes it', async () => {
  const state = join(folder(), 'compare.json');
  const interruption = new AbortController();
  const [one, other] = [await serviceWith(401), await serviceWith(401)];
  const flags = [...flagsOf(one.url, other.url), '--state', state];
  const first = await compared(flags, {
    signal: interruption.signal,
    progress: (text) => {
      if (text.startsWith('1 of 2')) interruption.abort('SIGINT');
    },
  });
  expect([first.code, first.text]).toEqual([4, expect.stringContaining('goes on from')]);
  expect(readFileSync(state, 'utf8').match(/"auth-1:/g)).toHaveLength(1);
  const sent = one.count();
  const again = await compared(flags);
  expect(again.code).toBe(0);
  expect(again.text).toContain('1 laws to compare, 1 compared before');
  // The second run does not look for endpoints again.
  expect(one.count() - sent).toBeLessThan(sent / 2);
});

test.each([
  [['--seed', '4'], 'compares with seed 3, not 4'],
  [['--profile', 'full'], 'compares with profile standard, not full'],
])('a state of another comparison is refused: %j', async (change, message) => {
  const state = join(folder(), 'compare.json');
  const [one, other] = [await serviceWith(401), await serviceWith(401)];
  const flags = [...flagsOf(one.url, other.url), '--state', state];
  await compared(flags);
  await expect(compared([...flags, ...change])).rejects.toThrow(message);
});

test('a target that cannot be reached ends the comparison with 3', async () => {
  const one = await serviceWith(401);
  const gone = await loopback(() => {});
  await gone.close();
  const { code, text } = await compared(flagsOf(one.url, gone.url));
  expect([code, text]).toEqual([3, expect.stringContaining('Ended early')]);
});
