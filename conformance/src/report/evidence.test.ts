// Tests what a failure shows: the requests that it needs, webhooks about its objects with their
// attempts, and operations of the control interface.
import { expect, test } from 'vitest';
import { Violation } from '../violation.ts';
import type { Exchange } from '../targets/wire/message.ts';
import { Secrets } from '../targets/wire/secrets.ts';
import type { Delivery } from '../targets/wire/receiver.ts';
import { summarizeEvidence } from './evidence-summary.ts';
import { evidenceOf } from './evidence.ts';
import { timelineOf } from './timeline.ts';

const KEY = 'xnd_development_of-this-test';
const CARD = '4000000000001091';

const exchange = (from: number, method: string, target: string, body: unknown = {}): Exchange => ({
  outgoing: {
    endpoint: 'things.create',
    actor: { name: 'KEY', key: KEY },
    method,
    target,
    headers: {},
    body: method === 'GET' ? null : JSON.stringify(body),
  },
  response: { status: 200, headers: { 'request-id': 'r1', date: 'now' }, text: '{}', body: {} },
  problem: null,
  from,
  to: from + 1,
  manner: null,
});

const delivery = (at: number, path: string, id: string, about: string): Delivery => ({
  at,
  path,
  method: 'POST',
  headers: { 'webhook-id': id, 'x-callback-token': KEY, host: 'here' },
  text: JSON.stringify({ id: about, card: CARD }),
  body: null,
  reply: 503,
});

const violated = (): Violation => {
  const violation = new Violation('a thing thing-000001', 'none');
  violation.transcript = [
    exchange(10, 'POST', '/things', { reference_id: 'ref-00001' }),
    exchange(20, 'POST', '/things', { reference_id: 'thing-000001' }),
    exchange(60, 'GET', '/lists'),
  ];
  violation.surroundings = {
    acts: [
      { name: 'clock.freeze', args: [], from: 1, to: Infinity },
      { name: 'settings.feature', args: ['QR_CODE', false], from: 2, to: 3 },
      { name: 'clock.advance', args: [86_400_000], from: 40, to: 41 },
    ],
    deliveries: [
      delivery(30, '/hook', 'w1', 'thing-000001'),
      delivery(31, '/other', 'w2', 'thing-999999'),
      delivery(50, '/hook', 'w1', 'thing-000001'),
    ],
  };
  return violation;
};

test('webhooks about the objects of a failure, and operations of the control interface, are in its timeline', () => {
  const secrets = new Secrets();
  secrets.add('KEY', KEY);
  const evidence = evidenceOf(violated());
  const timeline = timelineOf(evidence, secrets);
  expect(timeline.map(({ at, what, note, outcome }) => [at, what, note, outcome])).toEqual([
    [-19, 'the clock stands still', null, ''],
    [0, 'POST /things', null, '200'],
    [10, 'POST /hook', 'attempt 1', '503'],
    [20, 'the clock moves on by 1 d', null, ''],
    [30, 'POST /hook', 'attempt 2', '503'],
    [40, 'GET /lists', null, '200'],
  ]);
  expect(timeline[2]?.sent).toEqual({
    headers: { 'webhook-id': 'w1', 'x-callback-token': '$KEY' },
    body: '{"id":"thing-000001","card":"400000******1091"}',
  });
  expect(timeline[1]?.received).toEqual({ headers: { 'request-id': 'r1' }, body: '{}' });
  expect(JSON.stringify(timeline)).not.toContain(KEY);
  expect(summarizeEvidence(evidence, secrets)).toBe(
    'the clock moves on by 1 d; then GET /lists (things.create) as KEY, response 200',
  );
});

test('the evidence of a reduced story has all of its changes', () => {
  const violation = violated();
  violation.counterexample = '1. create a thing';
  const evidence = evidenceOf(violation);
  expect(evidence.filter(({ kind }) => kind === 'request')).toHaveLength(3);
  expect(evidence.flatMap((one) => (one.kind === 'control' ? [one.act.name] : []))).toEqual([
    'clock.freeze',
    'settings.feature',
    'clock.advance',
  ]);
});

test('the webhook that shows a failure is in the evidence, whatever its object is', () => {
  const violation = violated();
  violation.delivery = violation.surroundings?.deliveries[1] ?? null;
  const paths = evidenceOf(violation).flatMap((one) =>
    one.kind === 'webhook' ? [one.delivery.path] : [],
  );
  expect(paths).toEqual(['/hook', '/other', '/hook']);
  expect(summarizeEvidence(evidenceOf(violation), new Secrets())).toMatch(
    /^POST \/things .*; then the webhook .*, attempt 1$/,
  );
});
