// Builds the journal entry of incoming money, under the terms of the receiving account.
import type { Scope } from '@kasir/core/server';
import { channelType, type ChannelType } from '@kasir/models';
import { feesOn } from '../fees/fees.ts';
import { termsOf } from '../fees/terms.ts';
import { paymentLines } from './lines.ts';
import type { MoneyMoved } from './transactions.ts';

/** Incoming money with its settlement time, in milliseconds. */
export interface Credit extends MoneyMoved {
  readonly settles: number;
}

const DAY_MS = 86_400_000;

/** Returns the journal entry of a payment, in minor units: its fees, lines and settlement time. */
export const creditEntry = (
  d: Pick<Scope, 'now' | 'context'>,
  type: ChannelType,
  currency: string,
  amount: number,
  category = channelType(type).category,
): Credit => {
  const terms = termsOf(d.context.account, category);
  const fees = feesOn(terms, amount);
  const settles = d.now + terms.settlementDays * DAY_MS;
  const lines = paymentLines(currency, amount, fees, settles === d.now);
  return { amount, fees, cashflow: 'MONEY_IN', lines, settles };
};
