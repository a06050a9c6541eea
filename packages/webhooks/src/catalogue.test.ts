// The catalogue against what models declare, and its reader against what the outbox writes.
import { event, type Envelope } from '@kasir/core';
import { emit, outgoing, type AccountView } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import * as models from '@kasir/models';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { catalogue, type ReceivedEvent, type WebhookEvent } from './catalogue.ts';
import { eventReader, readEvent } from './receiver/read.ts';

describe('the catalogue', () => {
  test('holds every event that models declare, each under its family (EVT-UNSPEC-10)', () => {
    const declared = Object.values(models).filter(
      (noun) => typeof noun === 'object' && 'envelope' in noun,
    );
    expect(declared.length).toBeGreaterThan(3);
    expect(new Set<unknown>(catalogue)).toEqual(new Set(declared));
    for (const { family } of catalogue) expect(family).toMatch(/^[a-z0-9_]+$/);
  });

  test('a name stands once per envelope, so that a body can be told by both', () => {
    const keys = catalogue.map(({ name, envelope }) => `${name} ${envelope}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('the type of an event follows from its name', () => {
  type Of<N extends string> = Extract<ReceivedEvent, { event: N }>;
  expectTypeOf<Of<'payment.succeeded'>['data']>().toEqualTypeOf<models.Payment>();
  expectTypeOf<Of<'payment_method.expired'>['data']['status']>().toEqualTypeOf<
    'PENDING' | 'REQUIRES_ACTION' | 'ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'FAILED'
  >();
  expectTypeOf<Of<'qr.payment'>['qr_code']['external_id']>().toEqualTypeOf<string>();
  expectTypeOf<Of<'unknown'>['body']>().toEqualTypeOf<unknown>();
  expectTypeOf<WebhookEvent['event']>().not.toEqualTypeOf<string>();
});

const account: AccountView = {
  id: '65f0c0ffee65f0c0ffee65f0',
  name: 'Toko',
  parent: null,
  platform: false,
  versions: { test: {}, live: {} },
  switches: {},
  number: '000001',
};

const declare = (envelope: Envelope, name = `thing.${envelope}`) =>
  event({
    name,
    family: 'thing',
    envelope,
    data: z.object({ id: z.string(), size: z.number() }),
    when: 'it happens',
    clauses: [],
  });

/** The body that the platform writes for an event. */
const written = async (spec: ReturnType<typeof declare>): Promise<string> => {
  const store = memoryStore();
  const realm = { account: account.id, mode: 'test' } as const;
  await store.exec(realm, (at, tx) =>
    emit(at, tx, { account, mode: 'test' }, spec, {
      data: { id: 'thing-1', size: 7 },
      subject: 'thing-1',
    }),
  );
  const { rows } = await store.view(realm, (view) => view.list(outgoing, {}, { limit: 1 }));
  return rows[0]?.private.body ?? '';
};

describe('reading a body', () => {
  const created = '2026-01-01T00:00:00.000Z';
  const data = { id: 'thing-1', size: 7 };
  const around = { business_id: account.id, created, data };

  test.each([
    ['v2', { event: 'thing.v2', ...around, api_version: null }],
    ['v3', { event: 'thing.v3', ...around, api_version: 'v3' }],
    ['refund', { event: 'thing.refund', ...around }],
    ['flat', { event: 'thing.flat', ...data }],
    [
      'account',
      {
        event: 'thing.account',
        event_type: 'thing.account',
        master_acc_business_id: account.id,
        created,
        data,
      },
    ],
  ] as const)(
    'an event in the %s envelope is read as it was written (EVT-CONF-01)',
    async (envelope, wanted) => {
      const spec = declare(envelope);
      expect(eventReader([spec])(await written(spec))).toEqual(wanted);
    },
  );

  test('one name in two generations is told by the envelope (V3-CONF-03)', async () => {
    const specs = [declare('v2', 'payment.both'), declare('v3', 'payment.both')] as const;
    const read = eventReader(specs);
    for (const spec of specs) {
      expect(read(await written(spec))).toMatchObject({ event: 'payment.both', data });
    }
    const neither = JSON.stringify({ event: 'payment.both', ...around, api_version: 'v9' });
    expect(read(neither)).toMatchObject({ event: 'unknown', name: 'payment.both' });
  });

  test('fields that the catalogue does not know are kept', () => {
    const body = { event: 'thing.flat', ...data, news: [1] };
    expect(eventReader([declare('flat')])(JSON.stringify(body))).toEqual(body);
  });

  test('an unknown event and a known one of another shape arrive whole as unknown', () => {
    const foreign = { event: 'payout.paid', id: '1' };
    expect(readEvent(JSON.stringify(foreign))).toEqual({
      event: 'unknown',
      name: 'payout.paid',
      body: foreign,
      problem: null,
    });
    const odd = { event: 'payment.succeeded', data: { id: 7 } };
    expect(readEvent(JSON.stringify(odd))).toEqual({
      event: 'unknown',
      name: 'payment.succeeded',
      body: odd,
      problem: expect.stringContaining('business_id'),
    });
    expect(readEvent('{"external_id":"x"}')).toMatchObject({ event: 'unknown', name: null });
    expect(readEvent('{"event":"toString"}')).toMatchObject({ problem: null });
  });

  test.each(['', 'x', 'null', '[]', '"payment.succeeded"'])('%j is no event', (text) => {
    expect(readEvent(text)).toBeNull();
  });
});
