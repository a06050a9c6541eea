// Events that differ from the catalog: none is acknowledged without a handler, and a handler gets
// what its type declares.
import { findDifferences } from '@kasir/client';
import { declaredEvents, type DeclaredEvent } from '@kasir/models/events';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { catalog } from '../generated/catalog.ts';
import { deliveryHeaders } from '../headers.ts';
import type { ReceivedEvent } from '../received-event.ts';
import { secretText } from '../signature.ts';
import { sampleOf } from '../testing/sample.ts';
import { validator } from '../validation.ts';
import { paymentOf } from './payment.ts';
import { createReceiver, type EventDelivery } from './receiver.ts';

const token = 'token-of-the-account';
const secret = secretText(Buffer.alloc(32, 7));
const NOW = Date.UTC(2026, 0, 1);
const names = new Set<string>(catalog.map(({ name }) => name));
const bareEvents = declaredEvents.filter(({ envelope }) => envelope === 'bare');
const bareNames = new Set<string>(bareEvents.map(({ name }) => name));

type Path = readonly (string | number)[];

/** Returns the paths of all values inside a value, including lists and objects. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  value === null || typeof value !== 'object'
    ? [path]
    : [
        ...(path.length > 0 ? [path] : []),
        ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key])),
      ];

/** Returns a copy with another value at a path; undefined removes the value. */
const changed = (body: object, path: Path, value: unknown): object => {
  const copy = structuredClone(body);
  const last = path.at(-1) ?? '';
  let parent = copy as Record<string | number, unknown> | undefined;
  for (const key of path.slice(0, -1)) parent = parent?.[key] as typeof parent;
  if (typeof parent !== 'object' || parent === null) return copy;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
};

/** Delivers a body; returns the status, the events that a handler got, and the failures. */
const deliver = async (text: string, headers = {}, waits = true) => {
  const given: { event: ReceivedEvent; delivery: EventDelivery }[] = [];
  const failed: EventDelivery[] = [];
  const take = (event: ReceivedEvent, delivery: EventDelivery): void =>
    void given.push({ event, delivery });
  const endpoint = createReceiver({ token, secret, validator, now: () => NOW }).handle(take, {
    await: waits,
    unknown: take,
    failed: (_, delivery) => failed.push(delivery),
    rejected: () => {},
  });
  const signed = deliveryHeaders({ id: 'wh-1', body: text, token, secret, now: NOW });
  const { status, after } = await endpoint.respond({
    headers: { ...signed, ...headers },
    body: text,
  });
  await after?.();
  return { status, given, failed };
};

/** Returns whether every essential field of an event has its declared type. */
const isActionable = ({ name, envelope }: DeclaredEvent, body: object): boolean => {
  const isFlat = envelope === 'flat' || envelope === 'bare';
  const payload = isFlat ? body : (body as { data?: unknown }).data;
  const found = catalog.find((one) => one.name === name && one.envelope === envelope);
  return findDifferences(found?.essential ?? expect.fail(name), payload).length === 0;
};

const nameIn = (body: object): unknown => {
  const { event, event_type } = body as { event?: unknown; event_type?: unknown };
  return event ?? event_type;
};

/** Returns the events that a body may be: the one that it names, or those whose fields it has. */
const candidates = (body: object): string[] => {
  const name = nameIn(body);
  return typeof name === 'string'
    ? [name].filter((one) => names.has(one) && !bareNames.has(one))
    : bareEvents.filter((one) => isActionable(one, body)).map((one) => one.name);
};

const check = async (declared: DeclaredEvent, odd: object, waits: boolean): Promise<void> => {
  const text = JSON.stringify(odd);
  const body = JSON.parse(text) as object;
  const { status, given, failed } = await deliver(text, {}, waits);
  const known = candidates(body);
  expect([status, given.length, failed.length]).toEqual(status === 200 ? [200, 1, 0] : [500, 0, 1]);
  if (nameIn(body) === declared.name && !bareNames.has(declared.name))
    expect(status === 200).toBe(isActionable(declared, body));
  const [first] = given;
  if (!first) return;
  expect(known.length > 0 ? known : ['unknown']).toContain(first.event.event);
  expect(first.delivery.body).toEqual(body);
  if (known.length === 0) return;
  const { event, ...fields } = first.event;
  const again = await deliver(JSON.stringify(bareNames.has(event) ? fields : first.event));
  const left = again.given[0]?.delivery.issues ?? [];
  expect(left.filter(({ message }) => message.includes('removed'))).toEqual([]);
};

describe.each(declaredEvents.map((declared) => [declared.name, declared] as const))(
  '%s',
  (_, event) => {
    const body = sampleOf(event);
    const paths = pathsIn(body);

    test('arrives as it is declared, without issues', async () => {
      const { status, given } = await deliver(JSON.stringify(body));
      expect(status).toBe(200);
      expect(given).toMatchObject([{ event: { ...body, event: event.name } }]);
      expect(given[0]?.delivery.issues).toEqual([]);
    });

    test('is never acknowledged without its handler when one value is wrong or missing', async () => {
      for (const path of paths)
        for (const value of [undefined, null, 7, 'other', true, {}, []])
          await check(event, changed(body, path, value), path.length % 2 === 0);
    });

    test('is never acknowledged without its handler when several values are wrong or missing', async () => {
      const change = fc.tuple(
        fc.constantFrom(...paths),
        fc.option(fc.jsonValue(), { nil: undefined }),
      );
      const changes = fc.array(change, { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(changes, fc.boolean(), async (many, waits) => {
          const odd = many.reduce((made, [path, value]) => changed(made, path, value), body);
          await check(event, odd, waits);
        }),
        { numRuns: 15 * inject('thorough') },
      );
    });

    test('is refused with a wrong token or signature, whatever its body contains', async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, value) => {
          const odd = JSON.stringify(changed(body, path, value));
          const forged = [
            { 'x-callback-token': 'other' },
            { 'webhook-signature': 'v1,AAAA' },
            { 'webhook-id': 'wh-2' },
          ];
          for (const headers of forged)
            expect(await deliver(odd, headers)).toEqual({ status: 401, given: [], failed: [] });
        }),
        { numRuns: 10 },
      );
    });
  },
);

describe('payment.succeeded of a newer platform', () => {
  const declared = declaredEvents.find(({ name }) => name === 'payment.succeeded');
  if (!declared) throw new Error('payment.succeeded is not declared');
  const body = sampleOf(declared);

  test.each([
    ['status', 'PAID_IN_PART'],
    ['payment_method.type', 'CRYPTO'],
    ['metadata', undefined],
    ['updated', undefined],
    ['payment_detail', undefined],
    ['payment_detail', 'none'],
  ])('reaches the handler with %s %j, and the issue names the field', async (path, value) => {
    const odd = changed(body, ['data', ...path.split('.')], value);
    const { status, given } = await deliver(JSON.stringify(odd));
    expect(status).toBe(200);
    const [{ event, delivery } = { event: null, delivery: null }] = given;
    expect(delivery?.issues.map((issue) => issue.path)).toEqual([`data.${path}`]);
    const payment = event && paymentOf(event);
    expect(payment).toMatchObject({ id: 'text', reference_id: 'text', amount: 1_000 });
    if (path === 'status') expect(payment?.status).toBe(value);
    if (path === 'payment_method.type')
      expect(payment).toMatchObject({ payment_method: { type: value } });
    if (path === 'payment_detail') expect(payment).not.toHaveProperty('payment_detail', value ?? 0);
  });

  test('gets 500 and is reported without its status, and gets 200 once it is complete', async () => {
    const odd = changed(body, ['data', 'status'], undefined);
    const { status, given, failed } = await deliver(JSON.stringify(odd));
    expect([status, given]).toEqual([500, []]);
    expect(failed).toMatchObject([{ id: 'wh-1', name: 'payment.succeeded', body: odd }]);
    const whole = await deliver(JSON.stringify(body));
    expect(whole.status).toBe(200);
  });
});
