// Cash movements: money put into an account from outside, and money taken out of it.
import { minorUnits, momentOf, recordKind, type RowOf, type Stored } from '@kasir/core';
import type { Deposit, Withdrawal } from '@kasir/models';

export interface CashState {
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  readonly description: string;
  readonly created: number;
}

export interface DepositState extends CashState {
  /** Whether it is the opening balance of its currency, of which an account has one. */
  readonly opening: boolean;
}

/** Releases before state kinds stored public JSON, and beside it what was not shown. */
const upcast = <State extends CashState>({ public: stored, state }: Stored): State => {
  if (!('id' in (stored as object))) return state as State;
  const { currency, amount, description, created } = stored as Deposit | Withdrawal;
  return {
    ...(state as State),
    currency,
    amount: minorUnits(currency, amount),
    description,
    created: momentOf(created),
  };
};

export const deposits = recordKind<DepositState>()({
  name: 'deposit',
  keys: { opening: (s) => (s.opening ? s.currency : null) },
  upcast,
});

export type DepositRow = RowOf<typeof deposits>;

export const withdrawals = recordKind<CashState>()({ name: 'withdrawal', upcast });

export type WithdrawalRow = RowOf<typeof withdrawals>;
