// Records money that a connector collected although nothing expects it any more.
import type { Scope } from '@kasir/core/server';
import { liveSettingsOf } from '../operations/settings.ts';
import type { Attempt } from './attempt.ts';
import { receiveLatePayment } from './complete.ts';
import { autoReverse } from './refund.ts';

/**
 * Records a late payment of live mode. The setting `late_success` of the account decides whether
 * the money is kept or refunded.
 */
export const keepOrReverse = (d: Scope, attempt: Attempt): void => {
  const payment = receiveLatePayment(d, attempt);
  if (liveSettingsOf(d).lateSuccess === 'refund') autoReverse(d, payment);
};
