// Validation through the whole pipeline: decoding, and all violations returned at once.
import { describe, expect, test } from 'vitest';
import { sentence } from '../messages.ts';
import { basic, openShop, type Call, type Reply } from '../testing/internal/shop.ts';

const order = { reference_id: 'order 1', amount: 500 };
const json = 'application/json';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const post = (path: string, call: Call): Promise<Reply> => openShop().call(path, call);

/** Path -> message of a validation error. */
const violationsOf = ({ status, body }: Reply): Record<string, string> => {
  expect([status, body['error_code']]).toEqual([400, 'API_VALIDATION_ERROR']);
  const errors = body['errors'] as { path: string; message: string }[];
  for (const { path, message } of errors)
    expect(body['message']).toContain(sentence(path, message));
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
};

describe('violations', () => {
  test('of query, headers and body come together, each with path and remedy (ERR-02, ERR-STATUS-400, ERR-CODE-API_VALIDATION_ERROR, ERR-UNSPEC-01)', async () => {
    const response = await post('/orders', {
      query: 'dry=perhaps',
      headers: { 'with-split-rule': 'x'.repeat(21) },
      body: { amount: '5', metadata: { a: {} }, method: { type: 'EWALLET', channel: 'C' } },
    });
    expect(violationsOf(response)).toEqual({
      'query.dry': 'Must be true or false.',
      'header.with-split-rule': 'Must be at most 20 characters long.',
      'body.reference_id': 'This field is required and must be a string.',
      'body.amount': 'Must be a number.',
      'body.metadata.a': 'Must be a string, a number, or true or false.',
      'body.method.channel': 'Must be one of A, B.',
    });
  });

  test('include the idempotency key and the rules between fields (ERR-02)', async () => {
    const response = await post('/orders', {
      query: 'dry=perhaps',
      headers: { 'idempotency-key': '' },
      body: { ...order, amount: 2_000, note: null },
    });
    expect(violationsOf(response)).toEqual({
      'header.idempotency-key': 'Must be 1 to 100 characters long.',
      'query.dry': 'Must be true or false.',
      'body.note': 'This field is required when amount is above 1000.',
    });
    const withNote = { ...order, amount: 2_000, note: 'large' };
    expect((await post('/orders', { body: withNote })).status).toBe(201);
  });

  test('of a part that cannot be read do not hide those of the other parts', async () => {
    const response = await post('/orders', {
      query: 'dry=true&dry=false',
      headers: { 'with-split-rule': 'a\u0000' },
      body: { amount: 2_000, reference_id: 5 },
    });
    expect(violationsOf(response)).toEqual({
      'query.dry': 'This field was sent more than once. Send it once.',
      'header.with-split-rule': 'Must be text without U+0000 and without lone surrogates.',
      'body.reference_id': 'Must be a string.',
      'body.note': 'This field is required when amount is above 1000.',
    });
  });

  test('of a condition are listed with those of other fields, unless it reads an invalid field (ERR-02)', async () => {
    const paths = async (body: object) =>
      Object.keys(violationsOf(await post('/orders', { body })));
    expect(await paths({ amount: 2_000 })).toEqual(['body.reference_id', 'body.note']);
    expect(await paths({ amount: '2000' })).toEqual(['body.reference_id', 'body.amount']);
  });

  test('of an empty body name every required field (ERR-STATUS-400)', async () => {
    const expected = {
      'body.reference_id': 'This field is required and must be a string.',
      'body.amount': 'This field is required and must be a number.',
    };
    expect(violationsOf(await post('/orders', {}))).toEqual(expected);
    expect(violationsOf(await post('/orders', { body: {} }))).toEqual(expected);
    for (const body of ['[]', 'null', '"text"', '5'])
      expect(violationsOf(await post('/orders', { body }))).toEqual({ body: 'Must be an object.' });
  });

  test('unknown fields and parameters are ignored and never echoed (CORE-UNSPEC-09)', async () => {
    const response = await post('/orders', {
      query: 'unknown=1&unknown=2',
      body: { ...order, unknown: 'x', constructor: 'y' },
    });
    expect(response.status).toBe(201);
    expect(Object.keys(response.body).toSorted()).toEqual(
      ['amount', 'created', 'id', 'note', 'reference', 'status'].toSorted(),
    );
  });

  test('metadata with 50 keys of 40 characters and values of 500 is accepted, one more of any is refused (LIMIT-METADATA-KEYS, LIMIT-METADATA-KEYLEN, LIMIT-METADATA-VALLEN)', async () => {
    const keys = (count: number, length: number, value: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [String(i).padStart(length, 'k'), value]),
      );
    const full = keys(50, 40, 'v'.repeat(500));
    const made = await post('/orders', { body: { ...order, metadata: full } });
    expect([made.status, made.body['metadata']]).toEqual([201, full]);
    for (const metadata of [keys(51, 40, 'v'), keys(1, 41, 'v'), keys(1, 40, 'v'.repeat(501))]) {
      const paths = Object.keys(
        violationsOf(await post('/orders', { body: { ...order, metadata } })),
      );
      expect(paths).toEqual([expect.stringMatching(/^body\.metadata/)]);
    }
  });
});

describe('JSON bodies', () => {
  test('are read with any charset or suffix in the media type, and without a media type', async () => {
    const body = JSON.stringify({ ...order, note: 'caf\u00e9 \u{1F600}' });
    for (const type of [
      json,
      `${json}; charset=utf-8`,
      'Application/JSON;x',
      'application/a+json',
    ]) {
      const response = await post('/orders', { headers: { 'content-type': type }, body });
      expect([type, response.status, response.body['note']]).toEqual([
        type,
        201,
        'caf\u00e9 \u{1F600}',
      ]);
    }
    expect((await post('/orders', { body })).status).toBe(201);
    expect((await post('/orders', { body: `\uFEFF${body}` })).status).toBe(201);
  });

  test('that cannot be read are 400 with a code that the endpoint lists (ERR-UNSPEC-04)', async () => {
    for (const body of ['{', '{"amount":NaN}', Buffer.from([0x7b, 0xff, 0x7d]), ' ']) {
      const response = await post('/orders', { body });
      expect(violationsOf(response)).toEqual({ body: 'Must be valid JSON in UTF-8.' });
      const legacy = await post('/forms', { body });
      expect([legacy.status, legacy.body['error_code']]).toEqual([400, 'INVALID_JSON_FORMAT']);
    }
  });

  test('with forbidden text or keys, or nested too deep, are 400 with the path', async () => {
    const at = async (body: string) => Object.keys(violationsOf(await post('/orders', { body })));
    expect(await at(String.raw`{"metadata":{"a":"x\u0000"}}`)).toEqual(['body.metadata.a']);
    expect(await at(String.raw`{"note":"\ud800"}`)).toEqual(['body.note']);
    const headers = { 'with-split-rule': 'a\u0000' };
    expect(Object.keys(violationsOf(await post('/orders', { headers, body: order })))).toEqual([
      'header.with-split-rule',
    ]);
    const named = await post('/orders', { body: '{"metadata":{"__proto__":{"a":1}}}' });
    expect(violationsOf(named)).toEqual({
      'body.metadata': 'The key "__proto__" is not allowed. Rename it.',
    });
    const lone = await post('/orders', { body: String.raw`{"metadata":{"a\ud800":1}}` });
    expect(violationsOf(lone)).toEqual({
      'body.metadata': String.raw`The key "a\ud800" is not allowed. Rename it.`,
    });
    expect(await at(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).toHaveLength(1);
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
  });
});

describe('forms', () => {
  const send = (body: string | Uint8Array) => post('/forms', { headers: form, body });

  test('are decoded by the schema: 0012 stays text, amounts become numbers', async () => {
    const response = await send('external_id=0012&amount=15000&paid=true&metadata[a]=1');
    expect([response.status, response.body]).toEqual([
      200,
      { external_id: '0012', amount: 15_000, metadata: { a: '1' } },
    ]);
    expect((await send('external_id=a+b%20c&amount=1e3')).body).toEqual({
      external_id: 'a b c',
      amount: 1_000,
    });
  });

  test('have the same violations as JSON bodies', async () => {
    expect(violationsOf(await send('external_id=&amount=&paid=yes'))).toEqual({
      'body.amount': 'Must be a number.',
      'body.paid': 'Must be true or false.',
    });
    expect(violationsOf(await send('external_id=a&amount=1&amount=2'))).toEqual({
      'body.amount': 'This field was sent more than once. Send it once.',
    });
    expect(violationsOf(await send('__proto__[x]=1&amount=1'))).toEqual({
      body: 'The key "__proto__" is not allowed. Rename it.',
    });
    expect((await send(Uint8Array.of(0x61, 0x3d, 0xff))).body['error_code']).toBe(
      'INVALID_JSON_FORMAT',
    );
  });

  test('are refused by an endpoint for JSON only, unless the body is empty', async () => {
    const response = await post('/orders', { headers: form, body: 'reference_id=a&amount=1' });
    expect(violationsOf(response)).toEqual({ 'header.content-type': 'Must be application/json.' });
    const { call } = openShop();
    const { body } = await call('/orders', { body: order });
    const paid = await call(`/orders/${body['id'] as string}/pay!`, { headers: form });
    expect(paid.status).toBe(200);
    expect(
      violationsOf(await post('/forms', { headers: { 'content-type': 'a/b' }, body: 'x' })),
    ).toEqual({
      'header.content-type': 'Must be application/json or application/x-www-form-urlencoded.',
    });
  });
});

describe('queries and paths', () => {
  test('numbers and lists of a query are decoded by the schema', async () => {
    const { get } = openShop();
    expect((await get('/orders/count', { query: 'kinds=A,B&limit=5' })).body).toEqual({
      kinds: ['A', 'B'],
      limit: 5,
    });
    expect((await get('/orders/count')).body).toEqual({ kinds: [], limit: 10 });
    expect(
      violationsOf(await get('/orders/count', { query: 'kinds=A&kinds=C&limit=1.5' })),
    ).toEqual({
      'query.kinds.1': 'Must be one of A, B.',
      'query.limit': 'Must be a whole number.',
    });
    expect(violationsOf(await get('/orders/count', { query: 'limit=%00' }))).toEqual({
      'query.limit': 'Must be text without U+0000 and without lone surrogates.',
    });
  });

  test('a path parameter may contain an escaped slash; U+0000 in it is 400, and a bad escape is 404', async () => {
    const { get } = openShop();
    expect(Object.keys(violationsOf(await get('/orders/%00')))).toEqual(['path.id']);
    expect((await get('/orders/a%2Fb')).body['error_code']).toBe('DATA_NOT_FOUND');
    expect((await get('/orders/%zz')).body['error_code']).toBe('NOT_FOUND');
    expect((await get('/orders/%ff')).body['error_code']).toBe('NOT_FOUND');
  });

  test('one trailing slash is ignored', async () => {
    const response = await post('/orders/', {
      headers: { authorization: basic('alpha-test') },
      body: order,
    });
    expect(response.status).toBe(201);
    expect((await post('/orders//', { body: order })).status).toBe(404);
  });
});
