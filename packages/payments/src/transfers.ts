// Transfers between accounts: no transaction spans two of them, so money leaves one into transit
// and arrives in the other from there. The second leg cannot be refused.
import type { At, Tx } from '@kasir/core/server';
import { transferLegs } from '@kasir/models';
import { arrivalLines, ledgers, transferLines } from './journal.ts';
import { noCharges } from './terms.ts';
import { book, type Movement } from './transactions.ts';

/** What both accounts must know of a transfer. Amount in minor units. */
export interface Transferred {
  /** Id of the transfer: the product of both transactions. */
  readonly transfer: string;
  readonly reference: string;
  /** The platform that made it. */
  readonly platform: string;
  readonly source: string;
  readonly destination: string;
  readonly currency: string;
  readonly amount: number;
}

const bookLeg = (
  at: At,
  tx: Tx,
  { transfer, reference, currency, amount }: Transferred,
  side: Pick<Movement, 'business_id' | 'cashflow' | 'lines'>,
): string =>
  book(at, tx, {
    ...side,
    product_id: transfer,
    type: 'TRANSFER',
    status: 'SUCCESS',
    channel_category: 'XENPLATFORM',
    channel_code: 'XENPLATFORM',
    reference_id: reference,
    account_identifier: null,
    currency,
    amount,
    charges: noCharges,
  });

/**
 * The sender's leg, in the realm of the source: available money goes into transit, unless there is
 * too little. Answers whether it was sent; asked again, it answers what was decided the first time.
 */
export const sendTransfer = (at: At, tx: Tx, of: Transferred): boolean => {
  const known = tx.get(transferLegs, of.transfer);
  if (known) return known.state.transaction !== null;
  const { platform, source, destination, currency, amount } = of;
  const sent = tx.balance(ledgers.available, currency) >= amount;
  const lines = transferLines(currency, amount);
  const transaction = sent
    ? bookLeg(at, tx, of, { business_id: source, cashflow: 'MONEY_OUT', lines })
    : null;
  tx.insert(transferLegs, of.transfer, {
    public: {},
    state: { direction: 'out', peer: destination, platform, currency, amount, transaction },
  });
  return sent;
};

/** The receiver's leg, in the realm of the destination; once however often it is tried. */
export const receiveTransfer = (at: At, tx: Tx, of: Transferred): void => {
  if (tx.get(transferLegs, of.transfer)) return;
  const { platform, source, destination, currency, amount } = of;
  const lines = arrivalLines(currency, amount);
  const transaction = bookLeg(at, tx, of, {
    business_id: destination,
    cashflow: 'MONEY_IN',
    lines,
  });
  tx.insert(transferLegs, of.transfer, {
    public: {},
    state: { direction: 'in', peer: source, platform, currency, amount, transaction },
  });
};
