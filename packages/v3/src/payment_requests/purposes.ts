// Maps the types of payment requests to the purposes of intents.
import type { V3PaymentRequestType } from '@kasir/models';
import type { IntentPurpose } from '@kasir/payments/state';

export const purposes = {
  PAY: 'pay',
  PAY_AND_SAVE: 'save',
  REUSABLE_PAYMENT_CODE: 'repeat',
  VERIFY_PAYMENT_METHOD: 'verify', // V3-UNSPEC-06
} as const satisfies Record<V3PaymentRequestType, IntentPurpose>;
