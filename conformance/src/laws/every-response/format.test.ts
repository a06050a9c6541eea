// Tests the laws that watch, each on one exchange that follows it and one that breaks it.
import { describe, expect, test } from 'vitest';
import { nameOf } from '../../law.ts';
import { Watch } from '../../runner/watch.ts';
import type { ApiResponse, Exchange } from '../../targets/wire/message.ts';
import { Secrets } from '../../targets/wire/secrets.ts';
import { watchers } from './watchers.ts';

const KEY = 'xnd_development_secret';

const now = (): string => new Date().toISOString();

const code = (change: Record<string, unknown> = {}) => ({
  id: 'qr_1',
  external_id: 'a',
  amount: 1_500,
  description: '',
  qr_string: 'x',
  callback_url: 'https://a.example',
  type: 'DYNAMIC',
  status: 'ACTIVE',
  created: now(),
  updated: now(),
  metadata: null,
  ...change,
});

let count = 0;

const exchange = (
  response: Partial<Omit<ApiResponse, 'body'>> & { readonly body: unknown },
  outgoing: Partial<Exchange['outgoing']> = {},
): Exchange => {
  count += 1;
  const headers = { 'content-type': 'application/json', 'request-id': `r${count}` };
  return {
    outgoing: {
      endpoint: 'qr_codes.create',
      actor: { name: 'KEY', key: KEY },
      method: 'POST',
      target: '/qr_codes',
      headers: {},
      body: null,
      ...outgoing,
    },
    response: { status: 200, headers, text: JSON.stringify(response.body), ...response },
    problem: null,
    from: 0,
    to: 1,
    manner: null,
  };
};

const error = (status: number, body: unknown) => exchange({ status, body });
const refusal = { error_code: 'API_VALIDATION_ERROR', message: 'no' };

/** Names of the laws that the exchanges break. */
const brokenBy = (...exchanges: Exchange[]): string[] => {
  const secrets = new Secrets();
  secrets.add('KEY', KEY);
  const watch = new Watch(watchers({ secrets, clockStands: true, demand: 'declared' }));
  for (const one of exchanges) watch.see(one);
  return watch
    .outcome()
    .filter(({ violation }) => violation !== null)
    .map(({ law }) => nameOf(law));
};

test('a valid response passes every law', () => {
  expect(brokenBy(exchange({ body: code() }), error(400, refusal))).toEqual([]);
  const empty = { status: 204, headers: { 'request-id': 'x' }, body: undefined, text: '' };
  expect(brokenBy(exchange(empty, { endpoint: null, method: 'OPTIONS' }))).toEqual([]);
});

describe('each law detects its violation', () => {
  const html = { headers: { 'content-type': 'text/html', 'request-id': 'h' }, body: undefined };
  const same = { headers: { 'content-type': 'application/json', 'request-id': 'same' } };
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();

  test.each<[string, string, () => Exchange[]]>([
    ['env-1', 'a page', () => [exchange({ ...html, status: 404, text: '<p>' })]],
    ['env-1', 'JSON that says it is HTML', () => [exchange({ ...html, body: code() })]],
    ['env-2', 'no message', () => [error(400, { error_code: 'API_VALIDATION_ERROR' })]],
    ['env-2', 'a code in lower case', () => [error(400, { error_code: 'no', message: 'no' })]],
    ['env-2', 'errors of no validation', () => [error(404, { ...refusal, errors: [] })]],
    ['env-3', 'no Request-ID', () => [exchange({ headers: {}, body: code() })]],
    ['env-3', 'one Request-ID twice', () => [1, 2].map(() => exchange({ ...same, body: code() }))],
    ['env-4', 'a 500', () => [error(500, { error_code: 'SERVER_ERROR', message: 'no' })]],
    ['env-5', 'a status that is not documented', () => [error(418, refusal)]],
    [
      'env-6',
      'a code of another endpoint',
      () => [error(404, { error_code: 'TRANSACTION_NOT_FOUND', message: 'no' })],
    ],
    [
      'env-6',
      'a code with another status',
      () => [error(400, { error_code: 'DUPLICATE_ERROR', message: 'no' })],
    ],
    [
      'env-10',
      'a violation without a field',
      () => [error(400, { ...refusal, errors: [{ path: 'body.', message: 'no' }] })],
    ],
    [
      'env-10',
      'a violation of a field that its endpoint does not have',
      () => [error(400, { ...refusal, errors: [{ path: 'body.wallet', message: 'no' }] })],
    ],
    [
      'env-10',
      'a violation whose path goes on where nothing was sent',
      () => [error(400, { ...refusal, errors: [{ path: 'body.metadata.', message: 'no' }] })],
    ],
    [
      'env-7',
      'a time without a zone',
      () => [exchange({ body: code({ created: '2026-01-01T00:00:00' }) })],
    ],
    [
      'env-7',
      'a time with an offset',
      () => [exchange({ body: code({ updated: '2026-01-01T00:00:00+07:00' }) })],
    ],
    ['env-7', 'updated before created', () => [exchange({ body: code({ updated: yesterday }) })]],
    [
      'env-7',
      'a new object of yesterday',
      () => [exchange({ body: code({ created: yesterday, updated: now() }) })],
    ],
    [
      'env-7',
      'a new object by another clock than the one before',
      () => {
        const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
        const ahead = { created: tomorrow, updated: tomorrow };
        return [exchange({ body: code({ id: 'qr_2', ...ahead }) }), exchange({ body: code() })];
      },
    ],
    ['env-8', 'another prefix', () => [exchange({ body: code({ id: 'pr-1' }) })]],
    [
      'env-8',
      'an id that is used again',
      () => [
        exchange({ body: code({ created: yesterday, updated: yesterday }) }, { method: 'GET' }),
        exchange({ body: code() }),
      ],
    ],
    ['auth-7', 'a key in a body', () => [exchange({ body: code({ description: KEY }) })]],
    [
      'auth-7',
      'a key in a header',
      () => [
        exchange({
          headers: { 'content-type': 'application/json', 'request-id': 'k', 'x-key': KEY },
          body: code(),
        }),
      ],
    ],
    [
      'rt-4:qr_codes.create',
      'a field too few',
      () => [exchange({ body: code({ type: undefined }) })],
    ],
    [
      'rt-4:qr_codes.create',
      'a choice that there is not',
      () => [exchange({ body: code({ status: 'PAID' }) })],
    ],
  ])('%s: %s', (name, _what, exchanges) => {
    expect(brokenBy(...exchanges())).toContain(name);
  });
});

test('a moved clock is not a violation, and a read may show old objects', () => {
  const watch = new Watch(
    watchers({ secrets: new Secrets(), clockStands: false, demand: 'declared' }),
  );
  watch.see(
    exchange({ body: code({ created: '2020-01-01T00:00:00Z', updated: '2020-01-01T00:00:00Z' }) }),
  );
  expect(watch.broken).toBe(false);
  const old = { created: '2020-01-01T00:00:00Z', updated: '2020-01-02T00:00:00Z' };
  expect(brokenBy(exchange({ body: code(old) }, { method: 'GET' }))).toEqual([]);
});
