// Laws about the states of objects and of what never changes, in order of execution.
import type { Law } from '../../law.ts';
import { captureLaws } from './captures.ts';
import { cardlessCreditLaws } from './cardless-credit.ts';
import { cardChargeLaws } from './card-charges.ts';
import { customerDetailLaws } from './customer-details.ts';
import { customerLaws } from './customers.ts';
import { ewalletLaws } from './ewallets.ts';
import { moneyIdentityLaws } from './immutable-fields-of-money.ts';
import { identityLaws } from './immutable-fields.ts';
import { numberLaws } from './numbers.ts';
import { paymentRequestLaws } from './payment-requests.ts';
import { paymentLaws } from './payments.ts';
import { recurringPaymentLaws } from './recurring-payments.ts';
import { refundLaws } from './refunds.ts';
import { reportLaws } from './reports.ts';
import { v3RequestLaws } from './v3-requests.ts';
import { tokenLaws } from './v3-tokens.ts';

export const stateLaws: readonly Law[] = [
  ...cardlessCreditLaws,
  ...paymentRequestLaws,
  ...paymentLaws,
  ...captureLaws,
  ...cardChargeLaws,
  ...reportLaws,
  ...moneyIdentityLaws,
  ...customerLaws,
  ...identityLaws,
  ...customerDetailLaws,
  ...refundLaws,
  ...ewalletLaws,
  ...numberLaws,
  ...recurringPaymentLaws,
  ...v3RequestLaws,
  ...tokenLaws,
];
