// All that the platform is made of: what its packages export to be joined here.
import type { AnyKind } from '@kasir/core';
import {
  answers,
  outgoing,
  type Handler,
  type JobSpec,
  type Listener,
  type WorkflowSpec,
} from '@kasir/core/server';
import { legacyHandlers, legacyJobs, legacyListeners, legacyPages } from '@kasir/legacy/server';
import {
  paymentJobs,
  paymentKinds,
  paymentListeners,
  paymentPages,
  paymentWorkflows,
  type HostedPage,
} from '@kasir/payments';
import { snapHandlers } from '@kasir/snap/server';
import {
  unifiedHandlers,
  unifiedJobs,
  unifiedKinds,
  unifiedListeners,
} from '@kasir/unified/server';
import { v3Handlers, v3Listeners } from '@kasir/v3/server';
import { deliveryReports } from '@kasir/webhooks/server';
import { openAccount } from './directory/account-provisioning.ts';

/** Every endpoint of the platform. */
export const handlers: readonly Handler[] = [
  ...legacyHandlers,
  ...unifiedHandlers,
  ...snapHandlers,
  ...v3Handlers,
];
/** Every kind of which a partition of an account may hold objects. */
export const kinds: readonly AnyKind[] = [
  ...paymentKinds,
  ...unifiedKinds,
  outgoing,
  answers,
  deliveryReports,
];
export const jobs: readonly JobSpec[] = [...paymentJobs, ...legacyJobs, ...unifiedJobs];
export const workflows: readonly WorkflowSpec[] = [...paymentWorkflows, openAccount];
export const pages: readonly HostedPage[] = [...paymentPages, ...legacyPages];
export const listeners: readonly Listener[] = [
  ...paymentListeners,
  ...legacyListeners,
  ...unifiedListeners,
  ...v3Listeners,
];
