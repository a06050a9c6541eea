// Laws about the states of objects and of what never changes, in order of execution.
import type { Law } from '../../law.ts';
import { captureLaws } from './captures.ts';
import { customerDetailLaws } from './customer-details.ts';
import { customerLaws } from './customers.ts';
import { moneyIdentityLaws } from './immutable-fields-of-money.ts';
import { identityLaws } from './immutable-fields.ts';
import { paymentRequestLaws } from './payment-requests.ts';
import { paymentLaws } from './payments.ts';
import { qrCodeLaws } from './qr-codes.ts';
import { refundLaws } from './refunds.ts';
import { reportLaws } from './reports.ts';
import { v3RequestLaws } from './v3-requests.ts';
import { tokenLaws } from './v3-tokens.ts';

export const stateLaws: readonly Law[] = [
  ...qrCodeLaws,
  ...paymentRequestLaws,
  ...paymentLaws,
  ...captureLaws,
  ...reportLaws,
  ...moneyIdentityLaws,
  ...customerLaws,
  ...identityLaws,
  ...customerDetailLaws,
  ...refundLaws,
  ...v3RequestLaws,
  ...tokenLaws,
];
