// Idempotency as properties: equality of parameters, and random histories against a simple model.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { At, Store, Tx } from './store.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openShop } from '../testing/internal/shop.ts';
import { canonical, chooseKey } from './idempotency.ts';

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false });

/** The same value with the fields of every object in reverse order. */
const reversed = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, reversed(inner)]),
  );
};

describe('the same parameters', () => {
  const same = (a: string, b: string): boolean =>
    canonical(JSON.parse(a)) === canonical(JSON.parse(b));

  test('are the same values: order, space, escapes and the spelling of numbers do not count (IDEM-UNSPEC-04)', () => {
    expect(same('{"a":1,"b":[1,2]}', ' { "b" : [ 1, 2 ] , "a" : 1.0 }')).toBe(true);
    expect(same('{"amount":1e4}', '{"amount":10000}')).toBe(true);
    expect(same(String.raw`{"a":"\u0041\/"}`, '{"a":"A/"}')).toBe(true);
    expect(same('{"a":-0}', '{"a":0}')).toBe(true);
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value);
        expect(same(text, JSON.stringify(reversed(value), null, 2))).toBe(true);
      }),
    );
  });

  test('are not values that differ in type, order of lists, absence or Unicode form (IDEM-UNSPEC-04)', () => {
    for (const [a, b] of [
      ['{"a":1}', '{"a":"1"}'],
      ['{"a":[1,2]}', '{"a":[2,1]}'],
      ['{"a":null}', '{}'],
      ['{"a":{}}', '{"a":[]}'],
      ['{"a":"\u00e9"}', '{"a":"e\u0301"}'],
      ['{"a":"A"}', '{"a":"a"}'],
      ['{"a":{"b":1}}', '{"a.b":1}'],
      ['{"a":"1,2"}', '{"a":["1","2"]}'],
    ] as const) {
      expect([a, b, same(a, b)]).toEqual([a, b, false]);
    }
    fc.assert(
      fc.property(json, json, (a, b) => {
        const equal = canonical(a) === canonical(b);
        expect(equal).toBe(canonical(JSON.parse(canonical(a))) === canonical(b));
        if (equal) expect(JSON.parse(canonical(a))).toEqual(JSON.parse(canonical(b)));
        else expect(a).not.toEqual(b);
      }),
    );
  });
});

test('the key of a request is the one that was sent, null, or a violation (IDEM-10, IDEM-CONF-02)', () => {
  const value = fc.option(fc.string({ maxLength: 120 }), { nil: undefined });
  fc.assert(
    fc.property(value, value, (a, b) => {
      const headers = { 'idempotency-key': a, 'x-idempotency-key': b, 'x-external-id': 'x' };
      const choice = chooseKey({ idempotency: 'standard' }, headers);
      const sent = a ?? b;
      const differ = a !== undefined && b !== undefined && a !== b;
      const fits = sent === undefined || (sent.length >= 1 && sent.length <= 100);
      if (differ || !fits) expect(choice.ok).toBe(false);
      else expect(choice).toEqual({ ok: true, key: sent ?? null });
      expect(chooseKey({ idempotency: 'none' }, headers)).toEqual({ ok: true, key: null });
      const bank = chooseKey({ idempotency: 'x-external-id' }, headers);
      expect(bank).toEqual({ ok: true, key: 'x' });
    }),
  );
});

describe('any history of requests', () => {
  const HOURS_24 = 24 * 3_600_000;
  const request = fc.record({
    kind: fc.constant('request' as const),
    account: fc.constantFrom('alpha-test', 'alpha-live', 'beta-test'),
    name: fc.constantFrom('k1', 'k2', undefined),
    reference: fc.constantFrom('a', 'b'),
    amount: fc.constantFrom(1, 2, 0),
  });
  const wait = fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.constantFrom(1, HOURS_24 - 1, HOURS_24, HOURS_24 / 2),
  });

  test('responds as a plain model does: replay, conflict, or the decision itself (IDEM-04, IDEM-05, IDEM-07, IDEM-11)', async () => {
    const history = fc.array(fc.oneof({ weight: 5, arbitrary: request }, wait), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const shop = openShop({ rates: { test: 0, live: 0, address: 0 } });
        const made = new Set<string>();
        const kept = new Map<string, { print: string; text: string; until: number }>();
        for (const step of steps) {
          if (step.kind === 'wait') {
            shop.clock.advance(step.ms);
            continue;
          }
          const { account, name, reference, amount } = step;
          const response = await shop.call('/orders', {
            key: account,
            body: { reference_id: reference, amount },
            ...(name !== undefined && { headers: { 'idempotency-key': name } }),
          });
          const scope = `${account} ${name}`;
          const print = `${reference} ${amount}`;
          const seen = name === undefined ? undefined : kept.get(scope);
          if (seen && seen.until > shop.clock.now()) {
            if (seen.print === print) expect(response.text).toBe(seen.text);
            else expect(response.body['error_code']).toBe('IDEMPOTENCY_ERROR');
            continue;
          }
          const order = `${account} ${reference}`;
          const status = amount === 0 ? 400 : made.has(order) ? 409 : 201;
          expect(response.status).toBe(status);
          expect(response.headers['idempotency-replayed']).toBeUndefined();
          if (status === 201) made.add(order);
          kept.set(scope, { print, text: response.text, until: shop.clock.now() + HOURS_24 });
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is the same when the store runs every decision twice, as it may', async () => {
    const twice = (): Store => {
      const store = memoryStore();
      const exec = <R>(...[partition, decide, options]: Parameters<typeof store.exec<R>>) =>
        store.exec(
          partition,
          (at: At, tx: Tx) => {
            const ids: string[] = [];
            const first = decide({ ...at, id: () => ids[ids.push(at.id()) - 1] ?? '' }, tx);
            tx.discard();
            const again = decide({ ...at, id: () => ids.shift() ?? at.id() }, tx);
            expect(again).toEqual(first);
            return again;
          },
          options,
        );
      return Object.assign(Object.create(store), { exec, view: store.view.bind(store) });
    };
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 10 }), async (steps) => {
        const shops = [openShop(), openShop({ store: twice() })];
        for (const { account, name, reference, amount } of steps) {
          const call = {
            key: account,
            body: { reference_id: reference, amount },
            ...(name !== undefined && { headers: { 'idempotency-key': name } }),
          };
          const [a, b] = await Promise.all(shops.map((shop) => shop.call('/orders', call)));
          expect([b?.status, b?.body['error_code']]).toEqual([a?.status, a?.body['error_code']]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
