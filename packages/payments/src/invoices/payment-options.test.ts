// Tests the payment options of an invoice: what each of them takes from the invoice, that a choice
// is reused, and how unpaid options end.
import { getChannel } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { instruments } from '../instruments/kind.ts';
import { intents } from '../intents/kind.ts';
import { cardInput, channelsOfTypes, type channelOf } from '../testing/harness.ts';
import { merchant } from '../testing/merchant.ts';
import { payInvoiceBy } from '../testing/pay-invoice.ts';
import { sampleInvoice } from '../testing/sample-invoice.ts';
import { createInvoice, type NewInvoice } from './create.ts';
import { expireInvoice } from './end.ts';
import { invoices, type InvoiceRow } from './kind.ts';
import {
  choosePaymentOption,
  chosenPaymentOption,
  closePaymentOptions,
  leavePaymentOption,
} from './payment-options.ts';

const { CARD: card, EWALLET: wallet, VIRTUAL_ACCOUNT: account } = channelsOfTypes;
const ovo = getChannel('EWALLET', 'OVO', 'ID');
const challenged = '4000000000001091';

type Channel = ReturnType<typeof channelOf>;

/** A merchant with an invoice of 50,000 for one day. */
const billed = async (change: Partial<NewInvoice> = {}) => {
  const shop = merchant();
  const { id } = await shop.decide((d) =>
    createInvoice(d, sampleInvoice({ amount: 50_000, ...change })),
  );
  const invoice = (): Promise<InvoiceRow> =>
    shop.look((view) => {
      const row = view.get(invoices, id);
      if (!row) throw new Error('There is no invoice');
      return row;
    });
  return {
    ...shop,
    invoice,
    page: shop.context.page('invoice', id),
    choose: async (channel: Channel, number: string | null = null) => {
      const row = await invoice();
      const input = number === null ? null : cardInput(number);
      return shop.decide((d) => choosePaymentOption(d, row, channel, input));
    },
    leave: async () => {
      const row = await invoice();
      await shop.decide((d) => leavePaymentOption(d, row));
    },
    /** Returns the states of the chosen intent and its instrument. */
    chosen: async () => {
      const row = await invoice();
      const option = await shop.look((view) => chosenPaymentOption(view, row));
      return option && { intent: option.intent.state, instrument: option.instrument.state };
    },
    /** Returns the status of the intent of each option that was ever opened, by its channel. */
    opened: () =>
      shop.look((view) =>
        Object.fromEntries(
          view
            .list(intents, {}, { limit: 9 })
            .rows.map(({ state }) => [
              view.get(instruments, state.instrument)?.state.channel ?? '',
              state.status,
            ]),
        ),
      ),
  };
};

describe('an option', () => {
  test('has the terms of its invoice; nobody saves its means', async () => {
    const { invoice, choose, chosen } = await billed({
      reference: 'order-7',
      description: 'Two cakes',
      metadata: { table: '7' },
      returnUrls: { success: 'https://shop.example/thanks', failure: null, cancel: null },
      seconds: 600,
    });
    await choose(wallet);
    const { id, state } = await invoice();
    const option = await chosen();
    const shared = {
      product: { kind: invoices.name, id },
      customer: null,
      reference: 'order-7',
      description: 'Two cakes',
      metadata: null,
    };
    expect(option?.intent).toMatchObject({
      ...shared,
      requested: { amount: 50_000 },
      shortId: null,
      manualCapture: false,
      purpose: 'pay',
      initiator: 'payer',
      pendingAs: 'intent',
      authentication: { skip: null, require: null },
      securityCode: false,
      failure: null,
    });
    expect(option?.instrument).toMatchObject({
      ...shared,
      type: 'EWALLET',
      channel: wallet.code,
      reusable: false,
      expires: state.expires,
      authentication: { skip: null, require: null },
    });
  });

  test('leads back to the page of the invoice where the merchant has no page of its own', async () => {
    const own = { success: 'https://shop.example/thanks', failure: null, cancel: null };
    const none = { success: null, failure: null, cancel: null };
    for (const returnUrls of [own, none]) {
      const { page, choose, chosen } = await billed({ returnUrls });
      await choose(wallet);
      const expected = { success: returnUrls.success ?? page, failure: page, cancel: page };
      const option = await chosen();
      expect(option?.intent.returnUrls).toEqual(expected);
      expect(option?.instrument.returnUrls).toEqual(expected);
    }
  });

  test('by a card has a short id, and says whether its security code was typed', async () => {
    for (const securityCode of ['123', null]) {
      const { decide, invoice, chosen } = await billed();
      const row = await invoice();
      const input = { ...cardInput(challenged), securityCode };
      await decide((d) => void choosePaymentOption(d, row, card, input));
      expect((await chosen())?.intent).toMatchObject({
        shortId: expect.stringMatching(/^[0-9a-f]{24}$/u),
        securityCode: securityCode !== null,
      });
    }
  });

  test('by a card that is saved belongs to its owner, for many uses until the card expires', async () => {
    const owner = { kind: 'plan', id: '0190b8c2' };
    const saved = await billed({ savesCardFor: owner });
    await saved.choose(card, challenged);
    expect((await saved.chosen())?.instrument).toMatchObject({
      product: owner,
      reusable: true,
      expires: Date.UTC(2040, 0, 1),
    });
    expect((await saved.chosen())?.intent.product.kind).toBe(invoices.name);
    await saved.choose(wallet);
    expect((await saved.chosen())?.instrument).toMatchObject({
      product: { kind: invoices.name },
      reusable: false,
    });
  });

  test('skips the authentication of a card only when the merchant wishes it', async () => {
    for (const [wish, status] of [
      [{ skipsAuthentication: true }, 'SUCCEEDED'],
      [{}, 'REQUIRES_ACTION'],
    ] as const) {
      const { choose, chosen } = await billed(wish);
      await choose(card, challenged);
      expect((await chosen())?.intent.status).toBe(status);
    }
    const { choose, chosen } = await billed({ skipsAuthentication: true });
    await choose(wallet);
    expect((await chosen())?.intent.authentication).toEqual({ skip: null, require: null });
  });
});

describe('a choice', () => {
  test('is nothing before the first one and after the payer has left it', async () => {
    const { choose, leave, chosen, opened } = await billed();
    expect(await chosen()).toBeNull();
    await choose(wallet);
    expect((await chosen())?.instrument.channel).toBe(wallet.code);
    await leave();
    expect(await chosen()).toBeNull();
    expect(await opened()).toEqual({ [wallet.code]: 'REQUIRES_ACTION' });
  });

  test('of a channel that was chosen before is the same option', async () => {
    const { invoice, choose, leave } = await billed();
    expect(await choose(wallet)).toEqual([]);
    const first = (await invoice()).state;
    expect(first.intents).toEqual([first.chosen]);
    expect(await choose(ovo)).toEqual([]);
    const second = (await invoice()).state;
    expect(second.intents).toEqual([first.chosen, second.chosen]);
    expect(second.chosen).not.toBe(first.chosen);
    await leave();
    await choose(wallet);
    const { chosen, intents: open } = (await invoice()).state;
    expect([chosen, open]).toEqual([first.chosen, second.intents]);
  });

  test('of a card that its bank declines at once is shown, but is no option any more', async () => {
    const { invoice, choose, chosen, opened } = await billed({
      amount: 10_054,
      skipsAuthentication: true,
    });
    await choose(wallet);
    await choose(card, challenged);
    const option = await chosen();
    expect(option?.intent).toMatchObject({ status: 'FAILED', failure: 'INSUFFICIENT_BALANCE' });
    expect(option?.instrument.status).not.toBe('ACTIVE');
    expect((await invoice()).state.intents).toHaveLength(1);
    expect(await opened()).toEqual({ [card.code]: 'FAILED', [wallet.code]: 'REQUIRES_ACTION' });
  });

  test('with the problems of a card changes nothing', async () => {
    const { invoice, choose, opened } = await billed();
    await choose(card, challenged);
    const before = await invoice();
    const options = await opened();
    expect(await choose(card, '4000000000001092')).not.toEqual([]);
    expect(await invoice()).toEqual(before);
    expect(await opened()).toEqual(options);
  });
});

describe('unpaid options', () => {
  const open = async () => {
    const shop = await billed();
    await shop.choose(wallet);
    await shop.choose(account);
    return shop;
  };

  test('are withdrawn once another one has paid the invoice', async () => {
    const { decide, act, invoice, opened } = await open();
    await payInvoiceBy({ decide, act }, await invoice(), wallet);
    expect((await invoice()).state.status).toBe('PAID');
    expect(await opened()).toEqual({ [wallet.code]: 'SUCCEEDED', [account.code]: 'CANCELED' });
  });

  test('expire with the invoice', async () => {
    const { decide, invoice, opened } = await open();
    const row = await invoice();
    await decide((d) => closePaymentOptions(d, expireInvoice(d, row)));
    expect(await opened()).toEqual({ [wallet.code]: 'EXPIRED', [account.code]: 'EXPIRED' });
  });
});
