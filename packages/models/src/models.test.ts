// Tests that the declarations are consistent: machines with statuses and events, prefixes of ids,
// channels, and the table of dialects.
import type { EventSpec, Machine } from '@kasir/core/resource';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import * as models from './index.ts';

const exported = Object.values(models as Record<string, unknown>);
const having = <T>(...keys: string[]): T[] =>
  exported.filter(
    (one) => typeof one === 'object' && one !== null && keys.every((key) => key in one),
  ) as T[];

const machines = having<Machine>('states', 'transitions');
const events = having<EventSpec>('envelope', 'family');

describe('machines', () => {
  test('emit only declared events, and every declared event is emitted by a machine', () => {
    expect(machines.map(({ name }) => name)).toEqual([
      'sub_account',
      'callback_virtual_account',
      'capture',
      'cardless_credit',
      'card_authentication',
      'card_charge',
      'card_refund',
      'card_token',
      'customer_address',
      'ewallet_charge',
      'ovo_payment',
      'dana_payment',
      'linkaja_payment',
      'direct_debit',
      'fixed_payment_code',
      'invoice',
      'linked_account_token',
      'payment',
      'payment_code',
      'payment_method',
      'payment_request',
      'payment_token',
      'qr_code',
      'recurring_payment',
      'refund',
      'report',
      'safe_acceptance',
      'transaction',
      'transfer',
      'v3_payment',
      'v3_payment_request',
    ]);
    const emitted = machines.flatMap(({ transitions }) =>
      transitions.flatMap((row) => row.emits ?? []),
    );
    expect(new Set(emitted)).toEqual(new Set(events.map(({ name }) => name)));
    // A step of another machine, which happens at the same time, emits the events in `alsoEmits`.
    const brought = machines.flatMap(({ transitions }) =>
      transitions.flatMap((row) => row.alsoEmits ?? []),
    );
    expect(brought.filter((name) => !emitted.includes(name))).toEqual([]);
  });

  /** Returns the values of a status, which may be optional or nullable. */
  const statusesOf = (schema: unknown): readonly unknown[] => {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
      return statusesOf(schema.unwrap());
    if (schema instanceof z.ZodEnum) return schema.options;
    if (schema instanceof z.ZodUnion) return schema.options.flatMap(statusesOf);
    return schema instanceof z.ZodLiteral ? [...schema.values] : [];
  };

  /** Schemas whose status has only some states of a resource, or is not that of a resource. */
  const parts = [
    'decidedLinkajaPayment',
    'deliveryReport',
    'legacyPaymentMethod',
    'linkajaCallback',
    'openLinkajaPayment',
    'ovoCallback',
  ];

  test('have exactly the statuses of each resource whose status changes', () => {
    const without = Object.entries(models as Record<string, unknown>).flatMap(([name, schema]) => {
      if (!(schema instanceof z.ZodObject) || !('status' in schema.shape)) return [];
      const statuses = new Set(statusesOf(schema.shape['status']));
      if (statuses.size === 1) return [];
      const found = machines.some(
        ({ states }) => states.length === statuses.size && states.every((one) => statuses.has(one)),
      );
      return found ? [] : [name];
    });
    expect(without.toSorted()).toEqual(parts);
  });

  test('allow the declared steps only, and can be drawn as a diagram', () => {
    const { step, canStep, toMermaid, paymentRequestMachine } = models;
    for (const one of machines)
      for (const { from, on, to } of one.transitions) {
        expect(canStep(one, from, on)).toBe(true);
        expect(step(one, from, on, to).to).toBe(to);
        expect(canStep(one, from, 'a trigger that nobody declares')).toBe(false);
      }
    expect(toMermaid(paymentRequestMachine)).toMatch(/^stateDiagram-v2\n {2}\[\*\] --> /);
  });

  test('have steps of both dialects, and each event is sent in at least one dialect', () => {
    const sides = machines.flatMap(({ transitions }) =>
      transitions.flatMap(({ dialect }) => dialect ?? []),
    );
    expect(new Set(sides)).toEqual(new Set(['spec', 'service']));
    for (const { name } of events)
      expect([name, models.isSentIn('spec', name) || models.isSentIn('service', name)]).toEqual([
        name,
        true,
      ]);
  });

  test.each([
    ['cardless credit checkout', models.cardlessCreditMachine, models.cardlessCreditStatus.options],
    ['DANA payment', models.danaPaymentMachine, models.danaPaymentStatus.options],
    ['e-wallet charge', models.ewalletChargeMachine, models.ewalletChargeStatus.options],
    [
      'virtual account',
      models.callbackVirtualAccountMachine,
      models.callbackVirtualAccountStatus.options,
    ],
    ['direct debit', models.directDebitMachine, models.directDebitStatus.options],
    ['fixed payment code', models.fixedPaymentCodeMachine, models.fixedPaymentCodeStatus.options],
    ['linked account', models.linkedAccountTokenMachine, models.linkedAccountTokenStatus.options],
    ['payment code', models.paymentCodeMachine, models.paymentCodeStatus.options],
    [
      'card authentication',
      models.cardAuthenticationMachine,
      models.cardAuthentication.shape.status.options,
    ],
    ['card charge (STATE-CARD-SET)', models.cardChargeMachine, models.cardChargeStatus.options],
    ['card token', models.cardTokenMachine, models.cardTokenStatus.options],
    ['invoice', models.invoiceMachine, models.invoiceStatus.options],
    ['LINKAJA payment', models.linkajaPaymentMachine, models.linkajaPaymentStatus.options],
    ['OVO payment (STATE-EWALLET-SET)', models.ovoPaymentMachine, models.ovoPaymentStatus.options],
    ['payment', models.paymentMachine, models.paymentStatus.options],
    [
      'payment method (STATE-PM2-SET)',
      models.paymentMethodMachine,
      models.paymentMethodStatus.options,
    ],
    ['payment request', models.paymentRequestMachine, models.paymentRequestStatus.options],
    ['payment token (STATE-PT-SET)', models.paymentTokenMachine, models.paymentTokenStatus.options],
    ['v3 payment', models.v3PaymentMachine, models.v3PaymentStatus.options],
    [
      'v3 payment request (STATE-PR3-SET)',
      models.v3PaymentRequestMachine,
      models.v3PaymentRequestStatus.options,
    ],
    ['QR code', models.qrCodeMachine, models.qrCodeStatus.options],
    [
      'recurring payment (STATE-RECUR-SET)',
      models.recurringPaymentMachine,
      models.recurringPaymentStatus.options,
    ],
    ['refund (STATE-REFUND-SET)', models.refundMachine, models.refundStatus.options],
    ['report', models.reportMachine, models.reportStatus.options],
    ['sub-account', models.subAccountMachine, models.subAccountStatus.options],
    ['transfer', models.transferMachine, models.transfer.shape.status.options],
    ['transaction (STATE-TXN-SET)', models.transactionMachine, models.transactionStatus.options],
  ] as [string, Machine, readonly string[]][])(
    'of a %s have the statuses of the wire',
    (_, { states }, options) => {
      expect(new Set(states)).toEqual(new Set(options));
    },
  );

  test('declare each step once, and distinguish steps with the same trigger by a condition', () => {
    for (const { transitions } of machines) {
      const steps = transitions.map(({ from, on, to }) => `${from} ${on} ${to}`);
      expect(new Set(steps).size).toBe(steps.length);
      for (const { from, on, when } of transitions) {
        const same = transitions.filter((row) => row.from === from && row.on === on);
        if (same.length > 1 && same.filter((row) => row.when === undefined).length > 1)
          expect([from, on, when]).toBe('distinguished by a condition');
      }
    }
  });
});

test('no id prefix is the beginning of another one, so that an id identifies its kind (PAY-FIELD-id, MODEL-UNSPEC-08)', () => {
  const paymentPrefixes = Object.values(models.channelTypes).map((one) => one.paymentPrefix);
  const all = [...new Set([...Object.values(models.prefixes), ...paymentPrefixes])];
  for (const one of all) expect(all.filter((other) => other.startsWith(one))).toEqual([one]);
});

describe('channels', () => {
  test('with the same code are found by currency or country', () => {
    const { findChannel, channelIn, channelsNamed, transactionCode } = models;
    expect(
      channelsNamed('EWALLET', 'SHOPEEPAY')
        .map(({ country }) => country)
        .toSorted(),
    ).toEqual(['ID', 'MY', 'PH', 'TH', 'VN']);
    for (const channel of models.channels) {
      const { type, code, currency, country } = channel;
      expect(findChannel(type, code, currency)).toBe(channel);
      expect(channelIn(type, code, country)).toBe(channel);
      expect(transactionCode(channel)).toBe(`${country}_${code}`);
    }
    expect(findChannel('EWALLET', 'DANA', 'PHP')).toBeUndefined();
    expect(channelIn('VIRTUAL_ACCOUNT', 'DANA', 'ID')).toBeUndefined();
  });

  test('declare the refunds that they support', () => {
    const refundOf = (code: string) => models.channels.find((one) => one.code === code)?.refund;
    expect(refundOf('OVO')).toEqual({ mode: 'PARTIAL', days: 14 });
    expect(refundOf('LINKAJA')).toEqual({ mode: 'FULL', days: 30 });
    expect(refundOf('JENIUSPAY')).toEqual({ mode: 'PARTIAL', days: null });
    expect(refundOf('NEXCASH')).toBeNull();
  });
});

test('an invoice can show exactly the methods by which the types of channels pay it', () => {
  const methods = Object.values(models.channelTypes).map(({ invoiceMethod }) => invoiceMethod);
  expect(new Set(models.invoicePaymentMethod.options)).toEqual(new Set(methods));
  expect(methods).toHaveLength(models.invoicePaymentMethod.options.length);
});

test('an address in a response has every field, null for those that were not sent (MODEL-UNSPEC-11)', () => {
  const names = Object.keys(models.address.shape);
  expect(names).toHaveLength(6);
  const sent = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.option(fc.string({ maxLength: 255 }))])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.option(sent, { nil: undefined }), (address) => {
      const rendered = models.toPublicAddress(address);
      expect(rendered).toEqual({
        ...Object.fromEntries(names.map((name) => [name, null])),
        ...address,
      });
      expect(models.address.parse(rendered)).toEqual(rendered);
    }),
  );
  expect(models.toPublicAddress(null)).toEqual(models.toPublicAddress({}));
});

test('the table of dialects has the values of both dialects (STATE-UNSPEC-04, RATE-CONF-01)', () => {
  expect(models.chosen('expired_payment_request', 'spec')).toBe('FAILED');
  expect(models.chosen('expired_payment_request', 'service')).toBe('EXPIRED');
  expect(models.chosen('test_rate_limit', 'spec')).toBe('3000');
});

test('every row of the table of dialects differs between them: where both agree there is no choice', () => {
  const same = Object.entries(models.dialect).filter(([, { spec, service }]) => spec === service);
  expect(same).toEqual([]);
});
