// Tests checkouts on credit: their page, their end, and their payment.
import { getChannel } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transactions } from '../ledger/kind.ts';
import { payments } from '../payments/kind.ts';
import { merchant } from '../testing/merchant.ts';
import { checkoutPage } from './hosted-page.ts';
import type { InstallmentTerms } from './installments.ts';
import { checkouts } from './kind.ts';
import { openCheckout } from './open.ts';

const HOUR_MS = 3_600_000;
const lender = getChannel('PAYLATER', 'KREDIVO', 'ID');

const terms: InstallmentTerms = {
  name: '3_months',
  title: '3 monthly installments',
  months: 3,
  rateBasisPoints: 260,
};

const opened = async (amount = 401_000) => {
  const shop = merchant();
  const open = (reference: string) =>
    shop.decide((d) =>
      openCheckout(d, {
        channel: lender,
        reference,
        amount,
        items: [
          {
            id: '1',
            name: 'Phone',
            type: 'Goods',
            url: 'http://a.test',
            price: amount,
            quantity: 1,
          },
        ],
        terms,
        returnUrl: 'https://merchant.example/thanks',
        echo: null,
      }),
    );
  const row = await open('order-1');
  if (!row) throw new Error('The reference is taken');
  const { id } = row;
  const state = () => shop.look((view) => view.get(checkouts, id)?.state);
  const page = () => shop.look((view) => checkoutPage.show(view, id, shop.context));
  const choose = (choice: string) => shop.act((d) => checkoutPage.act(d, id, choice));
  const paid = () => shop.look((view) => view.list(payments, {}, { limit: 9 }).rows);
  return { ...shop, id, open, state, page, choose, paid };
};

describe('the page', () => {
  test('shows the items, the installments and the total, and at the end the return URL', async () => {
    const { page, choose } = await opened();
    expect(await page()).toMatchObject({
      title: 'Kredivo',
      amount: 'Rp\u00A0401.000',
      items: [{ label: 'Phone', value: '1 \u00D7 Rp\u00A0401.000' }],
      instructions: [
        { label: { say: 'plan' }, value: { say: 'months', with: { months: 3 } } },
        { label: { say: 'installments' }, value: '3 \u00D7 Rp\u00A0144.093' },
        { label: { say: 'total_with_interest' }, value: 'Rp\u00A0432.278' },
      ],
      status: 'open',
      returnUrl: null,
    });
    await choose('approve');
    expect(await page()).toMatchObject({
      choices: [],
      status: 'paid',
      returnUrl: 'https://merchant.example/thanks',
    });
  });

  test('of an unknown checkout shows nothing', async () => {
    const { look, context } = await opened();
    expect(await look((view) => checkoutPage.show(view, 'x', context))).toBeUndefined();
  });
});

test('a checkout that is approved is paid by the lender, with one payment and one transaction of CARDLESS_CREDIT (TXN-FIELD-channel_category)', async () => {
  const { id, state, choose, paid, look, signals } = await opened();
  await choose('approve');
  expect((await state())?.status).toBe('COMPLETED');
  expect(await paid()).toMatchObject([
    {
      id: (await state())?.payment,
      state: { product: { kind: 'checkout', id }, captured: 401_000 },
    },
  ]);
  const recorded = await look((view) => view.list(transactions, {}, { limit: 9 }).rows);
  expect(recorded).toMatchObject([
    {
      state: {
        category: 'CARDLESS_CREDIT',
        channel: 'ID_KREDIVO',
        amount: 401_000,
        status: 'SUCCESS',
      },
    },
  ]);
  expect(signals).toEqual(['payment.completed', 'checkout.completed']);
});

test('a checkout that the lender refuses has a failed payment, and a canceled one has none', async () => {
  const denied = await opened();
  await denied.choose('deny');
  expect(await denied.state()).toMatchObject({ status: 'DENIED', failure: 'DECLINED_BY_ISSUER' });
  expect(await denied.paid()).toMatchObject([{ state: { status: 'FAILED', captured: 0 } }]);
  const left = await opened();
  await left.choose('cancel');
  expect((await left.state())?.status).toBe('CANCELED');
  expect(await left.paid()).toEqual([]);
});

test('a checkout ends once, by its first choice or its expiry, and later choices have no effect', async () => {
  const steps = fc.array(
    fc.constantFrom('approve', 'deny', 'cancel', 'nonsense', 'a day', 'an hour'),
    { minLength: 1, maxLength: 8 },
  );
  const ends = { approve: 'COMPLETED', deny: 'DENIED', cancel: 'CANCELED' } as const;
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const { state, choose, advance, signals } = await opened();
      let expected: string = 'PENDING';
      for (const step of history) {
        if (step === 'a day') await advance(24 * HOUR_MS);
        else if (step === 'an hour') await advance(HOUR_MS);
        else await choose(step);
        if (expected === 'PENDING')
          expected = step === 'a day' ? 'EXPIRED' : (ends[step as keyof typeof ends] ?? 'PENDING');
        expect((await state())?.status).toBe(expected);
      }
      const ended = signals.filter((name) => name.startsWith('checkout.'));
      expect(ended).toHaveLength(expected === 'PENDING' ? 0 : 1);
    }),
    { numRuns: 60 },
  );
});

test('a second checkout with the same reference is refused (CC-CREATE-ERR-DUPLICATE_PAYMENT_ERROR)', async () => {
  const { open } = await opened();
  expect(await open('order-1')).toBeNull();
  expect(await open('order-2')).not.toBeNull();
});
