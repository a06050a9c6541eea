// The entry point of the domain: the operations with money that a generation of the API may use.
// Each operation is one decision with one union of refusals; its state is read through ./state.

// Accounts
export { type NewSubAccount, openSubAccount } from './accounts/open.ts';

// Authentications of cards
export { openAuthentication } from './authentications/open.ts';
export { type AuthenticationRefusal, authenticationRefusal } from './authentications/use.ts';

// Checkouts on cardless credit
export { calculateInstallments, installmentTerms } from './checkouts/installments.ts';
export { type NewCheckout, lenderRefusal, openCheckout } from './checkouts/open.ts';

// Channels
export { connectorOf } from './connectors/connector.ts';
export type { PasswordResult } from './connectors/port.ts';

// Customers
export { insertCustomer } from './customers/insert.ts';
export { changedProfile } from './customers/profile.ts';
export { type NamedCustomer, customerNeeds, resolveCustomer } from './customers/resolve.ts';

// Instruments
export { enterLinkPassword, switchInstrument } from './instruments/authorize.ts';
export {
  type ChannelRefusal,
  type InstrumentRefusal,
  channelRefusal,
  createInstrument,
  explainChannelRefusal,
  proposeInstrument,
} from './instruments/create.ts';
export { endInstrument } from './instruments/end.ts';
export { identifierNeeds, numberFormat } from './instruments/identifiers.ts';
export { type Problem, reusableProblem, timeProblem } from './instruments/problems.ts';
export { becomePaymentMethod, paymentMethod, releaseMerchantKey } from './instruments/product.ts';
export { type InstrumentChange, endInstrumentAt, planChange } from './instruments/revise.ts';
export { type NewInstrument, yearsLater } from './instruments/types/type.ts';

// Intents
export {
  type ChargeRefusal,
  admitInstrument,
  manualCaptureProblem,
  useRefusal,
} from './intents/admit.ts';
export { type CardTermsRefusal, cardTermsRefusal } from './intents/card-terms.ts';
export { type CaptureRefusal, captureIntent } from './intents/capture.ts';
export { confirmIntent, enterPaymentPassword } from './intents/charge.ts';
export { cancelIntent, moveIntentEnds, recordUnpaid } from './intents/end.ts';
export { type NewIntent, confirmsWithOwner, openIntent } from './intents/open.ts';
export { findPaidAmount } from './intents/paid-amount.ts';
export { type ReceiveRefusal, receiveMoney } from './intents/receive.ts';
export { reviseIntent } from './intents/revise.ts';
export { reverseAuthorization } from './intents/void.ts';
export { startAwaiting } from './intents/workflow.ts';

// Invoices
export { type NewInvoice, createInvoice } from './invoices/create.ts';
export { expireInvoice } from './invoices/end.ts';

// Payments
export { capturable } from './payments/capture.ts';
export { createReceipt } from './payments/receipt.ts';
export { voidPayment, voidRefusal } from './payments/void.ts';

// Recurring payments
export { changePlan, switchPlan } from './plans/change.ts';
export { type NewPlan, createPlan } from './plans/create.ts';

// Products
export type { Product } from './product.ts';

// Promotions
export { promotionNeeds } from './promotions/apply.ts';

// Refunds
export { createRefund } from './refunds/create.ts';
export { explainRefund } from './refunds/explain.ts';
export { cancelRefund } from './refunds/finish.ts';
export type { RefundRefusal } from './refunds/target.ts';

// Transfers
export { type TransferRefusal, requestTransfer } from './transfers/request.ts';
