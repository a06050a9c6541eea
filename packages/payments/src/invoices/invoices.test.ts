// Tests invoices over their life: the notifications of their payers, their settlement, and the
// cards that are entered for them.
import { describe, expect, test } from 'vitest';
import { instruments } from '../instruments/kind.ts';
import { intents } from '../intents/kind.ts';
import { notifications } from '../notifications/kind.ts';
import { cardInput, channelsOfTypes } from '../testing/harness.ts';
import { merchant } from '../testing/merchant.ts';
import { payInvoiceBy } from '../testing/pay-invoice.ts';
import { sampleInvoice } from '../testing/sample-invoice.ts';
import { createInvoice, type NewInvoice } from './create.ts';
import { invoices, type InvoiceRow } from './kind.ts';
import { choosePaymentOption } from './payment-options.ts';

const { CARD: card, EWALLET: wallet } = channelsOfTypes;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Cards whose holders must authenticate. */
const [challenged, other] = ['4000000000001091', '5200000000001096'];

/** A merchant with an invoice of one day. */
const billed = async (change: Partial<NewInvoice> = {}) => {
  const shop = merchant();
  const { id } = await shop.decide((d) =>
    createInvoice(d, sampleInvoice({ amount: 50_000, seconds: DAY_MS / 1_000, ...change })),
  );
  const invoice = (): Promise<InvoiceRow> =>
    shop.look((view) => {
      const row = view.get(invoices, id);
      if (!row) throw new Error('There is no invoice');
      return row;
    });
  const notices = () =>
    shop.look((view) => view.children(notifications, id).map(({ state }) => state));
  const choose = async (number: string | null): Promise<void> => {
    const row = await invoice();
    const [channel, input] = number === null ? [wallet, null] : [card, cardInput(number)];
    await shop.decide((d) => expect(choosePaymentOption(d, row, channel, input)).toEqual([]));
  };
  /** Returns the options of the invoice that wait, each with the status of its instrument. */
  const options = async () => {
    const { state } = await invoice();
    return shop.look((view) =>
      state.intents.map((one) => {
        const intent = view.get(intents, one)?.state;
        return [
          intent?.type,
          intent?.status,
          view.get(instruments, intent?.instrument ?? '')?.state.status,
        ];
      }),
    );
  };
  return { ...shop, invoice, notices, choose, options };
};

describe('the payer of an invoice is notified', () => {
  const byMail = ['email'] as const;
  const terms = {
    email: 'siti@example.com',
    phone: null,
    channels: { created: byMail, reminder: byMail, paid: byMail, expired: byMail },
    reminderMs: HOUR_MS,
  };

  test.each([
    ['is paid', true, ['created', 'paid']],
    ['expires', false, ['created', 'reminder', 'expired']],
  ])('when it %s, and each notification can be restored', async (_, isPaid, occasions) => {
    const shop = await billed({ notifications: terms });
    if (isPaid) await payInvoiceBy(shop, await shop.invoice(), wallet);
    await shop.advance(2 * DAY_MS);
    const sent = await shop.notices();
    expect(sent.map(({ occasion }) => occasion)).toEqual(occasions);
    for (const one of sent) {
      expect(one).toMatchObject({ channel: 'email', to: 'siti@example.com', reference: 'order-1' });
      expect(notifications.state?.safeParse(one).error).toBeUndefined();
    }
    expect(invoices.state?.safeParse((await shop.invoice()).state).error).toBeUndefined();
  });

  test('once on each channel that has an address', async () => {
    const channels = {
      created: ['email', 'sms', 'sms', 'whatsapp'],
      reminder: [],
      paid: [],
      expired: [],
    } as const;
    const sentTo = async (email: string | null, phone: string | null) => {
      const { notices } = await billed({ notifications: { ...terms, channels, email, phone } });
      return (await notices()).map(({ channel, to }) => [channel, to]);
    };
    expect(await sentTo('siti@example.com', null)).toEqual([['email', 'siti@example.com']]);
    expect(await sentTo(null, '+6281234567890')).toEqual([
      ['sms', '+6281234567890'],
      ['whatsapp', '+6281234567890'],
    ]);
    expect(await sentTo(null, null)).toEqual([]);
  });

  test('of nothing when the invoice has no notifications, and of no reminder whose time had passed', async () => {
    const silent = await billed();
    const short = await billed({ notifications: { ...terms, reminderMs: 2 * DAY_MS } });
    for (const shop of [silent, short]) await shop.advance(2 * DAY_MS);
    expect(await silent.notices()).toEqual([]);
    expect((await short.notices()).map(({ occasion }) => occasion)).toEqual(['created', 'expired']);
  });
});

test('a paid invoice whose money is available at once stays PAID', async () => {
  const shop = await billed();
  await payInvoiceBy(shop, await shop.invoice(), wallet);
  await shop.advance(30 * DAY_MS);
  expect((await shop.invoice()).state.status).toBe('PAID');
});

describe('a card that is entered for an invoice', () => {
  test('waits for the authentication of its holder, unless the merchant skips it', async () => {
    const waiting = await billed();
    await waiting.choose(challenged);
    expect((await waiting.invoice()).state.status).toBe('PENDING');
    expect(await waiting.options()).toEqual([['CARD', 'REQUIRES_ACTION', 'ACTIVE']]);
    const skipped = await billed({ skipsAuthentication: true });
    await skipped.choose(challenged);
    expect((await skipped.invoice()).state.status).toBe('PAID');
  });

  test('replaces the card that was entered before, and no other option', async () => {
    const shop = await billed();
    await shop.choose(null);
    await shop.choose(challenged);
    const [, first] = (await shop.invoice()).state.intents;
    await shop.choose(other);
    expect(await shop.options()).toEqual([
      ['EWALLET', 'REQUIRES_ACTION', 'ACTIVE'],
      ['CARD', 'REQUIRES_ACTION', 'ACTIVE'],
    ]);
    const [, second] = (await shop.invoice()).state.intents;
    expect(second).not.toBe(first);
    const replaced = await shop.look((view) => view.get(intents, first ?? '')?.state.status);
    expect(replaced).toBe('CANCELED');
  });
});
