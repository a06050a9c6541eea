// What the server joins of the domain: its jobs, what it does on signals, its pages.
import type { JobSpec, Listener, WorkflowSpec } from '@kasir/core/server';
import type { HostedPage } from './hosted-page.ts';
import { instrumentPage } from './instruments/hosted-page.ts';
import { expireInstrument } from './instruments/jobs.ts';
import { intentPage } from './intents/hosted-page.ts';
import { answerIntent, expireIntentJob } from './intents/jobs.ts';
import { intentReactions } from './intents/reactions.ts';
import { voidIntent } from './intents/void.ts';
import { invoiceReactions } from './invoices/pay.ts';
import { finishRefundJob } from './refunds/jobs.ts';
import { settleJob } from './settlement/settle.ts';
import { carryOutTransfer } from './transfers/workflow.ts';

export const paymentJobs: readonly JobSpec[] = [
  expireInstrument,
  expireIntentJob,
  answerIntent,
  voidIntent,
  finishRefundJob,
  settleJob,
];

export const paymentWorkflows: readonly WorkflowSpec[] = [carryOutTransfer];

export const paymentListeners: readonly Listener[] = [intentReactions, invoiceReactions];

export const paymentPages: readonly HostedPage[] = [intentPage, instrumentPage];
