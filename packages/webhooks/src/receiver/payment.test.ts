// The conclusions that a consumer may draw from the events of a payment, in any order.
import { embeddedMethod, type Payment } from '@kasir/models';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { deliveryHeaders } from '../headers.ts';
import type { ReceivedEvent } from '../received-event.ts';
import { paymentOf } from './payment.ts';
import { createReceiver } from './receiver.ts';

const created = '2026-01-01T00:00:00.000Z';
const envelope = { business_id: '65f0c0ffee65f0c0ffee65f0', created, api_version: null };

/** Returns a minimal value of a schema: nullable values are null, and texts are timestamps. */
const least = (schema: unknown): unknown => {
  if (!(schema instanceof z.ZodType) || schema.safeParse(null).success) return null;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (!(schema instanceof z.ZodObject)) return created;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, least(field)]),
  );
};

const method = {
  ...(least(embeddedMethod) as Payment['payment_method']),
  id: 'pm-1',
  reusability: 'ONE_TIME_USE',
  status: 'EXPIRED',
} as const;

const payment = (status: Payment['status']): Payment => ({
  id: 'ewc-1',
  payment_request_id: 'pr-1',
  reference_id: 'order-1',
  customer_id: null,
  currency: 'IDR',
  amount: 10_000,
  country: 'ID',
  status,
  payment_method: method,
  channel_properties: null,
  description: null,
  failure_code: status === 'FAILED' ? 'INSUFFICIENT_BALANCE' : null,
  payment_detail: null,
  metadata: {},
  created,
  updated: created,
});

const rendered = { ...method, country: 'ID', customer_id: null, actions: [], failure_code: null };
const expired = { event: 'payment_method.expired', ...envelope, data: rendered };
const paid = { event: 'payment.succeeded', ...envelope, data: payment('SUCCEEDED') };
const unpaid = { event: 'payment.failed', ...envelope, data: payment('FAILED') };

/** Creates the receiver of a shop, which records the status of each payment. */
const shop = () => {
  const orders = new Map<string, string>();
  const events: string[] = [];
  const endpoint = createReceiver({ token: 't' }).handle(
    (event) => {
      events.push(event.event);
      const found = paymentOf(event);
      if (found) orders.set(found.reference_id, found.status);
    },
    { await: true },
  );
  const deliver = async (body: object, id: string): Promise<void> => {
    const text = JSON.stringify(body);
    const signed = { id, body: text, token: 't', secret: 'whsec_AAAA', now: 0 };
    await endpoint.respond({ headers: deliveryHeaders(signed), body: text });
  };
  return { orders, events, deliver };
};

describe('the outcome of a payment', () => {
  test.each([
    [paid, expired],
    [expired, paid],
  ])('is the status of its Payment in any order of events (EVT-01, EVT-02)', async (one, two) => {
    const { orders, events, deliver } = shop();
    await deliver(one, 'wh-1');
    await deliver(two, 'wh-2');
    expect(events.toSorted()).toEqual(['payment.succeeded', 'payment_method.expired']);
    expect([...orders]).toEqual([['order-1', 'SUCCEEDED']]);
  });

  test('payment_method.expired alone says nothing about a payment (EVT-02)', async () => {
    const { orders, events, deliver } = shop();
    await deliver(expired, 'wh-1');
    expect(events).toEqual(['payment_method.expired']);
    expect(orders.size).toBe(0);
  });

  test('is FAILED when the status of its Payment is FAILED (EVT-02)', async () => {
    const { orders, deliver } = shop();
    await deliver(unpaid, 'wh-1');
    expect([...orders]).toEqual([['order-1', 'FAILED']]);
  });

  test('cannot be read from an event that is not in the catalog', () => {
    const later: ReceivedEvent = { event: 'unknown', name: 'payment.later', body: paid };
    expect(paymentOf(later)).toBeNull();
    expectTypeOf(paymentOf).returns.exclude<null>().toHaveProperty('status').toExtend<string>();
    expectTypeOf(paymentOf).returns.exclude<null>().toHaveProperty('amount').toExtend<number>();
  });
});
