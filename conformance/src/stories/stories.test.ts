// Tests that stories notice a wrong value in only one view, and report it with a short story. The
// server is ours, behind a proxy that changes some of its responses.
import { createServer } from 'node:http';
import { listenOnLoopback, type Listening } from '@kasir/client/testing';
import { readConfig, start } from '@kasir/server';
import { request } from 'undici';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { laws } from '../laws/index.ts';
import { kasirControl } from '../targets/control/kasir.ts';
import type { LawResult } from '../report/report.ts';
import { run } from '../suite.ts';

/** Changes the body of a response. */
type Lie = (path: string, body: string) => string;

let kasir: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
    KASIR_RATE_LIMIT_TEST: '0',
    KASIR_RATE_LIMIT_ADDRESS: '0',
  });
  if (!config) throw new Error('The server has no configuration.');
  kasir = await start(config);
});

afterAll(() => kasir.stop());

const proxy = async (lie: Lie): Promise<Listening> => {
  const server = createServer((incoming, outgoing) => {
    const forward = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = incoming.headers;
      const reply = await request(`${kasir.baseUrl}${incoming.url ?? ''}`, {
        method: (incoming.method ?? 'GET') as 'GET',
        headers,
        body: chunks.length === 0 ? null : Buffer.concat(chunks),
      });
      const body = lie(incoming.url ?? '', await reply.body.text());
      const { 'content-length': ____, connection: _____, ...kept } = reply.headers;
      outgoing.writeHead(reply.statusCode, kept as Record<string, string>);
      outgoing.end(body);
    };
    forward().catch(() => outgoing.destroy());
  });
  return listenOnLoopback(server);
};

/** Returns the result of the stories about QR codes on a server with changed responses. */
const judged = async (lie: Lie): Promise<LawResult> => {
  const { url, close } = await proxy(lie);
  try {
    const { laws: results } = await run({
      baseUrl: url,
      key: kasir.key,
      control: kasirControl(kasir.controlUrl, kasir.controlToken),
      seed: 1,
      profile: 'standard',
      only: ['story-1'],
      untilBroken: true,
    });
    const [found] = results;
    if (!found) throw new Error('No story was run.');
    return found;
  } finally {
    close();
  }
};

test('a server with unchanged responses passes', async () => {
  const { verdict } = await judged((_, body) => body);
  expect(verdict).toBe('PASS');
});

test('a field that differs in one view alone is noticed, with its clause and a short story', async () => {
  const { verdict, failure } = await judged((path, body) =>
    path.startsWith('/transactions?') ? body.replaceAll('"QR_CODE"', '"EWALLET"') : body,
  );
  expect(verdict).toBe('FAIL');
  expect(failure?.expected).toContain('channel_category');
  expect(failure?.counterexample?.split('\n').length).toBeLessThanOrEqual(4);
});

test('a payment that is missing in a list is noticed', async () => {
  const { verdict, failure } = await judged((path, body) => {
    if (!path.startsWith('/qr_codes/payments')) return body;
    const rows = JSON.parse(body) as unknown[];
    return JSON.stringify(Array.isArray(rows) ? rows.slice(0, 1) : rows);
  });
  expect(verdict).toBe('FAIL');
  expect(failure?.expected).toContain('a QR payment in the payments of its code');
});

/** Stories in parts, so that each part stays within its time on a slow machine. */
const PARTS = 6;
const stories = laws.map(({ id }) => id).filter((id) => id.startsWith('story-'));
const parts = Array.from({ length: PARTS }, (_, part) =>
  stories.filter((__, at) => at % PARTS === part),
);

test.each(parts.map((only, at) => ({ only, name: `${at + 1} of ${PARTS}` })))(
  'a server in the dialect of the service passes all stories that are judged by that dialect, part $name',
  async ({ only }) => {
    const config = readConfig(
      ['--memory', '--port', '0', '--control-port', '0', '--dialect', 'service'],
      { KASIR_LOG_LEVEL: 'silent', KASIR_RATE_LIMIT_TEST: '0', KASIR_RATE_LIMIT_ADDRESS: '0' },
    );
    if (!config) throw new Error('The server has no configuration.');
    const server = await start(config);
    onTestFinished(() => server.stop());
    const { laws: results } = await run({
      baseUrl: server.baseUrl,
      key: server.key,
      control: kasirControl(server.controlUrl, server.controlToken),
      seed: 1,
      profile: 'standard',
      dialect: 'service',
      only,
    });
    const refused = results.filter(({ verdict }) => verdict !== 'PASS');
    expect(
      refused.map(({ id, verdict, note, failure }) => ({ id, verdict, note, failure })),
    ).toEqual([]);
    expect(results.length).toBeGreaterThan(10);
  },
);
