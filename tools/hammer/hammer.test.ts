// Tests that the hammer finds nothing wrong with the server, and would detect faults.
import { expect, test } from 'vitest';
import { RandomSource } from '../random/random-source.ts';
import { hammer } from './hammer.ts';
import { CARD, mutateBody } from './hostile.ts';
import { openDatabase } from './database.ts';
import { KEY, startTarget } from './target.ts';
import { sendRawBytes } from './wire.ts';
import { Monitor } from './monitor.ts';
import { routes } from './caller-cost.ts';

/** A run without a time limit, which ends on a slow machine as well. */
const endless = { seed: 7, ms: Infinity, engine: 'sqlite' } as const;

test('some hundred hostile requests on every listener produce no finding', async () => {
  const outcome = await hammer({ ...endless, requests: 600 });
  expect(outcome.findings).toEqual([]);
  expect(outcome.statuses.has(500)).toBe(false);
  for (const status of [200, 400, 404]) expect(outcome.statuses.has(status)).toBe(true);
});

test('an invalid redirect header is found and reported with the preceding requests', async () => {
  const { findings } = await hammer({ ...endless, fault: 'edge-raw-redirect' });
  expect(findings[0]).toMatch(/^POST \/hosted\/[^]*: 500 /);
  expect(findings[0]).toMatch(/\n {4}\d\d\d POST \/hosted\/.* choice=/);
});

test('every route responds to a request without a key before any part of a large body is sent', async () => {
  const database = await openDatabase('sqlite');
  const options = { storage: database.flags, fault: null, onLine: () => undefined };
  const target = await startTarget(options);
  try {
    const responses = await Promise.all(
      routes.map(async ({ listener, method, path }) => {
        const base = listener === 'public' ? target.publicUrl : target.controlUrl;
        const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 300000\r\n\r\n`;
        const said = await sendRawBytes(base, Buffer.from(head), true);
        return { path, status: Number(said.slice(9, 12)) };
      }),
    );
    const refused = responses.filter(({ status }) => status >= 200 && status < 500);
    expect(refused.length).toBe(routes.length);
  } finally {
    await target.stop();
    await database.remove();
  }
});

test('the same seed mutates a body in the same way', () => {
  const body = { amount: 1, text: 'a', list: [{ b: 'c' }, 'd'], url: { callback_url: 'x' } };
  const bodies = (seed: number) => {
    const random = new RandomSource(seed);
    return Array.from({ length: 20 }, () => JSON.stringify(mutateBody(random, body, 30)));
  };
  expect(bodies(5)).toEqual(bodies(5));
  expect(bodies(5)).not.toEqual(bodies(6));
  expect(new Set(bodies(5)).size).toBeGreaterThan(10);
});

test('leaked secrets, malformed log lines and unexplained failures are findings', () => {
  const sent = { base: '', method: 'GET', target: '/x', headers: {} };
  const response = (status: number, id: string, whole = true) =>
    ({ status, headers: { 'request-id': id }, text: '', whole }) as const;
  const monitor = new Monitor();
  monitor.line(`{"body":"${CARD}"}`);
  monitor.line(`{"key":"${KEY}"}`);
  monitor.line('Warning: something');
  monitor.checkResponse(sent, response(500, 'a'), false);
  monitor.checkResponse(sent, { ...response(200, 'b'), headers: {} }, false);
  expect(monitor.findings.map((finding) => finding.slice(0, 14))).toEqual([
    'The log contai',
    'The log contai',
    'The log has a ',
    'GET /x: 500 ',
    'GET /x: 200 wi',
  ]);
  const calm = new Monitor();
  calm.checkResponse(sent, response(503, 'a'), true);
  calm.checkResponse(sent, response(200, 'b', false), true);
  expect(calm.unexplained()).toEqual(['GET /x: 503', 'GET /x: 200, incomplete']);
  calm.line('{"requestId":"a","error":{"message":"Lost"}}');
  calm.line('{"requestId":"b","error":{"message":"Lost"}}');
  expect([calm.unexplained(), calm.findings]).toEqual([[], []]);
});
