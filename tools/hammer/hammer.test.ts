// The hammer itself: it finds nothing wrong with the server, and it would find what is wrong.
import { expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { hammer } from './hammer.ts';
import { CARD, spoiled } from './hostile.ts';
import { KEY } from './target.ts';
import { Watch } from './watch.ts';

test('a few seconds of hostile traffic on every listener find nothing', async () => {
  const outcome = await hammer({ seed: 7, ms: 4_000, engine: 'sqlite' });
  expect(outcome.findings).toEqual([]);
  expect(outcome.requests).toBeGreaterThan(100);
  expect([...outcome.statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  for (const status of [200, 400, 404]) expect(outcome.statuses.has(status)).toBe(true);
});

test('a redirect that cannot be written is found, with its seed and what was asked', async () => {
  const run = { seed: 7, ms: 30_000, engine: 'sqlite' } as const;
  const { findings } = await hammer({ ...run, fault: 'edge-raw-redirect' });
  expect(findings[0]).toMatch(/^POST \/hosted\/[^]*: 500 /);
  expect(findings[0]).toMatch(/\n {4}\d\d\d POST \/hosted\/.* choice=/);
});

test('the same seed spoils a body in the same way', () => {
  const body = { amount: 1, text: 'a', list: [{ b: 'c' }, 'd'], url: { callback_url: 'x' } };
  const bodies = (seed: number) => {
    const chance = new Chance(seed);
    return Array.from({ length: 20 }, () => JSON.stringify(spoiled(chance, body, 30)));
  };
  expect(bodies(5)).toEqual(bodies(5));
  expect(bodies(5)).not.toEqual(bodies(6));
  expect(new Set(bodies(5)).size).toBeGreaterThan(10);
});

test('a leak, a line that is none and a failure without its cause are findings', () => {
  const sent = { base: '', method: 'GET', target: '/x', headers: {} };
  const answer = (status: number, id: string, whole = true) =>
    ({ status, headers: { 'request-id': id }, text: '', whole }) as const;
  const watch = new Watch();
  watch.line(`{"body":"${CARD}"}`);
  watch.line(`{"key":"${KEY}"}`);
  watch.line('Warning: something');
  watch.answered(sent, answer(500, 'a'), false);
  watch.answered(sent, { ...answer(200, 'b'), headers: {} }, false);
  expect(watch.findings.map((finding) => finding.slice(0, 14))).toEqual([
    'The log shows ',
    'The log shows ',
    'The log has a ',
    'GET /x: 500 ',
    'GET /x: 200 wi',
  ]);
  const calm = new Watch();
  calm.answered(sent, answer(503, 'a'), true);
  calm.answered(sent, answer(200, 'b', false), true);
  expect(calm.unexplained()).toEqual(['GET /x: 503', 'GET /x: 200, broken off']);
  calm.line('{"requestId":"a","error":{"message":"Lost"}}');
  calm.line('{"requestId":"b","error":{"message":"Lost"}}');
  expect([calm.unexplained(), calm.findings]).toEqual([[], []]);
});
