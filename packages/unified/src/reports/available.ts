// Whether an account may ask for reports.
import { fail, type Context } from '@kasir/core/server';

export const unavailable = fail(
  'FEATURE_NOT_AVAILABLE',
  'Reports are not enabled for this account.',
);

/** Whether an operator has left reports on. */
export const isAvailable = ({ account }: Context): boolean => account.switches['reports'] !== false;
