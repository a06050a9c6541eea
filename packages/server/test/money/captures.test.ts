// Checks races of payment requests on every store: captures never exceed the authorization, and a
// payer and a merchant acting at once leave one outcome.
import type { Store } from '@kasir/core/store';
import { payments } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { callTo } from '../../src/testing/call.ts';
import { platformOn, stores } from '../../src/testing/stores.ts';

const returnUrls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const held = {
  currency: 'IDR',
  amount: 100_000,
  capture_method: 'MANUAL',
  payment_method: {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      channel_properties: { ...returnUrls, skip_three_d_secure: true },
      card_information: {
        card_number: '4000000000001091',
        expiry_month: '12',
        expiry_year: '2039',
        cvv: '123',
      },
    },
  },
};

const wallet = {
  currency: 'IDR',
  amount: 25_000,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: { channel_code: 'DANA', channel_properties: returnUrls },
  },
};

const open = async (store: Store) => {
  const kasir = await platformOn(store);
  const partition = { account: kasir.account, mode: 'test' } as const;
  return {
    kasir,
    call: callTo(kasir),
    paymentsOf: (id: string) =>
      store.view(partition, (view) =>
        view.children(payments, id.slice('pr-'.length)).map((row) => row.state),
      ),
  };
};

describe.each(stores)('on %s', (_, opened) => {
  test('a burst of captures takes no more than the authorized amount (STATE-PR2-03, PR2-UNSPEC-09)', async () => {
    const store = await opened();
    const { call, paymentsOf } = await open(store);
    const { id } = (await call('POST', '/payment_requests', held)).body;
    const amounts = Array.from({ length: 30 }, (_none, index) => 4_000 + 100 * index);
    const responses = await Promise.all(
      amounts.map((capture_amount) =>
        call('POST', `/payment_requests/${id}/captures`, { capture_amount }),
      ),
    );
    const taken = responses
      .filter(({ status }) => status === 200)
      .reduce((sum, { body }) => sum + (body.captured_amount as number), 0);
    expect(taken).toBeGreaterThan(90_000);
    expect(taken).toBeLessThanOrEqual(100_000);
    const refused = new Set(responses.flatMap(({ body }) => body.error_code ?? []));
    expect([...refused]).toEqual(['EXCEEDS_CAPTURABLE_AMOUNT']);
    expect((await paymentsOf(id)).map(({ captured }) => captured)).toEqual([taken]);
    const rest = 100_000 - taken;
    const { body: last } = await call('POST', `/payment_requests/${id}/captures`, {
      capture_amount: Math.max(rest, 1),
    });
    expect(rest === 0 ? last.error_code : last.capturable_amount).toBe(
      rest === 0 ? 'PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED' : 0,
    );
    expect(await checkInvariants(store)).toEqual([]);
  });

  test('a payer who pays while the merchant expires the payment method leaves one outcome (STATE-PR2-02, STATE-PM2-01)', async () => {
    const store = await opened();
    const { kasir, call, paymentsOf } = await open(store);
    const seen = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const made = (await call('POST', '/payment_requests', wallet)).body;
      const { pathname } = new URL(made.actions[0].url as string);
      const choose = (choice: string) =>
        kasir.pages('POST', pathname, new URLSearchParams({ choice }));
      const acts = [
        () => call('POST', `/payment_requests/${made.id}/payments/simulate`, {}),
        () => choose('approve'),
        () => choose('decline'),
        () => call('POST', `/v2/payment_methods/${made.payment_method.id}/expire`),
      ];
      const first = round % acts.length;
      await Promise.all([...acts.slice(first), ...acts.slice(0, first)].map((act) => act()));
      const { status } = (await call('GET', `/payment_requests/${made.id}`)).body;
      expect((await paymentsOf(made.id)).map((paid) => paid.status)).toEqual([status]);
      seen.add(status);
    }
    expect([...seen].toSorted()).toEqual(['FAILED', 'SUCCEEDED']);
    expect(await checkInvariants(store)).toEqual([]);
  });
});
