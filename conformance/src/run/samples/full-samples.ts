// Valid requests with leaves of every kind: records and lists where the plain samples have none.
import type { EndpointSpec } from '@kasir/core';
import type { Input } from '../../wire/encode.ts';
import type { Trial } from '../trial.ts';
import { sampleOf } from './index.ts';
import type { Body } from './sample.ts';

const metadata = { branch: 'A 1', till: 'two' };
const recipe = { roast: 'dark', cup: 'small' };

/** Two of what a list holds, each with its name. */
const two = (shared: Body, names: readonly string[] = ['coffee', 'tea']): readonly Body[] =>
  names.map((name) => ({
    name,
    ...shared,
    ...('reference_id' in shared && { reference_id: name }),
  }));

const priced = { quantity: 2, price: 12_500 };
const item = { reference_id: '', ...priced, category: 'DRINKS', currency: 'IDR', metadata: recipe };
const v3Item = {
  reference_id: '',
  type: 'PHYSICAL_PRODUCT',
  net_unit_amount: 12_500,
  quantity: 2,
  category: 'DRINKS',
  metadata: recipe,
};

const place = {
  country: 'ID',
  street_line1: 'Jalan Braga 1',
  city: 'Bandung',
  postal_code: '40111',
};

const addresses = ['HOME', 'WORK'].map((category) => ({
  ...place,
  category,
  is_primary: category === 'HOME',
  meta: { floor: '2', door: 'left' },
}));

/** Additional fields of an inline customer. */
const owner = ({ customer }: Body): Body =>
  customer ? { customer: { ...(customer as Body), addresses, metadata } } : {};

/** Endpoint -> fields added to its samples. */
const additions: Readonly<Record<string, (body: Body) => Body>> = {
  'payment_requests.create': (body) => ({
    ...owner(body),
    metadata,
    items: two(item),
    shipping_information: place,
  }),
  'payment_methods.create': (body) => ({ ...owner(body), metadata }),
  'payment_methods.update': ({ virtual_account }) => ({
    metadata,
    ...(virtual_account !== undefined && {
      virtual_account: {
        ...(virtual_account as Body),
        alternative_display_types: ['QR_STRING'],
      },
    }),
  }),
  'customers.create': () => ({ metadata, addresses }),
  'customers.update': () => ({ metadata, addresses }),
  'invoices.create': () => ({
    metadata,
    items: two({ ...priced, category: 'DRINKS' }),
    fees: [
      { type: 'ADMIN', value: 100 },
      { type: 'DELIVERY', value: 200 },
    ],
  }),
  'ewallets.create': () => ({ items: two({ id: '1', ...priced }) }),
  'ewallet_charges.create': () => ({ metadata, basket: two({ ...item, type: 'PRODUCT' }) }),
  'callback_virtual_accounts.create': () => ({ alternative_display_types: ['QR_STRING'] }),
  'direct_debits.create': () => ({ metadata, basket: two({ ...priced, metadata: recipe }) }),
  'payment_codes.create': () => ({ metadata }),
  'payment_codes.update': () => ({ metadata }),
  'v3_payment_requests.create': (body) => ({
    ...owner(body),
    metadata,
    items: two(v3Item),
    shipping_information: place,
  }),
  'payment_tokens.create': (body) => ({ ...owner(body), metadata }),
  'payment_tokens.update': () => ({ metadata }),
  'refunds.create': () => ({ metadata }),
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
