// Deposits and withdraws money for an operator. A withdrawal never exceeds the available balance.
import type { Decision } from '@kasir/core/server';
import { noFees } from '../fees/fees.ts';
import { hasSufficientBalance } from '../ledger/ledgers.ts';
import { depositLines, payoutLines } from '../ledger/lines.ts';
import {
  deposits,
  withdrawals,
  type CashState,
  type DepositRow,
  type WithdrawalRow,
} from './kind.ts';

export type CashMovement = Pick<CashState, 'currency' | 'amount' | 'description'>;

const credit = (d: Decision, movement: CashMovement, opening: boolean): DepositRow => {
  const id = d.id();
  const { currency, amount, description } = movement;
  const row = d.insert(deposits, id, { opening, currency, amount, description, created: d.now });
  d.post(id, depositLines(currency, amount));
  return row;
};

/** Deposits money into an account. */
export const depositCash = (d: Decision, movement: CashMovement): DepositRow =>
  credit(d, movement, false);

/** Withdraws money from an account; returns null when the available balance is too small. */
export const withdrawCash = (
  d: Decision,
  { currency, amount, description }: CashMovement,
): WithdrawalRow | null => {
  if (!hasSufficientBalance(d, currency, amount)) return null;
  const id = d.id();
  d.post(id, payoutLines(currency, amount, noFees));
  return d.insert(withdrawals, id, { currency, amount, description, created: d.now });
};

/** The opening balances of a test account, in minor units by currency. */
const openingBalances: Readonly<Record<string, number>> = {
  IDR: 1_000_000_000,
  PHP: 5_000_000_00,
  THB: 5_000_000_00,
  MYR: 500_000_00,
  VND: 2_000_000_000,
};

/**
 * Deposits the opening balance of a test account in every currency, only once even when called
 * again, so that a first full refund finds money (TXN-UNSPEC-07).
 */
export const creditOpeningBalance = (d: Decision): void => {
  const description = 'Opening balance of a test account';
  for (const [currency, amount] of Object.entries(openingBalances)) {
    if (d.find(deposits, 'opening', currency)) continue;
    credit(d, { currency, amount, description }, true);
  }
};
