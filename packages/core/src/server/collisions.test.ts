// Generated values of a decision: when one is taken, the decision runs again, up to five times.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '../contract.ts';
import { common } from '../errors.ts';
import { recordKind } from '../kind.ts';
import { testPlatform } from '../testing/platform.ts';
import { ok } from './handler.ts';
import { done, operation } from './operation.ts';

const seats = recordKind<{ readonly number: number }>()({
  name: 'seat',
  keys: { number: ({ number }) => String(number) },
});

const take = endpoint({
  method: 'POST',
  path: '/seats',
  id: 'seats.take',
  auth: 'secret',
  permission: 'money_in:write',
  summary: 'Test',
  body: z.object({ shift: z.number() }),
  success: { status: 200, body: z.object({ number: z.number() }) },
  errors: common.write,
  idempotency: 'standard',
  version: 'ignored',
});

/** Assigns seat 0, and after each collision the seat that is `shift` further. */
const hall = () => {
  const tries: number[] = [];
  const handler = operation(take, {
    decide: (d, { body: { shift } }) => {
      tries.push(d.collisions);
      return done(d.insert(seats, d.id(), { number: d.collisions * shift }).state);
    },
    render: (_d, seat) => ok(seat),
  });
  const { call } = testPlatform({ handlers: [handler] });
  return { tries, call };
};

describe.each([
  ['with an idempotency key', { 'idempotency-key': 'one' }],
  ['without one', {}],
])('a create %s', (_, headers) => {
  test('whose generated value is taken is decided again, with the number of collisions', async () => {
    const { tries, call } = hall();
    await call('POST', '/seats', { shift: 1 });
    await call('POST', '/seats', { shift: 1 });
    const { status, body } = await call('POST', '/seats', { shift: 1 }, { headers });
    expect([status, body]).toEqual([200, { number: 2 }]);
    expect(tries).toEqual([0, 0, 1, 0, 1, 2]);
  });

  test('that generates the same taken value each time fails after five attempts', async () => {
    const { tries, call } = hall();
    await call('POST', '/seats', { shift: 0 });
    expect((await call('POST', '/seats', { shift: 0 }, { headers })).status).toBe(500);
    expect(tries).toEqual([0, 0, 1, 2, 3, 4]);
    expect((await call('POST', '/seats', { shift: 1 }, { headers })).status).toBe(200);
  });
});
