// Tests the requests to connectors: the fields of each kind of work, the customer with the home
// address, and no card data or account number.
import { memoryStore } from '@kasir/core/testing';
import type { CustomerInput } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { insertCustomer } from '../customers/insert.ts';
import { decide } from '../testing/decide.ts';
import { channelsOfTypes } from '../testing/harness.ts';
import { sendOperation } from '../testing/operations.ts';
import { plainAccount } from '../testing/account.ts';
import { requestOf, type NewOperation } from './request.ts';
import { channelWorks, type ChannelWork } from './state.ts';
import type { Order } from './work.ts';

const channel = channelsOfTypes.EWALLET;
const returnUrls = {
  success: 'https://shop.example/thanks',
  failure: 'https://shop.example/sorry',
  cancel: 'https://shop.example/cart',
};
const purchase = {
  description: 'Order of tea',
  items: [{ name: 'Tea', quantity: 2, unit_price: { value: 12_500, currency: 'IDR' } }],
  shipping: { given_names: 'Siti', address: { city: 'Jakarta' } },
  billing: { given_names: 'Budi', email: 'budi@example.com' },
  preferences: { statement_descriptor: 'TOKO' },
};
const { description, items, shipping, billing, preferences } = purchase;

const plain: Order = {
  object: { kind: 'payment', id: 'p-1' },
  reference: 'order-1',
  customer: null,
  returnUrls,
  means: null,
  continues: null,
  expires: null,
};

type Change = Partial<Omit<NewOperation, 'order'>> & { readonly order?: Partial<Order> };

const toOperation = ({ order, ...change }: Change): NewOperation => ({
  id: 'o-1',
  work: 'charge',
  channel,
  amount: 25_000,
  source: null,
  saves: false,
  created: Date.UTC(2026, 0, 1),
  ...change,
  order: { ...plain, ...order },
});

/** Returns the request of an operation. */
const ask = (change: Change) => decide(memoryStore(), (d) => requestOf(d, toOperation(change)));

/** The fields of every request. */
const always = {
  id: 'o-1',
  channel: { type: channel.type, code: channel.code, country: channel.country },
  references: { merchant: 'order-1', account: plainAccount.id, object: 'p-1' },
  customer: null,
  return_urls: returnUrls,
  source: null,
  parent: null,
  metadata: null,
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2026-01-01T00:15:00.000Z',
};
const amount = { value: 25_000, currency: 'IDR' };

describe('of a purchase that is described in full, with the reason of a refund', () => {
  const fields: Readonly<Record<ChannelWork, object>> = {
    charge: { amount, parts: null, description, billing, items, shipping, preferences },
    authorize: { amount, parts: null, description, billing, items, shipping, preferences },
    issue: { amount, parts: null, description, billing, items, shipping },
    link: { amount, parts: null, description, billing, preferences },
    refund: { amount, parts: null, reason: 'CANCELLATION' },
    capture: { amount, parts: { is_final: false } },
    void: { amount, parts: null },
    unlink: { amount: null, parts: null },
    close: { amount: null, parts: null },
  };

  test.each(channelWorks)(
    'the request to %s has the fields that this work needs, and no more',
    async (work) => {
      const order = { purchase, reason: 'CANCELLATION' };
      expect(await ask({ work, order })).toEqual({ ...always, work, ...fields[work] });
    },
  );

  test.each(channelWorks)(
    'the request to %s describes nothing when the merchant has described nothing',
    async (work) => {
      const { amount, parts } = fields[work] as { readonly amount: object; readonly parts: object };
      expect(await ask({ work })).toEqual({ ...always, work, amount, parts });
    },
  );
});

test('the amount is sent when it is known, and otherwise chosen by the payer', async () => {
  expect(await ask({ work: 'issue', amount: null })).toMatchObject({ amount: null });
  expect(await ask({ work: 'issue', amount: 1 })).toMatchObject({
    amount: { value: 1, currency: 'IDR' },
  });
});

test('only a capture that releases the rest of its authorization is final', async () => {
  for (const isFinal of [true, false])
    expect(await ask({ work: 'capture', order: { isFinal } })).toMatchObject({
      parts: { is_final: isFinal },
    });
});

test('the purchase is described in its own words before those of its object, and a long text is cut', async () => {
  const own = { description: 'Object', metadata: { of: 'object' } };
  expect(await ask({ order: own })).toMatchObject(own);
  const described = { description: 'Purchase', metadata: { of: 'purchase' } };
  expect(await ask({ order: { ...own, purchase: described } })).toMatchObject(described);
  const long = 'x'.repeat(1_001);
  expect(await ask({ order: { description: long } })).toMatchObject({
    description: 'x'.repeat(1_000),
  });
});

test('wishes of the charge are sent only if there are any', async () => {
  const wishes: Partial<Order> = {
    installment: { count: 3, code: 'plan-1' },
    unattended: true,
    skipsAuthentication: true,
  };
  expect(await ask({ saves: true, order: wishes })).toMatchObject({
    save: true,
    installment: { count: 3, code: 'plan-1', interval: 'month' },
    initiator: 'merchant',
    skip_authentication: true,
  });
  const request = await ask({});
  for (const name of ['save', 'installment', 'initiator', 'skip_authentication'])
    expect(request).not.toHaveProperty(name);
});

describe('the source is in the stored request', () => {
  const number = {
    type: 'number',
    suggested: '123456',
    holder: 'Siti',
    reusable: true,
    expires_at: null,
    min: null,
    max: null,
    suggested_amount: null,
  } as const;

  test.each([
    ['a token', { type: 'token', token: 'token-1' }],
    ['an account without a number', { type: 'account', mobile_number: '+6281234567890' }],
    ['a number to issue', number],
  ] as const)('when it is %s', async (_, source) => {
    expect((await ask({ source })).source).toEqual(source);
  });

  test.each([
    ['a token with a security code', { type: 'token', token: 'token-1', cvn: '123' }],
    ['an account with its number', { type: 'account', account_number: '1234567890' }],
    [
      'a card',
      {
        type: 'card',
        number: '4000000000001091',
        exp_month: '12',
        exp_year: '2039',
        cvn: null,
        holder: 'Siti',
      },
    ],
  ] as const)('never when it is %s, which only travels in memory', async (_, source) => {
    expect((await ask({ source })).source).toBeNull();
  });
});

test('the continued operation is named by the id that its connector knows', async () => {
  const ids = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  const parents = await decide(memoryStore(), (d) =>
    ids.map((id, index) => {
      const sample = { id, work: 'charge', currency: 'IDR', amount: 25_000 } as const;
      sendOperation(d, { ...sample, ...(index === 1 && { external: 'received-1' }) });
      const order = { ...plain, continues: id };
      return requestOf(d, { ...toOperation({ work: 'refund' }), order }).parent;
    }),
  );
  expect(parents).toEqual([ids[0], 'received-1']);
});

describe('the customer', () => {
  const siti = { reference_id: 'siti', type: 'INDIVIDUAL' } as const;

  /** Inserts a customer; returns it as its connector gets it. */
  const customerOf = (input: object) =>
    decide(memoryStore(), (d) => {
      const { id } = insertCustomer(d, { ...siti, ...input } as CustomerInput);
      return requestOf(d, toOperation({ order: { customer: id } })).customer;
    });

  test('is sent with names, email and number', async () => {
    expect(
      await customerOf({
        individual_detail: { given_names: 'Siti', surname: 'Aminah' },
        email: 'siti@example.com',
        mobile_number: '+6281234567890',
        phone_number: '+62215550100',
      }),
    ).toEqual({
      id: 'siti',
      given_names: 'Siti',
      surname: 'Aminah',
      email: 'siti@example.com',
      mobile_number: '+6281234567890',
    });
  });

  test('is sent with the name of a business and with another phone number when there is nothing else', async () => {
    expect(
      await customerOf({
        type: 'BUSINESS',
        business_detail: { business_name: 'Toko Teh' },
        phone_number: '+62215550100',
      }),
    ).toEqual({
      id: 'siti',
      given_names: 'Toko Teh',
      surname: null,
      email: null,
      mobile_number: '+62215550100',
    });
  });

  test('is not sent when there is none, or it is unknown', async () => {
    expect((await ask({})).customer).toBeNull();
    expect((await ask({ order: { customer: 'nobody' } })).customer).toBeNull();
  });

  const at = (city: string, is_primary: boolean) => ({
    country: 'ID',
    city,
    street_line1: 'Jalan Sudirman 1',
    is_primary,
  });

  test.each([
    ['the only one', [at('Jakarta', false)], 'Jakarta'],
    ['the first one when none is primary', [at('Jakarta', false), at('Bandung', false)], 'Jakarta'],
    ['the primary one wherever it is', [at('Jakarta', false), at('Bandung', true)], 'Bandung'],
    [
      'the primary one when it is the first',
      [at('Jakarta', true), at('Bandung', false)],
      'Jakarta',
    ],
    [
      'the first primary one',
      [at('Bogor', false), at('Jakarta', true), at('Solo', true)],
      'Jakarta',
    ],
  ])('lives at %s', async (_, addresses, city) => {
    expect((await customerOf({ addresses }))?.address).toEqual({
      country: 'ID',
      street_line1: 'Jalan Sudirman 1',
      city,
    });
  });

  test('has no address when none is known', async () => {
    expect(await customerOf({ addresses: [] })).not.toHaveProperty('address');
  });
});
