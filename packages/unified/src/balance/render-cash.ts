// Renders deposits and withdrawals for operators: no endpoint shows them.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Deposit } from '@kasir/models';
import type { DepositRow, WithdrawalRow } from '@kasir/payments/accounts';

export const renderCash = (prefix: string, { id, state }: DepositRow | WithdrawalRow): Deposit => ({
  id: prefix + id,
  currency: state.currency,
  amount: toMajor(state.currency, state.amount),
  description: state.description,
  created: toIsoString(state.created),
});
