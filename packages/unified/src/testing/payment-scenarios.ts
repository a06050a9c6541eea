// For tests: payments, refunds and payouts of a merchant on every kind of channel, directly through
// the money kernel.
import type { At, Tx } from '@kasir/core/server';
import { findChannel, payments, type Channel, type ChannelType } from '@kasir/models';
import {
  book,
  ledgers,
  moveLines,
  noCharges,
  openAccount,
  paymentDuties,
  sendBack,
  succeed,
  takeBack,
} from '@kasir/payments';
import fc from 'fast-check';
import { unifiedDuties } from '../server.ts';
import { createMerchant, type Merchant } from './merchant.ts';

const channel = (type: ChannelType, code: string, currency: string): Channel => {
  const found = findChannel(type, code, currency);
  if (!found) throw new Error(`There is no channel ${type} ${code} in ${currency}`);
  return found;
};

/** One channel of each type, and one with decimals. */
export const scenarioChannels: readonly Channel[] = [
  channel('EWALLET', 'DANA', 'IDR'),
  channel('VIRTUAL_ACCOUNT', 'BRI', 'IDR'),
  channel('QR_CODE', 'QRIS', 'IDR'),
  channel('OVER_THE_COUNTER', 'ALFAMART', 'IDR'),
  channel('DIRECT_DEBIT', 'BRI', 'IDR'),
  channel('CARD', 'CARDS', 'IDR'),
  channel('EWALLET', 'GCASH', 'PHP'),
];

export const HOUR = 3_600_000;

/** What every payer pays for. */
const PRODUCT = 'shop';

/** One event that changes the balance of the merchant; `pick` selects channel, amount and time. */
export interface MoneyEvent {
  readonly kind: 'pays' | 'partly back' | 'all back' | 'paid out' | 'transfer' | 'waits';
  readonly pick: number;
}

export const anyMoneyEvents: fc.Arbitrary<MoneyEvent[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<MoneyEvent['kind'][]>(
      'pays',
      'pays',
      'pays',
      'partly back',
      'all back',
      'paid out',
      'transfer',
      'waits',
      'waits',
    ),
    pick: fc.nat(100_000),
  }),
  { minLength: 1, maxLength: 30 },
);

/** A merchant with an opening balance; money of wallets is settled after a day. */
export const createFundedMerchant = async (): Promise<Merchant> => {
  const merchant = createMerchant({
    duties: [...paymentDuties, ...unifiedDuties],
    account: { terms: { EWALLET: { settlement_days: 1 } } },
  });
  await merchant.store.exec(merchant.realm, openAccount);
  return merchant;
};

/** The payer pays on a channel; the reference holds all that CSV must quote. */
export const receivePayment = (
  { store, realm, account }: Merchant,
  on: Channel,
  pick: number,
): Promise<void> =>
  store.exec(realm, (at, tx) => {
    succeed(at, tx, {
      account,
      channel: on,
      product: PRODUCT,
      parent: PRODUCT,
      method: null,
      amount: 10_000 + pick,
      reference_id: ['order', '"quoted", 7', 'two\r\nlines', ' é漢 '][pick % 4] ?? '',
      account_identifier: on.type === 'VIRTUAL_ACCOUNT' ? `8808${pick}` : null,
      detail: on.type === 'QR_CODE' ? { receipt_id: `receipt-${pick}` } : {},
    });
  });

const returnPayment = ({ store, realm }: Merchant, whole: boolean, pick: number): Promise<void> =>
  store.exec(realm, (at, tx) => {
    const open = tx
      .children(payments, PRODUCT)
      .filter(({ private: paid }) => paid.captured > paid.refunded);
    const row = open[pick % Math.max(1, open.length)];
    if (!row) return;
    const { captured, refunded, reference_id } = row.private;
    if (whole && refunded === 0) return void takeBack(at, tx, row);
    const amount = whole ? captured - refunded : 1 + (pick % (captured - refunded));
    sendBack(at, tx, row, {
      amount,
      returned: noCharges,
      product_id: `rfd-${at.id()}`,
      reference_id,
    });
  });

/** Money leaves: a transaction with one line. */
const bookOut = (
  at: At,
  tx: Tx,
  { account }: Merchant,
  type: 'DISBURSEMENT' | 'TRANSFER',
  pick: number,
): void => {
  const transfer = type === 'TRANSFER';
  const to = transfer ? ledgers.transit : ledgers.clearing;
  book(at, tx, {
    business_id: account.id,
    product_id: `out-${pick}`,
    type,
    status: 'SUCCESS',
    channel_category: transfer ? 'XENPLATFORM' : 'BANK',
    channel_code: transfer ? 'XENPLATFORM' : 'ID_BCA',
    reference_id: `out-${pick}`,
    account_identifier: null,
    currency: 'IDR',
    amount: 1 + pick,
    charges: noCharges,
    cashflow: 'MONEY_OUT',
    lines: moveLines('IDR', 'TRANSACTION', 1 + pick, ledgers.available, to),
  });
};

/** So many transactions of one line each. */
export const bookManyPayouts = (merchant: Merchant, count: number): Promise<void> =>
  merchant.store.exec(merchant.realm, (at, tx) => {
    for (let pick = 0; pick < count; pick += 1) bookOut(at, tx, merchant, 'DISBURSEMENT', pick);
  });

/** Plays a deal. */
export const applyMoneyEvent = async (
  merchant: Merchant,
  { kind, pick }: MoneyEvent,
): Promise<void> => {
  const { store, realm } = merchant;
  switch (kind) {
    case 'pays': {
      const on = scenarioChannels[pick % scenarioChannels.length];
      return on && receivePayment(merchant, on, pick);
    }
    case 'partly back':
      return returnPayment(merchant, false, pick);
    case 'all back':
      return returnPayment(merchant, true, pick);
    case 'paid out':
    case 'transfer':
      return store.exec(realm, (at, tx) =>
        bookOut(at, tx, merchant, kind === 'transfer' ? 'TRANSFER' : 'DISBURSEMENT', pick),
      );
    case 'waits':
      return merchant.advance((pick % 36) * HOUR);
  }
};
