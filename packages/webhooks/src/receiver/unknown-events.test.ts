// Events that are not in the catalog: acknowledged only by a handler for unknown events, however
// similar they are to a known one.
import { declaredEvents } from '@kasir/models/events';
import { describe, expect, test } from 'vitest';
import { deliveryHeaders } from '../headers.ts';
import { sampleOf } from '../testing/sample.ts';
import { createReceiver, type EventDelivery, type HandleOptions } from './receiver.ts';
import { memorySeen } from './seen.ts';

const token = 'token-of-the-account';

const bodyOf = (name: string): object => {
  const found = declaredEvents.find((event) => event.name === name);
  if (!found) throw new Error(`${name} is not in the catalog`);
  return sampleOf(found);
};

const paid = bodyOf('payment.succeeded');
const bare = bodyOf('virtual_account.payment');
const registered = bodyOf('account.registered');
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

const strange: readonly (readonly [title: string, text: string])[] = [
  ['the name of a property of every object', JSON.stringify({ ...paid, event: 'constructor' })],
  ['the name of the prototype', JSON.stringify({ ...paid, event: '__proto__' })],
  ['a known name in capitals', JSON.stringify({ ...paid, event: 'PAYMENT.SUCCEEDED' })],
  ['a known name and a space', JSON.stringify({ ...paid, event: 'payment.succeeded ' })],
  ['a known name and a zero', JSON.stringify({ ...paid, event: 'payment.succeeded\0' })],
  [
    'a known name in letters that look alike',
    JSON.stringify({ ...paid, event: 'pаyment.succeeded' }),
  ],
  ['an empty name', JSON.stringify({ ...paid, event: '' })],
  ['a name in a list', JSON.stringify({ ...paid, event: ['payment.succeeded'] })],
  ['a name in an object', JSON.stringify({ ...paid, event: { name: 'payment.succeeded' } })],
  ['a second name that is known', JSON.stringify({ ...registered, event: 'later' })],
  ['two names, of which the last counts', `{"event":"payment.succeeded","event":"later"}`],
  ['a bare event that names itself', JSON.stringify({ ...bare, event: 'virtual_account.payment' })],
  ['a bare event below another name', JSON.stringify({ ...bare, event: 'later' })],
  ['no name and nothing else', '{}'],
  ['a name only in its prototype', '{"__proto__":{"event":"payment.succeeded"}}'],
  ['a very long name', JSON.stringify({ event: 'later.'.repeat(100_000) })],
  ['a name of several lines', JSON.stringify({ event: 'later\nWebhook wh-2 (payment.succeeded)' })],
  ['a name beside a very deep value', `{"event":"later","data":${deep}}`],
];

/** Delivers a body; returns the response, the handled events, and the failures. */
const deliver = async (text: string, options: HandleOptions) => {
  const seen = memorySeen();
  const known: unknown[] = [];
  const failed: [error: string, delivery: EventDelivery][] = [];
  const endpoint = createReceiver({ token, seen }).handle((event) => void known.push(event), {
    failed: (error, delivery) => failed.push([String(error), delivery]),
    ...options,
  });
  const headers = deliveryHeaders({ id: 'wh-1', body: text, token, secret: '', now: 0 });
  const { status, text: said, after } = await endpoint.respond({ headers, body: text });
  await after?.();
  return { status, said, known, failed, isSeen: await seen.has('wh-1') };
};

describe.each(strange)('an event with %s', (_, text) => {
  test.each([{}, { await: true }, { unknown: undefined }] as HandleOptions[])(
    'gets 500, reaches no handler and is not stored without a handler for unknown events: %j',
    async (options) => {
      const { status, said, known, failed, isSeen } = await deliver(text, options);
      expect({ status, known, isSeen }).toEqual({ status: 500, known: [], isSeen: false });
      expect(said).toMatch(/^There is no handler for [\w. -]{1,110} Send this event again\.$/);
      expect(failed).toHaveLength(1);
      expect(failed[0]?.[0]).toMatch(/^Error: There is no handler for [\w. -]{1,110}$/);
    },
  );

  test('is acknowledged by the handler for unknown events, and reaches no other', async () => {
    const unknown: unknown[] = [];
    const take = (event: unknown): void => void unknown.push(event);
    const { status, known, failed, isSeen } = await deliver(text, { unknown: take });
    expect({ status, known, failed, isSeen }).toEqual({
      status: 200,
      known: [],
      failed: [],
      isSeen: true,
    });
    expect(unknown).toHaveLength(1);
    expect(unknown[0]).toMatchObject({ event: 'unknown' });
  });

  test('gets 500 when that handler fails, so that it is sent again', async () => {
    const unknown = (): never => {
      throw new Error('not today');
    };
    const { status, isSeen } = await deliver(text, { unknown, await: true });
    expect({ status, isSeen }).toEqual({ status: 500, isSeen: false });
  });
});

test('a known event with a very deep value reaches its handler or gets 500, and is never lost', async () => {
  const odd = {
    ...paid,
    data: { ...(paid as { data: object }).data, metadata: 'DEEP', updated: 7 },
  };
  const text = JSON.stringify(odd).replace('"DEEP"', deep);
  const { status, known, failed, isSeen } = await deliver(text, { await: true });
  expect([200, 500]).toContain(status);
  expect({ known: known.length, failed: failed.length, isSeen }).toEqual(
    status === 200 ? { known: 1, failed: 0, isSeen: true } : { known: 0, failed: 1, isSeen: false },
  );
});
