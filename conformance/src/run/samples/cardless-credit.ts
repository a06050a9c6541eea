// Valid checkouts on cardless credit, and calculations of their payment types.
import type { Trial } from '../trial.ts';
import { idleUrl } from './qr-codes.ts';
import { type Body, type Samples } from './sample.ts';

const item = (name: string): Body => ({
  id: `sku-${name}`,
  name,
  type: 'Goods',
  url: `https://merchant.example/${name}`,
  price: 10_000,
  quantity: 2,
});

/** What a calculation needs: provider, amount and items. */
export const creditBody = (trial: Trial, change: Body = {}): Body => ({
  cardless_credit_type: 'KREDIVO',
  amount: trial.amount(35_000, 39_999),
  items: [item('coffee'), item('tea')],
  ...change,
});

/** The body of a checkout. */
export const checkoutBody = (trial: Trial, change: Body = {}): Body =>
  creditBody(trial, {
    external_id: trial.newReference(),
    payment_type: '3_months',
    customer_details: {
      first_name: 'Siti',
      last_name: 'Rahma',
      email: 'siti@customers.example',
      phone: '081234567890',
    },
    shipping_address: {
      first_name: 'Siti',
      last_name: 'Rahma',
      address: 'Jalan Braga 1',
      city: 'Bandung',
      postal_code: '40111',
      phone: '081234567890',
      country_code: 'IDN',
    },
    redirect_url: 'https://merchant.example/thanks',
    callback_url: idleUrl(trial),
    ...change,
  });

export const cardlessCreditSamples: Samples = {
  makers: {},
  bodies: {
    'cardless_credit.create': [(trial) => checkoutBody(trial)],
    'cardless_credit.payment_types': [(trial) => creditBody(trial)],
  },
  requests: {},
};
