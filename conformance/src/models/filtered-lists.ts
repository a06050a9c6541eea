// Filtered lists other than transactions: how to create rows that differ in every filter.
import { declinedOf, type Magic } from '../magic/magic.ts';
import { makeCustomer } from '../run/samples/customers.ts';
import { makeInvoice } from '../run/samples/invoices.ts';
import { makeMethod, makeMethodOf, methodBody } from '../run/samples/payment-methods.ts';
import { makeRequest, walletBody } from '../run/samples/payment-requests.ts';
import { makeAccount } from '../run/samples/platforms.ts';
import { finalRefund, makePaid, refundBody } from '../run/samples/refunds.ts';
import { make, type Body, type Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import {
  makeToken,
  makeV3Request,
  openAccountBody,
  tokenBody,
  v3CardBody,
  v3RequestBody,
  v3WalletBody,
} from '../run/samples/v3.ts';
import { textOf } from '../violation.ts';
import type { ListRef } from './list-pages.ts';

export interface Filter {
  /** What a row has there. */
  readonly of: (row: Made) => unknown;
  /** Whether it takes several values, of which a row must have one. */
  readonly many?: true;
}

export interface FilteredList {
  readonly endpoint: string;
  /** Only platforms have it. */
  readonly platform?: true;
  readonly endpoints: readonly string[];
  readonly filters: Readonly<Record<string, Filter>>;
  /** Makes rows, oldest first, and says where they are listed. */
  readonly open: (
    trial: Trial,
  ) => Promise<{ readonly rows: readonly Made[] } & Pick<ListRef, 'params'>>;
}

const field = (name: string): Filter => ({ of: (row) => row[name] });
const list = (name: string): Filter => ({ of: (row) => row[name], many: true });

const paymentMethods: FilteredList = {
  endpoint: 'payment_methods.list',
  endpoints: [
    'customers.create',
    'payment_methods.create',
    'payment_methods.update',
    'payment_methods.expire',
  ],
  filters: {
    id: list('id'),
    type: list('type'),
    status: list('status'),
    reusability: field('reusability'),
    customer_id: field('customer_id'),
    reference_id: field('reference_id'),
  },
  open: async (trial) => {
    const reference_id = trial.newReference();
    const owned = { customer_id: (await makeCustomer(trial))['id'] };
    const rows = [
      await makeMethodOf(trial, 'EWALLET', { reference_id }),
      await makeMethodOf(trial, 'EWALLET', { reusability: 'MULTIPLE_USE', ...owned }),
      await makeMethodOf(trial, 'DIRECT_DEBIT', { customer: undefined, reference_id, ...owned }),
      await makeMethodOf(trial, 'CARD'),
      await makeMethodOf(trial, 'OVER_THE_COUNTER'),
      await makeMethodOf(trial, 'QR_CODE'),
      await makeMethod(trial, { reference_id, reusability: 'ONE_TIME_USE' }),
    ];
    const act = async (endpoint: string, body: Body): Promise<Made> => {
      const params = { id: textOf(await makeMethod(trial), 'id') };
      return make(trial, endpoint, { params, body }, 'a payment method that was changed');
    };
    rows.push(await act('payment_methods.update', { status: 'INACTIVE' }));
    rows.push(await act('payment_methods.expire', {}));
    return { rows };
  },
};

const paymentRequests: FilteredList = {
  endpoint: 'payment_requests.list',
  endpoints: ['customers.create', 'payment_requests.create'],
  filters: { id: list('id'), reference_id: list('reference_id'), customer_id: list('customer_id') },
  open: async (trial) => {
    const reference_id = trial.newReference();
    const [one, other] = [await makeCustomer(trial), await makeCustomer(trial)];
    const by = ({ id }: Made, change: Body = {}): Promise<Made> =>
      makeRequest(trial, {
        customer_id: id,
        payment_method: methodBody(trial, 'DIRECT_DEBIT'),
        ...change,
      });
    return {
      rows: [
        await makeRequest(trial, { reference_id }),
        await makeRequest(trial),
        await by(one, { reference_id }),
        await by(one),
        await by(other, { reference_id: `${reference_id}-2` }),
      ],
    };
  },
};

/** Charges of a saved card, one of which is declined if the target lists such an amount. */
const chargesOf = (magic: Magic): readonly Body[] => [
  { amount: 25_000 },
  ...declinedOf(magic, 'CARD')
    .slice(0, 1)
    .map((amount) => ({ amount })),
  { amount: 26_000, capture_method: 'MANUAL' },
  { amount: 27_000 },
];

const payments: FilteredList = {
  endpoint: 'payment_methods.payments',
  endpoints: ['payment_methods.create', 'payment_requests.create'],
  filters: {
    payment_request_id: list('payment_request_id'),
    reference_id: list('reference_id'),
    status: list('status'),
    payment_method_type: { of: (row) => (row['payment_method'] as Made)['type'], many: true },
    channel_code: list('channel_code'),
    currency: list('currency'),
  },
  open: async (trial) => {
    const method = await makeMethodOf(trial, 'CARD');
    const rows: Made[] = [];
    for (const charge of chargesOf(trial.magic)) {
      const { payment_method: _, ...body } = walletBody(trial, charge);
      const { id } = await makeRequest(trial, {
        ...body,
        payment_method: undefined,
        payment_method_id: method['id'],
      });
      rows.push({ payment_request_id: id });
    }
    return { rows, params: { id: textOf(method, 'id') } };
  },
};

const refunds: FilteredList = {
  endpoint: 'refunds.list',
  endpoints: ['payment_requests.create', 'payment_requests.simulate', 'refunds.create'],
  filters: {
    payment_request_id: field('payment_request_id'),
    payment_method_type: field('payment_method_type'),
    channel_code: field('channel_code'),
  },
  open: async (trial) => {
    const shopee = { channel_code: 'SHOPEEPAY', channel_properties: returnUrls };
    const [wallet, other] = [
      await makePaid(trial),
      await makePaid(trial, { payment_method: methodBody(trial, 'EWALLET', { ewallet: shopee }) }),
    ];
    const card = await makeRequest(trial, { payment_method: methodBody(trial, 'CARD') });
    const rows: Made[] = [];
    for (const paid of [wallet, wallet, other, card, card]) {
      const body = refundBody(trial, paid, { amount: 2_000 });
      const refund = await make(trial, 'refunds.create', { body }, 'a refund');
      rows.push(await finalRefund(trial, refund));
    }
    return { rows };
  },
};

const returnUrls = { success_return_url: 'https://merchant.example/thanks' };

const accounts: FilteredList = {
  endpoint: 'accounts.list',
  platform: true,
  endpoints: ['accounts.create'],
  filters: { email: list('email'), status: list('status'), type: field('type') },
  open: async (trial) => {
    const email = `${trial.newReference()}@accounts.example`;
    return {
      rows: [
        await makeAccount(trial, { email }),
        await makeAccount(trial),
        await makeAccount(trial, { email, type: 'MANAGED' }),
        await makeAccount(trial, { type: 'MANAGED' }),
      ],
    };
  },
};

const invoices: FilteredList = {
  endpoint: 'invoices.list',
  endpoints: ['invoices.create', 'invoices.expire'],
  filters: { external_id: field('external_id'), statuses: list('status') },
  open: async (trial) => {
    const external_id = trial.newReference();
    const rows = [
      await makeInvoice(trial, { external_id }),
      await makeInvoice(trial, { external_id }),
      await makeInvoice(trial),
    ];
    const params = { id: textOf(rows[1], 'id') };
    await make(trial, 'invoices.expire', { params }, 'an expired invoice');
    return { rows };
  },
};

const v3Requests: FilteredList = {
  endpoint: 'v3_payment_requests.list',
  endpoints: ['customers.create', 'v3_payment_requests.create', 'v3_payment_requests.cancel'],
  filters: {
    reference_id: field('reference_id'),
    customer_id: field('customer_id'),
    status: list('status'),
    type: list('type'),
    channel_code: list('channel_code'),
  },
  open: async (trial) => {
    const reference_id = trial.newReference();
    const customer_id = (await makeCustomer(trial))['id'];
    const rows = [
      await makeV3Request(trial, v3RequestBody(trial, { reference_id })),
      await makeV3Request(trial, v3WalletBody(trial)),
      await makeV3Request(trial, v3WalletBody(trial, { reference_id, customer_id })),
      await makeV3Request(trial, v3RequestBody(trial, { customer_id })),
      await makeV3Request(trial, v3CardBody(trial)),
      await makeV3Request(trial, v3CardBody(trial, { capture_method: 'MANUAL' })),
      await makeV3Request(trial, openAccountBody(trial)),
      await makeV3Request(trial, v3WalletBody(trial, { type: 'PAY_AND_SAVE' })),
    ];
    const params = { id: textOf(rows[1], 'id') };
    await make(trial, 'v3_payment_requests.cancel', { params }, 'a canceled request');
    return { rows };
  },
};

const tokens: FilteredList = {
  endpoint: 'payment_tokens.list',
  endpoints: ['customers.create', 'payment_tokens.create', 'payment_tokens.cancel'],
  filters: {
    reference_id: field('reference_id'),
    customer_id: field('customer_id'),
    status: field('status'),
  },
  open: async (trial) => {
    const reference_id = trial.newReference();
    const customer_id = (await makeCustomer(trial))['id'];
    const rows = [
      await makeToken(trial, { reference_id }),
      await makeToken(trial, { customer_id }),
      await make(
        trial,
        'payment_tokens.create',
        { body: tokenBody(trial, { reference_id, customer_id }) },
        'a token that waits',
      ),
    ];
    const params = { id: textOf(await makeToken(trial), 'id') };
    rows.push(await make(trial, 'payment_tokens.cancel', { params }, 'a token that was canceled'));
    return { rows };
  },
};

export const filteredLists: readonly FilteredList[] = [
  paymentMethods,
  paymentRequests,
  payments,
  refunds,
  accounts,
  invoices,
  v3Requests,
  tokens,
];
