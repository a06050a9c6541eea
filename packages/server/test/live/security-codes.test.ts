// Tests the security code that a payer enters for a saved card: it reaches a connector that accepts
// card data, together with the token, and is stored nowhere.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnLoopback } from '@kasir/client/testing';
import { VERSION, VERSION_HEADER } from '@kasir/connector/protocol';
import type { Observed } from '@kasir/core/pipeline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { cardRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';
import { sources } from '../../src/testing/stores.ts';

/** The security code; the tests search for it as a JSON string, because ids can contain it. */
const CODE = '739';

const make = async ({ callLive }: LiveServer, path: string, body: object, more: object = {}) => {
  const made = await callLive('POST', path, body, more);
  expect([200, 201], JSON.stringify(made.body)).toContain(made.status);
  return made.body as { readonly id: string };
};

/** Saves a card in v2, and returns its id. */
const saveInV2 = async (server: LiveServer): Promise<string> => {
  const { payment_method: method } = cardRequest();
  const saving = { ...method, reusability: 'MULTIPLE_USE' };
  return (await make(server, '/v2/payment_methods', saving)).id;
};

/** Saves a card in the oldest API, without its security code, and returns the id of its token. */
const saveInV1 = async (server: LiveServer): Promise<string> => {
  const { card_number: account_number } = cardRequest().payment_method.card.card_information;
  const card_data = { account_number, exp_month: '12', exp_year: '2038' };
  const saving = { card_data, is_multiple_use: true, should_authenticate: false };
  return (await make(server, '/v2/credit_card_tokens', saving)).id;
};

/** The ways to pay by a saved card with its security code. */
const payments = [
  [
    'v2',
    async (server: LiveServer) =>
      make(
        server,
        '/payment_requests',
        {
          reference_id: 'order-1',
          amount: 10_000,
          currency: 'IDR',
          payment_method_id: await saveInV2(server),
          channel_properties: { cvv: CODE },
        },
        { key: 'payment-1' },
      ),
  ],
  [
    'the oldest API',
    async (server: LiveServer) =>
      make(
        server,
        '/credit_card_charges',
        {
          external_id: 'order-2',
          amount: 10_000,
          token_id: await saveInV1(server),
          card_cvn: CODE,
        },
        { key: 'payment-2' },
      ),
  ],
  [
    'a signed form',
    async (server: LiveServer) =>
      make(server, '/credit_cards/safe_acceptance', {
        reference_id: 'order-3',
        amount: 10_000,
        token_id: await saveInV1(server),
        card_cvn: CODE,
        return_url: 'https://shop.example/cards',
        transaction_type: 'SALES',
        request_timestamp: '2026-01-01T00:00:00+07:00',
      }),
  ],
] as const;

const last = ({ processor }: LiveServer) => processor.executed.at(-1);

describe.each(payments)('the security code of a saved card in %s', (_name, pay) => {
  test('reaches a connector that accepts card data', async () => {
    const server = await openLiveServer();
    await pay(server);
    expect(last(server)).toMatchObject({ work: 'charge', source: { type: 'token', cvn: CODE } });
  });

  test('is kept in no file, log line, webhook or response', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'kasir-codes-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const seen: Observed[] = [];
    const store = await openSqlite({ file: join(directory, 'kasir.db'), ...sources });
    const server = await openLiveServer({}, { store, observe: (one) => seen.push(one) });
    const made = await pay(server);
    expect(last(server)).toMatchObject({ source: { cvn: CODE } });
    const texts = [
      ...readdirSync(directory).map((name) => readFileSync(join(directory, name), 'latin1')),
      JSON.stringify(seen.map((one) => ({ ...one, body: one.masked() }))),
      JSON.stringify(await server.events(server.account, 'live')),
      JSON.stringify([made, await server.operations()]),
    ];
    // The texts contain the references, but not the code, also not in JSON inside a JSON string.
    expect(texts.join('')).toContain('order-');
    for (const text of texts) expect(text).not.toMatch(/"739\\*"/);
  });
});

test('a connector that accepts no card data gets the token without the security code', async () => {
  const server = await openLiveServer();
  const id = await saveInV2(server);
  await server.configure([{ ...server.processor, cardData: false }]);
  await make(server, '/payment_requests', {
    reference_id: 'order-1',
    amount: 10_000,
    currency: 'IDR',
    payment_method_id: id,
    channel_properties: { cvv: CODE },
  });
  const { source } = last(server) ?? {};
  expect(source).toEqual({ type: 'token', token: expect.any(String) as string });
  expect((await server.operations()).at(-1)).toMatchObject({ state: { withCard: false } });
});

test('a payment that the connector never received is declined, not sent again without its code', async () => {
  const server = await openLiveServer();
  const id = await saveInV2(server);
  let requests = 0;
  const away = createServer((incoming, outgoing) => {
    if (incoming.method === 'POST') {
      requests += 1;
      outgoing.destroy();
      return;
    }
    const operation = incoming.url?.split('/').at(-1);
    const error = { code: 'OPERATION_NOT_FOUND', message: 'Never.', field: null, operation };
    outgoing.writeHead(404, { [VERSION_HEADER]: VERSION }).end(JSON.stringify({ error }));
  });
  const { url, close } = await listenOnLoopback(away);
  onTestFinished(close);
  await server.configure([{ ...server.processor, url }], { waitMs: 200 });
  const { id: request } = await make(server, '/payment_requests', {
    reference_id: 'order-1',
    amount: 10_000,
    currency: 'IDR',
    payment_method_id: id,
    channel_properties: { cvv: CODE },
  });
  await server.ask();
  await expect
    .poll(async () => (await server.callLive('GET', `/payment_requests/${request}`)).body)
    .toMatchObject({ status: 'FAILED', failure_code: 'PROCESSOR_ERROR' });
  expect(requests).toBe(1);
});
