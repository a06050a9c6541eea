// The entry point for reading the domain's state: kinds with their rows, and functions that find
// them.

// Authentications of cards
export { type AuthenticationRow, authentications } from './authentications/kind.ts';
export type { AuthenticationState } from './authentications/state.ts';

// Checkouts on cardless credit
export { type CheckoutRow, checkouts } from './checkouts/kind.ts';
export type { CheckoutState } from './checkouts/state.ts';

// Channels
export { payersActOutside } from './connectors/connector.ts';

// Customers
export { findCustomer, stripCustomerPrefix } from './customers/find.ts';
export { type CustomerRow, customers } from './customers/kind.ts';
export { profileOf } from './customers/profile.ts';

// Instruments
export type { Initiator } from './instruments/initiator.ts';
export { statusAt } from './instruments/end.ts';
export { channelOf, getInstrument, payerName, scannedText } from './instruments/find.ts';
export {
  type InstrumentRow,
  identifierKey,
  instrumentLifecycle,
  instruments,
  merchantKey,
} from './instruments/kind.ts';
export { PAYMENT_METHOD } from './instruments/product.ts';
export type {
  AuthenticationPreferences,
  InstrumentState,
  InstrumentStatus,
  Metadata,
  ReturnUrls,
} from './instruments/state.ts';

// Intents
export { paymentOf } from './intents/attempt.ts';
export { isOpen, isWaiting } from './intents/end.ts';
export {
  type Situation,
  channelKey,
  situationKey,
  situationOf,
  situations,
} from './intents/facets.ts';
export { getIntent } from './intents/find.ts';
export { type IntentRow, intents } from './intents/kind.ts';
export { nextActionOf } from './intents/next-action.ts';
export type { IntentPurpose, IntentState, IntentStatus } from './intents/state.ts';

// Invoices
export { isPayable } from './invoices/end.ts';
export { type InvoiceRow, invoices } from './invoices/kind.ts';
export type { InvoiceState } from './invoices/state.ts';

// Notifications
export {
  type NotificationRow,
  type NotificationState,
  type NotificationTerms,
  type Occasion,
  notifications,
  occasions,
} from './notifications/kind.ts';

// Payments
export { paymentId } from './payments/attempt.ts';
export { renderCaptureForOperator, renderPaymentForOperator } from './payments/operator-view.ts';
export { getCaptureRow } from './payments/find.ts';
export { type CaptureRow, type PaymentRow, captures, payments } from './payments/kind.ts';
export { byPaymentId } from './payments/name.ts';
export type { PaymentState } from './payments/state.ts';
export { capturesOf } from './payments/captured.ts';

// Recurring payments
export { type PlanRow, plans } from './plans/kind.ts';
export { isLiving } from './plans/saved-card.ts';
export { type PlanState, planLifecycle } from './plans/state.ts';

// Products
export { echoReader } from './product.ts';

// Promotions
export { type PromotionRow, type PromotionState, promotions } from './promotions/kind.ts';

// Refunds
export { getRefundRow } from './refunds/find.ts';
export { type RefundRow, refunds } from './refunds/kind.ts';
export { paymentNeeds, paymentsFor } from './refunds/paid.ts';
export type { RefundState } from './refunds/state.ts';
