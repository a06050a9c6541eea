// Checks that the transactions API is enabled for an account.
import { fail, type Context } from '@kasir/core/server';

export const unavailable = fail(
  'FEATURE_NOT_AVAILABLE',
  'The transactions API is not enabled for this account.',
);

/** Returns whether the API is enabled: it is, unless an operator has switched it off. */
export const isAvailable = ({ account }: Context): boolean =>
  account.switches['transactions'] !== false;
