// Laws about concurrency, in order of execution.
import type { Law } from '../../law.ts';
import { aliasLaws } from './aliases.ts';
import { paymentAndExpiryLaws } from './payment-and-expiry.ts';
import { moneyLaws } from './refunds-and-captures.ts';
import { singleEffectLaws } from './single-effects.ts';

export const concurrencyLaws: readonly Law[] = [
  ...singleEffectLaws,
  ...moneyLaws,
  ...paymentAndExpiryLaws,
  ...aliasLaws,
];
