// Laws about webhooks, in order of execution.
import type { Law } from '../../law.ts';
import { envelopeLaws } from './envelopes.ts';
import { failedReportLaws } from './failed-reports.ts';
import { ownerLaws } from './owners.ts';
import { qrCodeLaws } from './qr-codes.ts';
import { readLaws } from './reads-during-delivery.ts';
import { resendLaws } from './resends.ts';
import { retryLaws } from './retries.ts';
import { slowReceiverLaws } from './slow-receivers.ts';
import { subAccountLaws } from './sub-accounts.ts';
import { v3WebhookLaws } from './v3.ts';

export const webhookLaws: readonly Law[] = [
  ...failedReportLaws,
  ...readLaws,
  ...retryLaws,
  ...resendLaws,
  ...subAccountLaws,
  ...qrCodeLaws,
  ...ownerLaws,
  ...v3WebhookLaws,
  ...slowReceiverLaws,
  ...envelopeLaws,
];
