// Type tests of the fields that a channel requires or leaves optional. tsc checks them; they run
// only to be counted.
import { describe, expectTypeOf, test } from 'vitest';
import {
  createUnifiedClient,
  type CreatePaymentRequestBody,
  type PaymentRequestStatus,
} from './client.ts';

const { paymentRequests, paymentMethods, refunds, transactions } = createUnifiedClient({
  baseUrl: 'http://127.0.0.1:1',
  key: 'k',
});

/** Code that is compiled and never run. */
const compiled = (_code: () => unknown): void => {};

const request = { currency: 'IDR', amount: 10_000 } as const;
const once = { type: 'EWALLET', reusability: 'ONE_TIME_USE' } as const;
const saved = { type: 'EWALLET', reusability: 'MULTIPLE_USE' } as const;
const urls = { success_return_url: 'https://a.example', failure_return_url: 'https://b.example' };
const number = { mobile_number: '+6281234567890' };

describe('the compiler', () => {
  test('requires the fields of a channel, for one-time and for saved wallets (PR2-CREATE-payment_method)', () => {
    const wallet = (ewallet: { channel_code: 'OVO'; channel_properties: typeof number }) =>
      paymentRequests.create({ body: { ...request, payment_method: { ...once, ewallet } } });
    compiled(() => wallet({ channel_code: 'OVO', channel_properties: number }));
    compiled(() =>
      paymentRequests.create({
        body: {
          ...request,
          // @ts-expect-error -- OVO asks for a phone number
          payment_method: { ...once, ewallet: { channel_code: 'OVO' } },
        },
      }),
    );
    compiled(() =>
      paymentRequests.create({
        body: {
          ...request,
          payment_method: {
            ...once,
            // @ts-expect-error -- URLs do not replace the phone number
            ewallet: { channel_code: 'OVO', channel_properties: urls },
          },
        },
      }),
    );
    compiled(() =>
      paymentMethods.create({
        body: { ...saved, ewallet: { channel_code: 'OVO', channel_properties: urls } },
      }),
    );
    compiled(() =>
      paymentMethods.create({
        body: {
          ...saved,
          // @ts-expect-error -- a saved wallet is linked on a page: it needs return URLs
          ewallet: { channel_code: 'OVO', channel_properties: number },
        },
      }),
    );
  });

  test('accepts unknown channel codes, also of type string', () => {
    const code = String(Math.random());
    compiled(() =>
      paymentRequests.create({
        body: { ...request, payment_method: { ...once, ewallet: { channel_code: 'NEW_WALLET' } } },
      }),
    );
    compiled(() =>
      paymentRequests.create({
        body: { ...request, payment_method: { ...once, ewallet: { channel_code: code } } },
      }),
    );
    compiled(() =>
      paymentMethods.create({
        body: {
          type: 'VIRTUAL_ACCOUNT',
          reusability: 'ONE_TIME_USE',
          virtual_account: { channel_code: 'NEW_BANK', channel_properties: {} },
        },
      }),
    );
  });

  test('requires the fields of a channel also in a body with a declared type', () => {
    const body: CreatePaymentRequestBody = {
      ...request,
      payment_method: { ...once, ewallet: { channel_code: 'OVO', channel_properties: number } },
    };
    compiled(() => paymentRequests.create({ body }));
    const wrong: CreatePaymentRequestBody = {
      ...request,
      payment_method: {
        ...once,
        // @ts-expect-error -- OVO asks for a phone number
        ewallet: { channel_code: 'OVO', channel_properties: { cashtag: '$a' } },
      },
    };
    compiled(() => wrong);
  });

  test('accepts in a payment method only the field of its type', () => {
    compiled(() =>
      paymentMethods.create({
        body: {
          type: 'QR_CODE',
          reusability: 'ONE_TIME_USE',
          // @ts-expect-error -- a QR code has no field ewallet
          ewallet: { channel_code: 'DANA', channel_properties: urls },
        },
      }),
    );
  });

  test('narrows a returned payment method by its type', () => {
    compiled(async () => {
      const made = await paymentMethods.get({ params: { id: 'pm-1' } });
      if (!made.ok || made.body.type !== 'VIRTUAL_ACCOUNT') return null;
      expectTypeOf(made.body.ewallet).toEqualTypeOf<null>();
      return made.body.virtual_account.channel_code;
    });
  });

  test('accepts readonly lists', () => {
    const types = ['PAYMENT'] as const;
    compiled(() => transactions.list({ query: { types } }));
  });

  test('knows all statuses, refund reasons and error codes', () => {
    expectTypeOf<PaymentRequestStatus>().toEqualTypeOf<
      | 'REQUIRES_ACTION'
      | 'AWAITING_CAPTURE'
      | 'SUCCEEDED'
      | 'FAILED'
      | 'PENDING'
      | 'EXPIRED'
      | 'CANCELED'
      | 'VOIDED'
    >();
    compiled(async () => {
      const refund = await refunds.create({ body: { reason: 'REQUESTED_BY_CUSTOMER' } });
      if (refund.ok) return refund.body.status;
      // @ts-expect-error -- no error of a refund has this code
      return refund.code === 'PAYMENT_METHOD_NOT_FOUND_ERROR';
    });
    // @ts-expect-error -- an unknown reason
    compiled(() => refunds.create({ body: { reason: 'BECAUSE' } }));
  });

  test('gives only lists iterators, which page forward only', () => {
    compiled(() => transactions.list.items({ query: { limit: 10 } }));
    // @ts-expect-error -- an iterator pages forward only
    compiled(() => transactions.list.items({ query: { before_id: 'txn_1' } }));
    expectTypeOf(transactions.get).not.toHaveProperty('pages');
  });
});
