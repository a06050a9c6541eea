// What the server joins of the domain: its jobs, workflows and pages.
import type { JobSpec, WorkflowSpec } from '@kasir/core/server';
import { authenticationPage } from './authentications/hosted-page.ts';
import { expireAuthentication } from './authentications/jobs.ts';
import { checkoutPage } from './checkouts/hosted-page.ts';
import { expireCheckout, reconcileCheckout } from './checkouts/jobs.ts';
import type { HostedPage } from './hosted-page.ts';
import { instrumentPage } from './instruments/hosted-page.ts';
import { expireInstrument, openInstrument, reconcileInstrument } from './instruments/jobs.ts';
import { intentPage } from './intents/hosted-page.ts';
import { confirmIntentJob, expireIntentJob, reconcileIntentJob } from './intents/jobs.ts';
import { voidIntent } from './intents/void.ts';
import { awaitPayer } from './intents/workflow.ts';
import { remindJob } from './invoices/notify.ts';
import { cycleJob } from './plans/cycle.ts';
import { finishRefundJob } from './refunds/jobs.ts';
import { settleJob } from './settlement/settle.ts';
import { carryOutTransfer } from './transfers/workflow.ts';

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
];

export const paymentWorkflows: readonly WorkflowSpec[] = [carryOutTransfer, awaitPayer];

export const paymentPages: readonly HostedPage[] = [
  intentPage,
  instrumentPage,
  authenticationPage,
  checkoutPage,
];
