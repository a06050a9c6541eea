// Checks that no secret is found in requests shown by the control API, nor on disk: card numbers,
// security codes, one-time passwords, API keys, headers, and undeclared fields.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createControl } from '../control/control.ts';
import { handlers } from '../registry.ts';
import { bytesOf } from '../testing/call.ts';
import { platformOn, sources } from '../testing/stores.ts';

const opened = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-secrets-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const kasir = await platformOn(memoryStore(sources), {
    requestLog: join(directory, 'kasir.db.requests'),
  });
  const respond = createControl(kasir, 'token');
  const control = async (path: string, query = ''): Promise<string> => {
    const headers = { host: 'localhost', authorization: 'Bearer token' };
    const body = new Uint8Array();
    const response = await respond({ method: 'GET', path, query, headers, body, address: '::1' });
    expect(response.status).toBe(200);
    return response.body as string;
  };
  /** Returns everything that the control API and the files show of requests, as one text. */
  const readAll = async (): Promise<string> => {
    const list = await control('/requests', 'limit=100');
    const { data } = JSON.parse(list) as { data: { request_id: string }[] };
    const whole: string[] = [];
    for (const { request_id } of data) whole.push(await control(`/requests/${request_id}`));
    const feed = await control('/feed', 'limit=500');
    const files = readdirSync(directory).map((name) =>
      readFileSync(join(directory, name)).toString('latin1'),
    );
    expect(files.length).toBeGreaterThan(0);
    return [list, ...whole, feed, ...files].join('\n');
  };
  return { kasir, readAll };
};

/** A secret that occurs in no other text: 24 letters and digits. */
const secret = fc
  .array(fc.constantFrom(...Array.from('abcdefghjkmnpqrstuvwxyz0123456789')), {
    minLength: 22,
    maxLength: 22,
  })
  .map((letters) => `z9${letters.join('')}`);

const cardNumber = fc
  .array(fc.constantFrom(...Array.from('0123456789')), { minLength: 12, maxLength: 15 })
  .map((digits) => `4${digits.join('')}`);

/** The text around something that should not be there. */
const excerpt = (text: string, found: string): string => {
  const place = text.indexOf(found);
  return place < 0 ? '' : text.slice(Math.max(0, place - 300), place + 100);
};

/** Bodies with a secret in each field that is marked as one. */
const marked = (word: string, number: string): readonly (readonly [string, object])[] => [
  ['/payment_requests/pr-none/auth', { auth_code: word }],
  ['/v2/payment_methods/pm-none/auth', { auth_code: word }],
  [
    '/v2/credit_card_tokens',
    {
      amount: 1_000,
      card_data: { account_number: number, exp_month: '12', exp_year: '2039', cvn: word },
      card_cvn: word,
    },
  ],
  [
    '/payment_requests',
    {
      currency: 'IDR',
      amount: 15_000,
      reference_id: 'order-1',
      payment_method: {
        type: 'CARD',
        reusability: 'ONE_TIME_USE',
        card: { card_information: { card_number: number, cvv: word, expiry_month: '12' } },
      },
      channel_properties: { cvv: word },
    },
  ],
];

test('no secret is returned or stored, wherever it is sent', async () => {
  const { kasir, readAll } = await opened();
  const authorization = `Basic ${btoa(`${kasir.key}:`)}`;
  await fc.assert(
    fc.asyncProperty(secret, cardNumber, async (word, number) => {
      const apiKey = `xnd_development_${word}`;
      const send = (
        method: string,
        path: string,
        {
          query = '',
          body,
          headers = {},
        }: { query?: string; body?: unknown; headers?: object } = {},
      ) =>
        kasir.handle({
          method,
          path,
          query,
          headers: { authorization, ...headers },
          body: bytesOf(body),
          address: '127.0.0.1',
        });
      const statuses: number[] = [];
      const requests = [
        ...marked(word, number).map(([path, body]) => send('POST', path, { body })),
        // In headers.
        send('GET', '/transactions', { headers: { authorization: `Basic ${btoa(`${word}:`)}` } }),
        send('GET', '/transactions', { headers: { authorization: word, cookie: word } }),
        send('GET', '/transactions', {
          headers: { 'x-callback-token': word, 'for-user-id': word },
        }),
        send('GET', '/transactions', {
          headers: { [word]: word, 'x-signature': word, 'api-version': word, 'x-other': number },
        }),
        send('GET', '/transactions', { headers: { 'user-agent': `${apiKey} ${number}` } }),
        send('POST', '/customers', { headers: { 'idempotency-key': number }, body: {} }),
        send('POST', '/customers', { headers: { 'idempotency-key': apiKey }, body: {} }),
        // In places that no schema declares: in the body, as a name, in the query, in the path.
        send('POST', '/customers', {
          body: { [word]: word, password: word, [number]: { [word]: 1 } },
        }),
        send('POST', '/customers', { body: { [word]: { ['__proto__']: 1, a: '\ud800' } } }),
        send('POST', '/qr_codes', { body: word }),
        send('POST', '/qr_codes', { body: { external_id: { [word]: word }, amount: word } }),
        send('GET', '/transactions', { query: `token=${word}&${word}=1&limit=${word}` }),
        send('GET', `/${word}`),
        send('GET', `/nothing/${word}/${encodeURIComponent(number)}`, { query: word }),
        send('POST', `/payment_requests/${number}/auth/${word}`),
        // In declared text fields: secrets that are recognized by their form.
        send('POST', '/qr_codes', {
          body: {
            external_id: number,
            type: 'STATIC',
            metadata: { [number]: apiKey, b: `no. ${number}` },
          },
        }),
        send('GET', `/qr_codes/${number}`),
        send('GET', `/qr_codes/${encodeURIComponent(apiKey)}`),
      ];
      for (const response of requests) statuses.push((await response).status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const seen = await readAll();
      for (const found of [word, number, kasir.key].map((one) => excerpt(seen, one)))
        expect(found).toBe('');
    }),
    { numRuns: 15 },
  );
  expect(await readAll()).toContain('order-1');
});

test('the access token of a response is marked as secret, so that it is not kept', () => {
  const given = handlers.filter(({ contract }) => contract.id === 'access_tokens.create');
  expect(given).toHaveLength(1);
  for (const { contract } of given) {
    const { accessToken } = (contract.success.body as unknown as { shape: Record<string, never> })
      .shape as { accessToken?: { meta: () => Record<string, unknown> } };
    expect(accessToken?.meta()).toMatchObject({ secret: true });
  }
});
