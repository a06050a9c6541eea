// Laws about webhooks that no story covers, in order of execution.
import type { Law } from '../../law.ts';
import { retryLaws } from './retries.ts';
import { savedTokenLaws } from './saved-tokens.ts';
import { slowReceiverLaws } from './slow-receivers.ts';
import { subAccountLaws } from './sub-accounts.ts';

export const webhookLaws: readonly Law[] = [
  ...retryLaws,
  ...subAccountLaws,
  ...savedTokenLaws,
  ...slowReceiverLaws,
];
