// Translates refusals of the domain into errors of POST /refunds.
import { fail, type Refusal } from '@kasir/core/server';
import { explainRefund, type RefundRefusal } from '@kasir/payments';
import type { createRefund } from './create.contract.ts';

type Refused = Refusal<typeof createRefund>;

/** The error code of each refusal. */
const codes = {
  REFERENCE_TAKEN: 'DUPLICATE_ERROR', // ERR-CONF-04
  // REFUND-ERR-INELIGIBLE_TRANSACTION
  NOTHING_PAID: 'INELIGIBLE_TRANSACTION',
  NOTHING_LEFT: 'INELIGIBLE_TRANSACTION',
  TOO_LATE: 'INELIGIBLE_TRANSACTION',
  CHANNEL_WITHOUT_REFUNDS: 'REFUND_NOT_SUPPORTED',
  ISSUER_WITHOUT_REFUNDS: 'REFUND_NOT_SUPPORTED',
  REFUND_PENDING: 'REFUND_IN_PROGRESS', // REFUND-ERR-REFUND_IN_PROGRESS
  MORE_THAN_LEFT: 'MAXIMUM_REFUND_AMOUNT_REACHED', // REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED
  ONLY_WHOLE_PAYMENTS: 'PARTIAL_REFUND_NOT_SUPPORTED', // REFUND-ERR-PARTIAL_REFUND_NOT_SUPPORTED
  BALANCE_TOO_LOW: 'INSUFFICIENT_BALANCE', // REFUND-ERR-INSUFFICIENT_BALANCE
  CHANNEL_UNAVAILABLE: 'CHANNEL_UNAVAILABLE', // REFUND-ERR-CHANNEL_UNAVAILABLE
} as const satisfies Readonly<Record<RefundRefusal['code'], Refused['code']>>;

/** Returns the error for a refusal. */
export const refundError = (refusal: RefundRefusal): Refused =>
  fail(codes[refusal.code], explainRefund(refusal));
