// Laws about webhooks, in order of execution.
import type { Law } from '../../law.ts';
import { addressAndPayloadLaws } from './addresses-and-payloads.ts';
import { envelopeLaws } from './envelopes.ts';
import { ewalletLaws } from './ewallets.ts';
import { failedDeliveryLaws } from './failed-deliveries.ts';
import { legacyAccountLaws } from './legacy-accounts.ts';
import { ownerLaws } from './owners.ts';
import { paymentMethodLaws } from './payment-methods.ts';
import { paymentLaws } from './payments.ts';
import { qrCodeLaws } from './qr-codes.ts';
import { readLaws } from './reads-during-delivery.ts';
import { refundCaptureReportLaws } from './refunds-captures-reports.ts';
import { resendLaws } from './resends.ts';
import { retryLaws } from './retries.ts';
import { slowReceiverLaws } from './slow-receivers.ts';
import { subAccountLaws } from './sub-accounts.ts';
import { v3WebhookLaws } from './v3.ts';

export const webhookLaws: readonly Law[] = [
  ...addressAndPayloadLaws,
  ...refundCaptureReportLaws,
  ...paymentLaws,
  ...paymentMethodLaws,
  ...readLaws,
  ...retryLaws,
  ...failedDeliveryLaws,
  ...resendLaws,
  ...subAccountLaws,
  ...qrCodeLaws,
  ...ownerLaws,
  ...ewalletLaws,
  ...legacyAccountLaws,
  ...v3WebhookLaws,
  ...slowReceiverLaws,
  ...envelopeLaws,
];
