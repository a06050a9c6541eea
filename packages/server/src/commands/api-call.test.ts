// Checks over sockets the commands that call endpoints of the API: types, headers, generations.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { createKasir } from '../in-process/create.ts';
import { runHere } from '../testing/process.ts';
import { bodyFrom, bodySchema, contractOf, fieldsFrom, mergeFields } from './request-parts.ts';

const open = async () => {
  const kasir = await createKasir();
  onTestFinished(() => kasir.close());
  const { controlUrl } = await kasir.listen();
  const env = { KASIR_CONTROL_URL: controlUrl, KASIR_CONTROL_TOKEN: kasir.controlToken };
  return (...args: readonly string[]) => runHere(args, env);
};

const wallet = [
  'amount=25000',
  'currency=IDR',
  'payment_method.type=EWALLET',
  'payment_method.reusability=ONE_TIME_USE',
  'payment_method.ewallet.channel_code=DANA',
  'payment_method.ewallet.channel_properties.success_return_url=https://shop.example/thanks',
].flatMap((field) => ['-d', field]);

test('fields get the types of the contract in every generation, and created objects can be read', async () => {
  const kasir = await open();
  const made = await kasir('post', '/payment_requests', ...wallet, '-d', 'reference_id=007');
  expect([made.code, made.errors]).toEqual([0, '']);
  const request = JSON.parse(made.out) as Record<string, unknown>;
  expect(request).toMatchObject({ amount: 25_000, reference_id: '007', status: 'REQUIRES_ACTION' });
  const read = await kasir('get', `payment_requests/${String(request['id'])}`, '--json');
  expect(JSON.parse(read.out)).toMatchObject({ id: request['id'] });
  const v3 = await kasir(
    'post',
    '/v3/payment_requests',
    ...['reference_id=v3-1', 'type=PAY', 'country=ID', 'currency=IDR', 'request_amount=25000']
      .concat(['channel_code=BCA_VIRTUAL_ACCOUNT', 'channel_properties.display_name=Siti'])
      .flatMap((field) => ['-d', field]),
  );
  expect([v3.code, v3.errors]).toEqual([0, '']);
  const legacy = await kasir(
    'post',
    '/v2/invoices',
    ...['external_id=1', 'amount=5000', 'items[0].name=Kopi', 'items[0].price=2500']
      .concat(['items[0].quantity=2'])
      .flatMap((field) => ['-d', field]),
  );
  expect(legacy.errors).toBe('');
  expect(JSON.parse(legacy.out)).toMatchObject({
    items: [{ name: 'Kopi', price: 2_500, quantity: 2 }],
  });
  const listed = await kasir('get', '/v2/invoices', '-d', 'limit=1', '--json');
  expect(JSON.parse(listed.out)).toHaveLength(1);
});

test('-d accepts a whole document or a file, and single fields override it', async () => {
  const kasir = await open();
  const file = join(mkdtempSync(join(tmpdir(), 'kasir-')), 'invoice.json');
  writeFileSync(file, JSON.stringify({ external_id: 'file', amount: 1_000 }));
  const made = await kasir('post', '/v2/invoices', '-d', `@${file}`, '-d', 'amount=2000');
  expect(JSON.parse(made.out)).toMatchObject({ external_id: 'file', amount: 2_000 });
  const bad = await kasir('post', '/v2/invoices', '-d', '{amount: 1}');
  expect(bad).toMatchObject({ code: 2, errors: expect.stringContaining('-d must be JSON') });
});

test('a request with a repeated key is replayed, and -v shows the request and the response', async () => {
  const kasir = await open();
  const key = ['-H', 'Idempotency-Key: once', '-v'];
  const args = ['post', '/v2/invoices', '-d', 'external_id=1', '-d', 'amount=5000', ...key];
  const first = await kasir(...args);
  expect(first.out).toMatch(/^POST \/v2\/invoices\nidempotency-key: once\n/);
  expect(first.out).toContain('HTTP 200 OK');
  expect((await kasir(...args)).out).toContain('idempotency-replayed: true');
});

test('refusals of the API end with exit code 1, the response and suggested names', async () => {
  const kasir = await open();
  const unknown = await kasir('get', '/payment_request');
  expect(unknown.code).toBe(1);
  expect(unknown.out).toContain('Did you mean /payment_requests?');
  const channel = wallet.map((field) => field.replace(/=DANA$/, '=DANAA'));
  expect((await kasir('post', '/payment_requests', ...channel)).out).toContain(
    'Did you mean DANA?',
  );
  const field = await kasir('post', '/payment_requests', ...wallet, '-d', 'metadat.a=1');
  expect(field.errors).toContain('has no field metadat. Did you mean metadata?');
});

test.each([
  [['post', '/v2/invoices', '-d', 'amount'], '-d amount must be KEY=VALUE'],
  [['get', '/balance', '-H', 'version'], '-H version must be NAME: VALUE'],
  [['post', '/v2/invoices', '-d', 'a=1', '-d', 'a.b=1'], 'both as text and as an object'],
])('kasir %j is refused before it is sent', async (args, message) => {
  const kasir = await open();
  const { code, errors } = await kasir(...args);
  expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
});

const shape = z.object({
  amount: z.number(),
  note: z.string(),
  is_on: z.boolean(),
  inner: z.object({ list: z.array(z.object({ price: z.int() })) }),
});

test('every value of the schema is decoded from its pairs', () => {
  const value = fc.record({
    amount: fc.integer(),
    note: fc.string({ unit: 'grapheme-ascii' }),
    is_on: fc.boolean(),
    prices: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(value, ({ amount, note, is_on: isOn, prices }) => {
      const pairs = [
        `amount=${amount}`,
        `note=${note}`,
        `is_on=${isOn}`,
        ...prices.map((price, at) => `inner.list[${at}].price=${price}`),
      ];
      expect(fieldsFrom('-d', shape, pairs)).toEqual({
        amount,
        note,
        is_on: isOn,
        inner: { list: prices.map((price) => ({ price })) },
      });
    }),
  );
});

test('fields override others at any depth, and lists are replaced', () => {
  expect(mergeFields({ a: { b: 1, c: [1, 2] }, d: 1 }, { a: { c: [3] }, e: 2 })).toEqual({
    a: { b: 1, c: [3] },
    d: 1,
    e: 2,
  });
  expect(bodyFrom([], shape)).toBeUndefined();
  expect(contractOf('GET', '/payment_requests/pr-1?a=b')?.id).toBe('payment_requests.get');
  expect(contractOf('GET', '/nowhere')).toBeUndefined();
  expect(bodySchema(undefined, null).safeParse({}).success).toBe(true);
});
