// The entry point for the server and operators: kinds, jobs, listeners and workflows, accounts,
// scripts, postings, and functions that decide pending objects.

// Accounts
export { type Opening, accountOpening, confirmOpening } from './accounts/open.ts';
export { type SubAccountStep, stepSubAccount, subAccountSteps } from './accounts/step.ts';

// Authentications of cards
export {
  failAuthentication,
  isChallengeOpen,
  verifyAuthentication,
} from './authentications/verify.ts';

// Cash
export { creditOpeningBalance, depositCash, withdrawCash } from './cash/movements.ts';

// Checkouts on cardless credit
export {
  cancelCheckout,
  completeCheckout,
  denyCheckout,
  isCheckoutOpen,
} from './checkouts/finish.ts';

// Channels
export { changeConnector, changeLiveSettings } from './operations/change-settings.ts';
export { failureCodesOf, unauthorizedCode } from './connectors/failure-codes.ts';
export { SCRIPTS_MAX, addScript, deleteScripts } from './connectors/scripts/change.ts';
export { SCRIPTS, type Script, outcomeScripts, scriptNeed } from './connectors/scripts/kind.ts';
export { isScriptOpen } from './connectors/scripts/use.ts';
export {
  LIVE_SETTINGS,
  type ConnectorCertificate,
  type ConnectorChannel,
  type LiveConnector,
  type LiveSettings,
  type Route,
  liveSettings,
  liveSettingsNeed,
  liveSettingsOf,
  noLiveSettings,
} from './operations/settings.ts';

// Counters
export { nextNumber } from './counters/counter.ts';

// Instruments
export { authorizeInstrument, declineInstrument } from './instruments/authorize.ts';
export { RETRY_MS } from './instruments/abandon.ts';

// Intents
export { expireIntent, failIntent } from './intents/end.ts';
export { reversalRefusal, voidIntent } from './intents/void.ts';

// Invoices
export { expireInvoiceJob, settleInvoiceJob } from './invoices/jobs.ts';

// Operations of connectors
export { askJob, ASK_AFTER_MS, scheduleQuestion } from './operations/question.ts';
export type { ConnectorAction } from './operations/state.ts';
export type { Outcome, Receipt } from './outcomes/outcome.ts';
export { receivePayment } from './outcomes/receive.ts';
export { applyOutcome, applyRefusal, declineUnreceived } from './outcomes/settle.ts';
export { type OperationRow, operations } from './operations/kind.ts';
export {
  type Attention,
  type ChannelWork,
  type OperationState,
  attentions,
  isGiveBack,
  isSettled,
} from './operations/state.ts';

// Payments
export { refundable } from './payments/refund.ts';

// Transactions posted by operators
export {
  findPosting,
  movePosting,
  postTransaction,
  postedTypes,
  postingTriggers,
} from './postings/postings.ts';

// Refunds
export { finishRefund } from './refunds/finish.ts';
export { findRefundable } from './refunds/target.ts';

// Everything that is declared
export { paymentListeners } from './reactions.ts';
export { paymentJobs, paymentKinds, paymentWorkflows } from './registry.ts';

// Transfers
export { carryOutTransfer } from './transfers/workflow.ts';
