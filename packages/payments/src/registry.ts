// Lists the kinds, jobs, workflows and pages of the domain for the server.
import type { AnyKind } from '@kasir/core/resource';
import type { JobSpec, WorkflowSpec } from '@kasir/core/server';
import { subAccounts } from './accounts/kind.ts';
import { authenticationPage } from './authentications/hosted-page.ts';
import { authentications } from './authentications/kind.ts';
import { expireAuthentication } from './authentications/jobs.ts';
import { deposits, withdrawals } from './cash/kind.ts';
import { checkoutPage } from './checkouts/hosted-page.ts';
import { expireCheckout, reconcileCheckout } from './checkouts/jobs.ts';
import { checkouts } from './checkouts/kind.ts';
import { counters } from './counters/kind.ts';
import { customers } from './customers/kind.ts';
import { outcomeScripts } from './connectors/scripts/kind.ts';
import { liveSettings } from './operations/settings.ts';
import type { HostedPage } from './hosted-page.ts';
import { instrumentPage } from './instruments/hosted-page.ts';
import {
  expireInstrument,
  finishIssueJob,
  openInstrument,
  reconcileInstrument,
} from './instruments/jobs.ts';
import { intentPage } from './intents/hosted-page.ts';
import {
  confirmIntentJob,
  expireIntentJob,
  finishCaptureJob,
  reconcileIntentJob,
} from './intents/jobs.ts';
import { instruments } from './instruments/kind.ts';
import { intents } from './intents/kind.ts';
import { voidIntent } from './intents/void.ts';
import { awaitPayer } from './intents/workflow.ts';
import { invoices } from './invoices/kind.ts';
import { remindJob } from './invoices/notify.ts';
import { transactions } from './ledger/kind.ts';
import { notifications } from './notifications/kind.ts';
import { operations } from './operations/kind.ts';
import { captures, payments } from './payments/kind.ts';
import { plans } from './plans/kind.ts';
import { cycleJob } from './plans/cycle.ts';
import { promotions } from './promotions/kind.ts';
import { adjustments } from './reconciliation/adjustment.ts';
import { differences } from './reconciliation/difference.ts';
import { statementFeeds } from './reconciliation/feed.ts';
import { planStatements } from './reconciliation/schedule.ts';
import { statements } from './reconciliation/statement.ts';
import { statementLines } from './reconciliation/statement-line.ts';
import { refunds } from './refunds/kind.ts';
import { finishRefundJob } from './refunds/jobs.ts';
import { settleJob } from './settlement/settle.ts';
import { transferLegs, transfers } from './transfers/kind.ts';
import { carryOutTransfer } from './transfers/workflow.ts';

/** Kinds of objects that a partition of an account may hold. */
export const paymentKinds: readonly AnyKind[] = [
  adjustments,
  authentications,
  captures,
  checkouts,
  counters,
  customers,
  deposits,
  differences,
  instruments,
  intents,
  invoices,
  liveSettings,
  notifications,
  operations,
  outcomeScripts,
  payments,
  plans,
  promotions,
  refunds,
  statementFeeds,
  statementLines,
  statements,
  subAccounts,
  transactions,
  transferLegs,
  transfers,
  withdrawals,
];

export const paymentJobs: readonly JobSpec[] = [
  expireInstrument,
  openInstrument,
  expireIntentJob,
  confirmIntentJob,
  voidIntent,
  finishRefundJob,
  settleJob,
  expireAuthentication,
  cycleJob,
  remindJob,
  expireCheckout,
  reconcileIntentJob,
  reconcileInstrument,
  reconcileCheckout,
  finishIssueJob,
  finishCaptureJob,
  planStatements,
];

export const paymentWorkflows: readonly WorkflowSpec[] = [carryOutTransfer, awaitPayer];

export const paymentPages: readonly HostedPage[] = [
  intentPage,
  instrumentPage,
  authenticationPage,
  checkoutPage,
];
