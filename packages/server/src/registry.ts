// Joins the exports of all packages: the handlers, kinds, jobs, workflows, pages and listeners of
// the platform.
import type { AnyKind } from '@kasir/core/resource';
import { storedResponses } from '@kasir/core/pipeline';
import {
  jobNames,
  outgoing,
  type Handler,
  type JobSpec,
  type Listener,
  type WorkflowSpec,
} from '@kasir/core/server';
import { legacyServiceHandlers } from '@kasir/legacy-api/server';
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
import { deliveryReports } from '@kasir/deliveries';
import { auditEntries, auditHeads } from './audit/kind.ts';
import { chaosDone } from './deliveries/chaos-done.ts';
import { openAccount } from './directory/account-provisioning.ts';
import { generations } from './generations.ts';
import { doubtMails } from './connectors/doubt-mail.ts';
import { mails } from './mails/kind.ts';
import { operators } from './operators/kind.ts';
import { totalKinds } from './totals/kinds.ts';

/**
 * Adds the reads of channels to those of a handler, because any decision may use a channel: the
 * outcome scripts in test mode, the connectors in live mode.
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
export const handlers: readonly Handler[] = generations
  .flatMap((one) => one.handlers)
  .map(withChannelReads);

const serviceHandlers: readonly Handler[] = legacyServiceHandlers.map(withChannelReads);

/** Returns the endpoints of a dialect: POST /promotions is served in only one. */
export const handlersIn = (dialect: Dialect): readonly Handler[] =>
  chosen('promotions', dialect) === 'POST /promotions creates one'
    ? [...handlers, ...serviceHandlers]
    : handlers;

/** Every kind of object that a partition of an account may hold. */
export const kinds: readonly AnyKind[] = [
  ...paymentKinds,
  ...generations.flatMap((one) => one.kinds ?? []),
  outgoing,
  storedResponses,
  deliveryReports,
  chaosDone,
  doubtMails,
  mails,
];
/** The kinds of the installation itself. */
export const systemKinds: readonly AnyKind[] = [
  accounts,
  apiKeys,
  partners,
  operators,
  auditEntries,
  auditHeads,
  ...totalKinds,
];
export const jobs: readonly JobSpec[] = [
  ...paymentJobs,
  ...generations.flatMap((one) => one.jobs ?? []),
];
const generationWorkflows = generations.flatMap((one) => one.workflows ?? []);
export const workflows: readonly WorkflowSpec[] = [
  ...paymentWorkflows,
  ...generationWorkflows,
  openAccount,
];
/** Names of work that affects more than the account it is stored in. */
export const spanningWork: readonly string[] = [
  carryOutTransfer,
  openAccount,
  ...generationWorkflows,
].flatMap(jobNames);
export const pages: readonly HostedPage[] = [
  ...paymentPages,
  ...generations.flatMap((one) => one.pages ?? []),
];
export const listeners: readonly Listener[] = [
  ...paymentListeners,
  ...generations.flatMap((one) => one.listeners ?? []),
];
