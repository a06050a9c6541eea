// Valid requests with leaves of every kind: records and lists where the plain samples have none.
import type { EndpointSpec } from '@kasir/core';
import type { Input } from '../../wire/encode.ts';
import type { Trial } from '../trial.ts';
import { sampleOf } from './index.ts';
import type { Body } from './sample.ts';

const item = (name: string): Body => ({
  reference_id: `sku-${name}`,
  name,
  category: 'DRINKS',
  currency: 'IDR',
  quantity: 2,
  price: 12_500,
  metadata: { roast: 'dark', cup: 'small' },
});

const address = (category: string): Body => ({
  country: 'ID',
  street_line1: 'Jalan Braga 1',
  city: 'Bandung',
  postal_code: '40111',
  category,
  is_primary: category === 'HOME',
  meta: { floor: '2', door: 'left' },
});

/** Additional fields of an inline customer. */
const owner = (body: Body): Body => {
  const { customer } = body as { readonly customer?: Body };
  return customer
    ? {
        customer: {
          ...customer,
          addresses: [address('HOME'), address('WORK')],
          metadata: { club: 'gold', till: 'two' },
        },
      }
    : {};
};

const two = { metadata: { branch: 'A 1', till: 'two' } };

/** Endpoint -> fields added to its samples. */
const additions: Readonly<Record<string, (body: Body) => Body>> = {
  'payment_requests.create': (body) => ({
    ...two,
    ...owner(body),
    items: [item('coffee'), item('tea')],
    shipping_information: {
      country: 'ID',
      street_line1: 'Jalan Braga 1',
      city: 'Bandung',
      postal_code: '40111',
    },
  }),
  'payment_methods.create': (body) => ({ ...two, ...owner(body) }),
  'payment_methods.update': (body) => ({
    ...two,
    ...('virtual_account' in body && {
      virtual_account: {
        ...(body['virtual_account'] as Body),
        alternative_display_types: ['QR_STRING'],
      },
    }),
  }),
  'customers.create': () => ({ ...two, addresses: [address('HOME'), address('WORK')] }),
  'customers.update': () => ({ ...two, addresses: [address('HOME'), address('WORK')] }),
  'invoices.create': () => ({
    ...two,
    items: [
      { name: 'Coffee', quantity: 2, price: 10_000, category: 'DRINKS' },
      { name: 'Tea', quantity: 1, price: 5_000, category: 'DRINKS' },
    ],
    fees: [
      { type: 'ADMIN', value: 100 },
      { type: 'DELIVERY', value: 200 },
    ],
  }),
  'ewallets.create': () => ({
    items: [
      { id: '1', name: 'Coffee', price: 10_000, quantity: 2 },
      { id: '2', name: 'Tea', price: 5_000, quantity: 1 },
    ],
  }),
  'ewallet_charges.create': () => ({
    ...two,
    basket: [
      { ...item('coffee'), type: 'PRODUCT' },
      { ...item('tea'), type: 'PRODUCT' },
    ],
  }),
  'callback_virtual_accounts.create': () => ({ alternative_display_types: ['QR_STRING'] }),
  'direct_debits.create': () => ({
    ...two,
    basket: [
      { name: 'Coffee', quantity: 2, price: 10_000, metadata: { roast: 'dark', cup: 'small' } },
      { name: 'Tea', quantity: 1, price: 5_000, metadata: { leaf: 'green', cup: 'tall' } },
    ],
  }),
  'payment_codes.create': () => two,
  'payment_codes.update': () => two,
  'v3_payment_requests.create': (body) => ({
    ...two,
    ...owner(body),
    items: ['coffee', 'tea'].map((name) => ({
      reference_id: `sku-${name}`,
      type: 'PHYSICAL_PRODUCT',
      name,
      net_unit_amount: 12_500,
      quantity: 2,
      category: 'DRINKS',
      metadata: { roast: 'dark', cup: 'small' },
    })),
    shipping_information: { country: 'ID', city: 'Bandung', postal_code: '40111' },
  }),
  'payment_tokens.create': (body) => ({ ...two, ...owner(body) }),
  'payment_tokens.update': () => two,
  'refunds.create': () => ({ metadata: { clerk: 'Ani', till: 'two' } }),
};

/** A valid request of an endpoint in one of its shapes, with every kind of leaf it may have. */
export const fullSampleOf = async (
  trial: Trial,
  contract: EndpointSpec,
  variant: number,
): Promise<Input> => {
  const input = await sampleOf(trial, contract, variant);
  const body = input.body as Body | undefined;
  return body ? { ...input, body: { ...body, ...additions[contract.id]?.(body) } } : input;
};
