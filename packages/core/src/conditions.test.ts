// Conditions between fields conclude nothing from invalid values.
import { expect, test } from 'vitest';
import { decided, guarded, isSent, validOf } from './conditions.ts';

interface Body {
  readonly amount?: number;
  readonly note?: string | null;
  readonly method?: { readonly type?: string; readonly items?: readonly { readonly n: number }[] };
}

const guard = (body: unknown, ...invalid: string[]): Body =>
  guarded(body, 'body', new Set(invalid)) as Body;

test('a condition that reads an invalid place is undecided, whatever else it reads', () => {
  const body = guard({ amount: 'x', method: { type: 'A' } }, 'body.amount');
  expect(decided(() => body.method?.type === 'A', false)).toBe(true);
  expect(decided(() => body.method?.type === 'A' && body.amount === 1, false)).toBe(false);
  expect(decided(() => ({ ...body }).method, undefined)).toBeUndefined();
});

test('places are found at any depth, in lists too, and absent ones are read as absent', () => {
  const body = guard(
    { method: { items: [{ n: 1 }, { n: 'x' }] } },
    'body.method.items.1.n',
    'body.note',
  );
  expect(decided(() => body.method?.items?.[0]?.n, 0)).toBe(1);
  expect(decided(() => body.method?.items?.[1]?.n, 0)).toBe(0);
  expect(decided(() => body.method?.items?.length, 0)).toBe(2);
  expect(decided(() => body.note, 'undecided')).toBeUndefined();
});

test('an invalid field counts as sent but has no value, and a null counts as not sent', () => {
  const body = guard({ amount: 'x', note: null }, 'body.amount');
  expect([isSent(body, 'amount'), isSent(body, 'note'), isSent(null, 'note')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([validOf(body, 'amount'), validOf(body, 'note'), validOf(body, 'method')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(validOf(guard({ amount: 5 }), 'amount')).toBe(5);
});

test('an error of a condition itself is not hidden', () => {
  const failing = (): boolean => {
    throw new TypeError('a mistake');
  };
  expect(() => decided(failing, false)).toThrow('a mistake');
});
