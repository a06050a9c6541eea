// Checks that reports are enabled for an account.
import { fail, type Context } from '@kasir/core/server';

export const unavailable = fail(
  'FEATURE_NOT_AVAILABLE',
  'Reports are not enabled for this account.',
);

/** Returns whether reports are enabled: they are, unless an operator has switched them off. */
export const isAvailable = ({ account }: Context): boolean => account.switches['reports'] !== false;
