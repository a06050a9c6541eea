// Tests requests as they are sent: paths, query strings, forms.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractNamed } from '../../registry.ts';
import { anyText } from '../../generate/text.ts';
import { encoded, buildRequest, pathOf } from './encode.ts';
import { basic, headersOf } from './message.ts';

test('any parameter is one path segment and decodes to its value', () => {
  fc.assert(
    fc.property(anyText(1, 40), (id) => {
      const path = pathOf('/qr_codes/{external_id}/payments/simulate', { external_id: id });
      const segments = path.split('/');
      expect(segments).toHaveLength(5);
      expect(decodeURIComponent(segments[2] ?? '')).toBe(id);
    }),
  );
});

test('lists repeat their name, objects use brackets, and undefined values are omitted', () => {
  expect(decodeURIComponent(encoded({ types: ['A', 'B'], created: { gte: 'x' }, limit: 5 }))).toBe(
    'types=A&types=B&created[gte]=x&limit=5',
  );
  expect(encoded({ a: undefined, b: null })).toBe('b=');
});

describe('a request of a contract', () => {
  const actor = { name: 'KEY', key: 'k' };

  test('carries JSON and the matching content-type', () => {
    const outgoing = buildRequest(
      contractNamed('qr_codes.create'),
      { body: { a: 1 }, headers: { 'idempotency-key': 'x' } },
      actor,
    );
    expect(outgoing).toEqual({
      endpoint: 'qr_codes.create',
      actor,
      method: 'POST',
      target: '/qr_codes',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'x' },
      body: '{"a":1}',
    });
  });

  test('carries a form only where a form can express the body, and no body on a read', () => {
    const contract = contractNamed('qr_codes.create');
    const body = { metadata: { 'a b': 'ü&' } };
    const form = buildRequest(contract, { body, encoding: 'form' }, actor);
    expect(form.body).toBe('metadata%5Ba+b%5D=%C3%BC%26');
    expect(form.headers['content-type']).toBe('application/x-www-form-urlencoded');
    const items = { items: ['a'], note: null };
    expect(buildRequest(contract, { body: items, encoding: 'form' }, actor).body).toBe(
      JSON.stringify(items),
    );
    const read = buildRequest(contractNamed('transactions.list'), { query: { limit: 1 } }, null);
    expect(read).toMatchObject({ target: '/transactions?limit=1', headers: {}, body: null });
  });

  test('carries the same values with escapes, in another order, and with line breaks', () => {
    const name = fc.stringMatching(/^[a-z_]{1,12}$/);
    const value = fc.oneof(anyText(0, 40), fc.integer(), fc.boolean(), fc.constant(null));
    const object = fc.dictionary(
      name,
      fc.oneof(value, fc.array(value), fc.dictionary(name, value)),
    );
    fc.assert(
      fc.property(object, (body) => {
        const { body: sent } = buildRequest(
          contractNamed('qr_codes.create'),
          { body, encoding: 'escapes' },
          actor,
        );
        const text = String(sent);
        expect(JSON.parse(text)).toEqual({ ...body });
        for (const [inside = ''] of text.matchAll(/"(?:[^"\\]|\\.)*"/g))
          expect(inside.replaceAll(/\\u[\da-f]{4}|\\./g, '')).not.toMatch(/\p{L}/u);
      }),
    );
  });

  test('carries null in fields that are left out, may be null, and are not inside others', () => {
    const items = [{ name: 'Coffee', quantity: 1, price: 12_500 }];
    const body = { external_id: 'one', amount: 12_500, description: 'given', items };
    const outgoing = buildRequest(
      contractNamed('invoices.create'),
      { body, encoding: 'nulls' },
      actor,
    );
    const sent = JSON.parse(String(outgoing.body)) as Record<string, unknown>;
    expect(sent).toMatchObject({ ...body, payer_email: null, metadata: null });
    expect(sent['items']).toEqual(items);
    const invalid = { body: { amount: 'much' }, encoding: 'nulls' } as const;
    expect(buildRequest(contractNamed('invoices.create'), invalid, actor).body).toBe(
      '{"amount":"much"}',
    );
  });

  test('carries the key and sub-account of its actor, or no credentials without an actor', () => {
    const outgoing = buildRequest(contractNamed('transactions.list'), {}, actor);
    expect(headersOf(outgoing)).toEqual({ authorization: basic('k') });
    expect(headersOf({ ...outgoing, actor: { ...actor, forUserId: 'sub' } })).toEqual({
      authorization: basic('k'),
      'for-user-id': 'sub',
    });
    expect(headersOf({ ...outgoing, actor: null })).toEqual({});
  });
});
