// Joins the exports of all packages: the handlers, kinds, jobs, workflows, pages and listeners of
// the platform.
import type { AnyKind } from '@kasir/core';
import {
  jobNames,
  storedResponses,
  outgoing,
  type Handler,
  type JobSpec,
  type Listener,
  type WorkflowSpec,
} from '@kasir/core/server';
import {
  legacyHandlers,
  legacyJobs,
  legacyListeners,
  legacyPages,
  legacyServiceHandlers,
} from '@kasir/legacy/server';
import { accounts, apiKeys, chosen, partners, type Dialect } from '@kasir/models';
import {
  carryOutTransfer,
  liveSettingsNeed,
  paymentJobs,
  paymentKinds,
  paymentListeners,
  paymentWorkflows,
  scriptNeed,
} from '@kasir/payments/operation';
import { paymentPages, type HostedPage } from '@kasir/payments/pages';
import { snapHandlers } from '@kasir/snap/server';
import {
  unifiedHandlers,
  unifiedJobs,
  unifiedKinds,
  unifiedListeners,
  unifiedWorkflows,
} from '@kasir/unified/server';
import { v3Handlers, v3Listeners } from '@kasir/v3/server';
import { deliveryReports } from '@kasir/webhooks/server';
import { chaosDone } from './deliveries/chaos-done.ts';
import { openAccount } from './directory/account-provisioning.ts';
import { mails } from './mails/kind.ts';

/**
 * Adds the reads of channels to those of a handler, since every decision may ask one: the outcome
 * scripts in test mode, the connectors in live mode.
 */
const withChannelReads = (handler: Handler): Handler =>
  handler.read
    ? handler
    : {
        ...handler,
        needs: (command) => {
          const needs = handler.needs?.(command) ?? [];
          return [
            ...needs,
            command.context.partition.mode === 'test' ? scriptNeed : liveSettingsNeed,
          ];
        },
      };

/** Every endpoint of the platform that both dialects serve (CORE-07). */
export const handlers: readonly Handler[] = [
  ...legacyHandlers,
  ...unifiedHandlers,
  ...snapHandlers,
  ...v3Handlers,
].map(withChannelReads);

const serviceHandlers: readonly Handler[] = legacyServiceHandlers.map(withChannelReads);

/** Returns the endpoints of a dialect: POST /promotions is served in only one. */
export const handlersIn = (dialect: Dialect): readonly Handler[] =>
  chosen('promotions', dialect) === 'POST /promotions creates one'
    ? [...handlers, ...serviceHandlers]
    : handlers;

/** Every kind of object that a partition of an account may hold. */
export const kinds: readonly AnyKind[] = [
  ...paymentKinds,
  ...unifiedKinds,
  outgoing,
  storedResponses,
  deliveryReports,
  chaosDone,
  mails,
];
/** The kinds of the installation itself. */
export const systemKinds: readonly AnyKind[] = [accounts, apiKeys, partners];
export const jobs: readonly JobSpec[] = [...paymentJobs, ...legacyJobs, ...unifiedJobs];
export const workflows: readonly WorkflowSpec[] = [
  ...paymentWorkflows,
  ...unifiedWorkflows,
  openAccount,
];
/** Names of work that affects more than the account it is stored in. */
export const spanningWork: readonly string[] = [
  carryOutTransfer,
  openAccount,
  ...unifiedWorkflows,
].flatMap(jobNames);
export const pages: readonly HostedPage[] = [...paymentPages, ...legacyPages];
export const listeners: readonly Listener[] = [
  ...paymentListeners,
  ...legacyListeners,
  ...unifiedListeners,
  ...v3Listeners,
];
