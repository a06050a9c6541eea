// Whether an account may read its transactions.
import { fail, type Context } from '@kasir/core/server';

export const unavailable = fail(
  'FEATURE_NOT_AVAILABLE',
  'The transactions API is not enabled for this account.',
);

/** Whether an operator has left the transactions API on. */
export const isAvailable = ({ account }: Context): boolean =>
  account.switches['transactions'] !== false;
