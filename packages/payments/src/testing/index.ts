// For tests of other packages: lifecycles for comparison, and functions that move money directly.
export { subAccountLifecycle } from '../accounts/kind.ts';
export { authenticationLifecycle } from '../authentications/state.ts';
export { checkoutLifecycle } from '../checkouts/state.ts';
export { counters } from '../counters/kind.ts';
export { emptyProfile } from '../customers/profile.ts';
export { noFees } from '../fees/fees.ts';
export { termsOf } from '../fees/terms.ts';
export { intentLifecycle } from '../intents/state.ts';
export { payInvoice } from '../invoices/pay.ts';
export { invoiceLifecycle } from '../invoices/state.ts';
export { moveLines, transferLines } from '../ledger/lines.ts';
export {
  recordTransaction,
  refundTransaction,
  reverseTransaction,
  voidTransaction,
} from '../ledger/transactions.ts';
export { sendOperation, succeedOperation } from './operations.ts';
export type { Attempt } from '../payments/attempt.ts';
export { completePayment } from '../payments/complete.ts';
export { autoReverse, refundPayment } from '../payments/refund.ts';
export { captureLifecycle, paymentLifecycle } from '../payments/state.ts';
export { refundLifecycle } from '../refunds/state.ts';
export { sendTransfer } from '../transfers/legs.ts';
