// Tests the whole chain of live money: a live Kasir, this connector, prism's unmodified Xendit, and
// a second Kasir as Xendit. Card payments are made, captured, declined and refunded, and the books
// of both sides agree.
import { describe, expect, test } from 'vitest';
import { openLiveChain } from './testing/live-chain.ts';

const card = {
  card_number: '4000000000001091',
  expiry_month: '12',
  expiry_year: '2039',
  cvv: '123',
  cardholder_name: 'Siti Aminah',
};

/** A payment request of v2 by card; without return URLs the card is not authenticated. */
const paymentRequest = (amount: number, more: Readonly<Record<string, unknown>> = {}) => ({
  currency: 'IDR',
  amount,
  payment_method: {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      currency: 'IDR',
      channel_properties: {
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
      },
      card_information: card,
    },
  },
  ...more,
});

describe('live money over prism', () => {
  test('is charged after authentication, refunded in parts, and both books agree', async () => {
    const chain = await openLiveChain();
    const { make, reach, act, books } = chain;
    const created = await make('POST', '/payment_requests', paymentRequest(150_000));
    expect(created.status).toBe('REQUIRES_ACTION');
    expect(created.actions[0].url).toMatch(/^http/);
    await act('pay');
    await reach(`/payment_requests/${created.id}`, 'SUCCEEDED');
    expect(await books()).toEqual({ live: 150_000, processor: 150_000 });
    for (const amount of [40_000, 10_000]) {
      const { id } = await make('POST', '/refunds', {
        payment_request_id: created.id,
        amount,
        reason: 'REQUESTED_BY_CUSTOMER',
      });
      await reach(`/refunds/${id}`, 'SUCCEEDED');
    }
    expect(await books()).toEqual({ live: 100_000, processor: 100_000 });
    expect(chain.failures).toEqual([]);
  });

  test('is authorized, captured in part, and refunded', async () => {
    const { make, reach, act, books, failures } = await openLiveChain();
    const held = await make(
      'POST',
      '/payment_requests',
      paymentRequest(90_000, { capture_method: 'MANUAL' }),
    );
    await act('pay');
    await reach(`/payment_requests/${held.id}`, 'AWAITING_CAPTURE');
    await make('POST', `/payment_requests/${held.id}/captures`, { capture_amount: 60_000 });
    const { id } = await make('POST', '/refunds', {
      payment_request_id: held.id,
      amount: 25_000,
      reason: 'REQUESTED_BY_CUSTOMER',
    });
    await reach(`/refunds/${id}`, 'SUCCEEDED');
    expect(await books()).toEqual({ live: 35_000, processor: 35_000 });
    expect(failures).toEqual([]);
  });

  test('that the payer declines to authenticate is not moved', async () => {
    const { make, reach, act, books } = await openLiveChain();
    const created = await make('POST', '/payment_requests', paymentRequest(150_000));
    await act('decline');
    const { failure_code } = await reach(`/payment_requests/${created.id}`, 'FAILED');
    expect(typeof failure_code).toBe('string');
    expect(await books()).toEqual({ live: 0, processor: 0 });
  });

  test('over v3 is paid as well', async () => {
    const { make, reach, act, books } = await openLiveChain();
    const created = await make('POST', '/v3/payment_requests', {
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: 75_000,
      reference_id: 'order-75',
      channel_code: 'CARDS',
      channel_properties: {
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
        card_details: {
          card_number: card.card_number,
          expiry_month: '12',
          expiry_year: '2039',
          cvn: '123',
          cardholder_first_name: 'Siti',
          cardholder_last_name: 'Aminah',
          cardholder_email: 'siti@customers.example',
        },
      },
    });
    await act('pay');
    await reach(`/v3/payment_requests/${created.payment_request_id}`, 'SUCCEEDED');
    expect(await books()).toEqual({ live: 75_000, processor: 75_000 });
  });
});
