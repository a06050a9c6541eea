// Tests targets that return nonsense: each run ends with a report, and none with a success.
import { createServer } from 'node:net';
import { listenOnLoopback, loopback, reply, type Respond } from '@kasir/client/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exitCodeOf } from '../report/report.ts';
import type { RunOptions } from './options.ts';
import { run } from '../suite.ts';

const judged = async (respond: Respond, options: Partial<RunOptions> = {}) => {
  const server = await loopback(respond);
  onTestFinished(() => void server.close());
  const report = await run({ baseUrl: server.url, key: 'xnd_development_a', seed: 1, ...options });
  return { ...report, code: exitCodeOf(report) };
};

describe('a target with the same response to everything', () => {
  test('that is 200 and an empty object fails the laws about shapes', async () => {
    const { code, ended, laws } = await judged((response) => reply(response, 200, {}));
    expect([code, ended]).toEqual([1, null]);
    const failed = laws.filter(({ verdict }) => verdict === 'FAIL').map(({ id }) => id);
    expect(failed).toEqual(expect.arrayContaining(['rt-4:transactions.list', 'http-1']));
    expect(laws.filter(({ verdict }) => verdict === 'ERROR')).toEqual([]);
  });

  test('that is 500 in JSON, or 404 in HTML, is reported to support nothing', async () => {
    const html: Respond = (response) => {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end('<h1>Not Found</h1>');
    };
    for (const respond of [
      html,
      ((response) => reply(response, 500, { error_code: 'X' })) satisfies Respond,
    ]) {
      const { code, ended } = await judged(respond);
      expect(code).toBe(3);
      expect(ended?.note).toMatch(/supports none of the \d+ endpoints: it responds with [45]0\d/);
    }
  });

  test('that is 429 is given up instead of being waited for forever', async () => {
    const { code, ended } = await judged((response) =>
      reply(response, 429, { error_code: 'RATE_LIMIT_EXCEEDED' }, { 'retry-after': '0' }),
    );
    expect(code).toBe(3);
    expect(ended?.note).toContain('kept responding with 429');
  });
});

describe('a target that', () => {
  test('closes every connection cannot be reached', async () => {
    const { code, ended } = await judged((response) => response.destroy());
    expect(code).toBe(3);
    expect(ended?.note).toMatch(/^The target cannot be reached: /);
  });

  test('never responds is given up after four requests', async () => {
    const { code, ended, requests } = await judged(() => {}, { timeoutMs: 100 });
    expect([code, requests]).toEqual([3, 4]);
    expect(ended?.note).toMatch(/^The target cannot be reached: /);
  });

  test('is not an HTTP server cannot be reached', async () => {
    const { port, close } = await listenOnLoopback(
      createServer((socket) => socket.on('error', () => {}).end('220 ready\r\n')),
    );
    onTestFinished(close);
    const report = await run({ baseUrl: `http://127.0.0.1:${port}`, key: 'xnd_development_a' });
    expect(exitCodeOf(report)).toBe(3);
  });
});
