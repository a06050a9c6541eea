// Defines cash movements: deposits into an account from outside, and withdrawals from it.
import { recordKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

export interface CashState {
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  readonly description: string;
  readonly created: number;
}

export interface DepositState extends CashState {
  /** True for the opening balance, one for each currency of an account. */
  readonly opening: boolean;
}

const { amount: minor, currency, moment, text } = stateFields;

const cash = { currency, amount: minor, description: text, created: moment };

const withdrawalSchema = schemaOf<CashState>()(z.strictObject(cash));

const depositSchema = schemaOf<DepositState>()(z.strictObject({ ...cash, opening: z.boolean() }));

export const deposits = recordKind<DepositState>()({
  name: 'deposit',
  state: depositSchema,
  keys: { opening: (s) => (s.opening ? s.currency : null) },
});

export type DepositRow = RowOf<typeof deposits>;

export const withdrawals = recordKind<CashState>()({
  name: 'withdrawal',
  state: withdrawalSchema,
});

export type WithdrawalRow = RowOf<typeof withdrawals>;
