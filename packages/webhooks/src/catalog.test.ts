// Tests that the catalog has the events that models declare, and that its reader reads the bodies
// that the outbox writes.
import { event, type Envelope } from '@kasir/core/resource';
import { decideQuietly, emit, outgoing, type AccountView } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import type { Shape } from '@kasir/client';
import { declaredEvents } from '@kasir/models/events';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { bodies } from './generated/bodies.ts';
import { catalog } from './generated/catalog.ts';
import type { EventName, EventPayloads, PaymentSucceededEvent } from './generated/types.ts';
import type { EventHandler } from './receiver/receiver.ts';
import type { ReceivedEvent, WebhookEvent } from './received-event.ts';
import { toUsualForm } from './receiver/dated.ts';
import { eventReader, readEvent, type Readable } from './receiver/read.ts';
import { sampleOf } from './testing/sample.ts';
import { validator } from './validation.ts';

type Described = Pick<
  (typeof declaredEvents)[number],
  'name' | 'family' | 'envelope' | 'when' | 'clauses'
>;

/** Returns the field names of a shape, in the form of a declaration of essential fields. */
const namesOf = ({ properties = {} }: Shape = {}): object =>
  Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      name,
      inner.properties ? namesOf(inner) : true,
    ]),
  );

describe('the catalog', () => {
  test('has every event that models declare, with its family (EVT-UNSPEC-10)', () => {
    const described = ({ name, family, envelope, when, clauses }: Described) => ({
      name,
      family,
      envelope,
      when,
      clauses,
    });
    expect(catalog.length).toBeGreaterThan(3);
    expect(catalog.map(described)).toEqual(declaredEvents.map(described));
    for (const { family } of catalog) expect(family).toMatch(/^[a-z0-9_]+$/);
  });

  test.each(declaredEvents.map((declared) => [declared.name, declared] as const))(
    'has the declared essential fields of %s, and the shape of its body',
    (_, declared) => {
      const { name, envelope, essential, dated } = declared;
      const found = catalog.find((one) => one.name === name && one.envelope === envelope);
      expect(namesOf(found?.essential)).toEqual(essential);
      const forms = Object.entries(dated?.forms ?? {});
      for (const [version, form] of forms) {
        expect(namesOf(found?.dated?.[version])).toEqual(form.essential);
        expect(toUsualForm(name, version, {})).not.toBeNull();
      }
      expect(bodies).toHaveProperty([`${name} ${envelope}`]);
      expect(validator(`${name} ${envelope}`, sampleOf(declared))).toEqual([]);
      expect(validator(`${name} ${envelope}`, {})).not.toEqual([]);
    },
  );

  test('has each name once per envelope, so that both identify a body', () => {
    const keys = catalog.map(({ name, envelope }) => `${name} ${envelope}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the essential fields of an event', () => {
  /** Fields that a receiver needs to act: references of the merchant, statuses and amounts. */
  const needed =
    /^(?:reference_id|external_id|.*status|amount|captured_amount|charge_amount|refund_amount)$/;
  const shapeOf = (data: z.ZodType): z.core.$ZodShape => (data as z.ZodObject).shape;
  const isAlwaysThere = (field: z.core.$ZodType): boolean =>
    !z.safeParse(field, undefined).success && !z.safeParse(field, null).success;

  test.each(declaredEvents.map((declared) => [declared.name, declared] as const))(
    'of %s are an id, and the references, statuses and amounts that it always has',
    (_, { data, essential, envelope }) => {
      const shape = shapeOf(data);
      const always = Object.keys(shape).filter((name) => isAlwaysThere(shape[name] as z.ZodType));
      expect(always).toEqual(expect.arrayContaining(Object.keys(essential)));
      const left = always.filter((name) => needed.test(name) && !(name in essential));
      expect({ envelope, left }).toEqual({ envelope, left: [] });
      expect(Object.keys(essential).join(' ')).toMatch(/\bid\b|_id\b/);
    },
  );
});

type Of<N extends string> = Extract<ReceivedEvent, { event: N }>;

describe('the type of an event', () => {
  test('follows from its name', () => {
    expectTypeOf<Of<'payment.succeeded'>['data']['amount']>().toEqualTypeOf<number>();
    expectTypeOf<Of<'qr.payment'>['qr_code']['external_id']>().toEqualTypeOf<string>();
    expectTypeOf<Of<'unknown'>['body']>().toEqualTypeOf<object>();
    expectTypeOf<WebhookEvent['event']>().not.toEqualTypeOf<string>();
  });

  test('is a named interface for every event of the catalog', () => {
    expectTypeOf<Of<'payment.succeeded'>>().toEqualTypeOf<PaymentSucceededEvent>();
    expectTypeOf<EventPayloads['payment.succeeded']>().toEqualTypeOf<PaymentSucceededEvent>();
    expectTypeOf<EventName>().toEqualTypeOf<WebhookEvent['event']>();
    expectTypeOf<(typeof catalog)[number]['name']>().toEqualTypeOf<EventName>();
    const amounts: number[] = [];
    const onPaid: EventHandler<PaymentSucceededEvent> = ({ data }) =>
      void amounts.push(data.amount);
    const handler: EventHandler = (event, delivery) =>
      // The name identifies the type of the event.
      event.event === 'payment.succeeded' ? onPaid(event, delivery) : undefined;
    const data = { id: 'cc_1', reference_id: 'a', status: 'SUCCEEDED', amount: 5, currency: 'IDR' };
    const delivery = { id: null, name: 'payment.succeeded', body: {}, issues: [] };
    void handler({ event: 'payment.succeeded', data }, delivery);
    expect(amounts).toEqual([5]);
    // @ts-expect-error -- no event has this name
    expectTypeOf<Of<'payment.later'>>().toEqualTypeOf<EventPayloads['payment.later']>();
  });

  test('follows from its envelope if two generations have an event of this name (V3-CONF-03, EVT-CONF-02)', () => {
    type Authorized = Of<'payment.authorization'>;
    type OfV3 = Extract<Authorized, { api_version?: 'v3' | undefined }>;
    type OfV2 = Extract<Authorized, { api_version?: null | undefined }>;
    expectTypeOf<OfV3['data']['payment_id']>().toEqualTypeOf<string>();
    expectTypeOf<OfV2['data']['amount']>().toEqualTypeOf<number>();
    const idOf = (event: Authorized): string =>
      event.api_version === 'v3' ? event.data.payment_id : (event.data.id ?? '');
    expect(
      idOf({
        event: 'payment.authorization',
        api_version: 'v3',
        data: { payment_id: 'py-1' },
      } as OfV3),
    ).toBe('py-1');
    expect(
      idOf({ event: 'payment.authorization', api_version: null, data: { id: 'cc_1' } } as OfV2),
    ).toBe('cc_1');
    expect(
      new Set(
        catalog
          .filter(({ name }) => name === 'payment.authorization')
          .map(({ envelope }) => envelope),
      ),
    ).toEqual(new Set(['v2', 'v3']));
  });

  test('requires the essential fields only', () => {
    type Paid = Of<'payment.succeeded'>['data'];
    expectTypeOf<Paid['reference_id']>().toEqualTypeOf<string>();
    expectTypeOf<undefined>().toExtend<Paid['metadata']>();
    expectTypeOf<Paid['customer_id']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<undefined>().toExtend<Of<'qr.payment'>['qr_code']['type']>();
    type Info = Of<'account.registered'>['data']['account_info'];
    expectTypeOf<Info['payments_enabled']>().toEqualTypeOf<boolean>();
  });

  test('lists the known values of a status and allows new ones', () => {
    type Status = Of<'payment_method.expired'>['data']['status'];
    expectTypeOf<'PENDING'>().toExtend<Status>();
    expectTypeOf<'TOMORROW'>().toExtend<Status>();
    expectTypeOf<number>().not.toExtend<Status>();
  });
});

const account: AccountView = {
  id: '65f0c0ffee65f0c0ffee65f0',
  name: 'Toko',
  parent: null,
  platform: false,
  versions: { test: {}, live: {} },
  switches: {},
  callbacks: { test: { token: 'test-token' }, live: { token: 'live-token' } },
  number: '000001',
};

const declare = (envelope: Envelope, name = `thing.${envelope}`) =>
  event({
    name,
    family: 'thing',
    envelope,
    data: z.object({ id: z.string(), size: z.number() }),
    essential: { id: true },
    when: 'it happens',
    clauses: [],
  });

/** Returns the entry of an event of `declare` in the catalog of a receiver. */
const readable = (
  { name, envelope }: Pick<Readable, 'name' | 'envelope'>,
  properties: Shape['properties'] = { id: { type: 'string' } },
): Readable => ({
  name,
  envelope,
  essential: { type: 'object', properties, required: Object.keys(properties) },
});

/** Returns the body that the platform writes for an event. */
const written = async (spec: ReturnType<typeof declare>): Promise<string> => {
  const store = memoryStore();
  const partition = { account: account.id, mode: 'test' } as const;
  await store.exec(partition, (at, tx) =>
    decideQuietly(at, tx, (d) =>
      emit(d, { account, mode: 'test' }, spec, {
        data: { id: 'thing-1', size: 7 },
        subject: 'thing-1',
      }),
    ),
  );
  const { rows } = await store.view(partition, (view) => view.list(outgoing, {}, { limit: 1 }));
  return rows[0]?.state.body ?? '';
};

describe('reading a body', () => {
  const created = '2026-01-01T00:00:00.000Z';
  const data = { id: 'thing-1', size: 7 };
  const envelope = { business_id: account.id, created, data };

  test.each([
    ['v2', { event: 'thing.v2', ...envelope, api_version: null }],
    ['v3', { event: 'thing.v3', ...envelope, api_version: 'v3' }],
    ['refund', { event: 'thing.refund', ...envelope }],
    ['flat', { event: 'thing.flat', ...data }],
    ['bare', { event: 'thing.bare', ...data }],
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
      expect(eventReader([readable(spec)])(await written(spec))).toMatchObject({
        event: wanted,
        issues: [],
      });
    },
  );

  test('an event name of two generations is distinguished by the envelope (V3-CONF-03)', async () => {
    const specs = [declare('v2', 'payment.both'), declare('v3', 'payment.both')] as const;
    const read = eventReader(specs.map((spec) => readable(spec)));
    for (const { envelope, ...spec } of specs) {
      const reading = read(await written({ envelope, ...spec }));
      const api_version = envelope === 'v3' ? 'v3' : null;
      expect(reading).toMatchObject({ event: { event: 'payment.both', data, api_version } });
      expect(reading?.issues).toEqual([]);
    }
    const neither = JSON.stringify({ event: 'payment.both', ...envelope, api_version: 'v9' });
    expect(read(neither)).toMatchObject({ event: { event: 'payment.both', data } });
  });

  test('an event in the form of another version is read into the usual form (VER-04)', () => {
    const [qr] = declaredEvents.filter(({ name }) => name === 'qr.payment');
    const usual = {
      id: 'qrpy_1',
      amount: 15_000,
      created,
      status: 'COMPLETED',
      qr_code: { id: 'qr_1', external_id: 'o-1', qr_string: 'x', type: 'STATIC', metadata: null },
      payment_detail: { receipt_id: 'r', source: 's' },
      payment_details: { receipt_id: 'r', source: 's' },
    } as const;
    const api_version = '2022-07-31';
    if (qr?.name !== 'qr.payment') throw new Error('the catalog has no qr.payment');
    const form = qr.dated?.forms[api_version];
    const dated = form?.render(qr.data.parse(usual), account.id) as Record<string, unknown>;
    const read = (data: unknown) =>
      readEvent(
        JSON.stringify({
          event: 'qr.payment',
          api_version,
          business_id: account.id,
          created,
          data,
        }),
        validator,
      );
    expect(read(dated)).toMatchObject({ event: { event: 'qr.payment', ...usual }, issues: [] });
    const { metadata: _, ...older } = dated;
    expect(read({ ...older, status: 'HELD' })).toMatchObject({
      event: { status: 'HELD', qr_code: { external_id: 'o-1' } },
      issues: [{ path: 'data.status' }, { path: 'data.metadata' }],
    });
    const { reference_id: _id, ...poorer } = dated;
    expect(read(poorer)).toMatchObject({ event: null, missing: ['data.reference_id'] });
    expect(read(undefined)?.missing).toContain('data.id');
  });

  test('fields outside the catalog are kept', () => {
    const body = { event: 'thing.flat', ...data, news: [1] };
    const reading = eventReader([readable(declare('flat'))])(JSON.stringify(body));
    expect(reading).toMatchObject({ event: body, issues: [] });
  });

  test('an event that is not in the catalog is read as unknown, with its whole body', () => {
    const foreign = { event: 'payout.paid', id: '1' };
    expect(readEvent(JSON.stringify(foreign))?.event).toEqual({
      event: 'unknown',
      name: 'payout.paid',
      body: foreign,
    });
    expect(readEvent('{"external_id":"x"}')?.event).toMatchObject({ event: 'unknown', name: null });
    expect(readEvent('{"event":"toString"}')?.event).toMatchObject({ event: 'unknown' });
  });

  test('a body without a name is the bare event with the most essential fields that it has', () => {
    const paid = readable({ name: 'thing.paid', envelope: 'bare' });
    const sized = readable(
      { name: 'thing.sized', envelope: 'bare' },
      { id: { type: 'string' }, size: { type: 'number' } },
    );
    const flat = readable({ name: 'thing.flat', envelope: 'flat' });
    const read = eventReader([paid, sized, flat]);
    const named = (body: object) => read(JSON.stringify(body))?.event;
    expect(named(data)).toEqual({ event: 'thing.sized', ...data });
    expect(named({ id: 'thing-2' })).toEqual({ event: 'thing.paid', id: 'thing-2' });
    expect(named({ size: 7 })).toEqual({ event: 'unknown', name: null, body: { size: 7 } });
    const claimed = { event: 'thing.paid', ...data };
    expect(named(claimed)).toEqual({ event: 'unknown', name: 'thing.paid', body: claimed });
  });

  test('an event without its essential fields is not an event, and the missing fields are listed', () => {
    const odd = { event: 'payment.succeeded', data: { id: 7, status: 'SUCCEEDED' } };
    expect(readEvent(JSON.stringify(odd))).toMatchObject({
      event: null,
      name: 'payment.succeeded',
      body: odd,
      missing: ['data.id', 'data.reference_id', 'data.amount', 'data.currency'],
    });
    const flat = { event: 'qr.payment', id: 'qrpy_1', amount: 1, status: 'COMPLETED', qr_code: 1 };
    expect(readEvent(JSON.stringify(flat))).toMatchObject({
      missing: ['qr_code'],
    });
  });

  test.each(['', 'x', 'null', '[]', '"payment.succeeded"'])('%j is not an event', (text) => {
    expect(readEvent(text)).toBeNull();
  });
});
