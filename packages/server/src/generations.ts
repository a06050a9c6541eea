// Lists the generations of the API with all that each adds to the platform: a new one is a row
// here.
import type { AnyKind } from '@kasir/core/resource';
import type { Handler, JobSpec, Listener, ResourceView, WorkflowSpec } from '@kasir/core/server';
import {
  legacyHandlers,
  legacyJobs,
  legacyListeners,
  legacyPages,
  legacyViews,
} from '@kasir/legacy-api/server';
import type { HostedPage } from '@kasir/payments/pages';
import { snapHandlers } from '@kasir/snap-api/server';
import {
  unifiedHandlers,
  unifiedJobs,
  unifiedKinds,
  unifiedListeners,
  unifiedViews,
  unifiedWorkflows,
} from '@kasir/unified-api/server';
import { v3Handlers, v3Listeners, v3Views } from '@kasir/v3-api/server';

/** The parts of a generation; most have no kinds, jobs, workflows or pages of their own. */
interface Generation {
  /** Endpoints that both dialects serve. */
  readonly handlers: readonly Handler[];
  readonly listeners?: readonly Listener[];
  readonly views?: readonly ResourceView[];
  readonly kinds?: readonly AnyKind[];
  readonly jobs?: readonly JobSpec[];
  /** Work that affects more than the account it is stored in. */
  readonly workflows?: readonly WorkflowSpec[];
  readonly pages?: readonly HostedPage[];
}

export const generations: readonly Generation[] = [
  {
    handlers: legacyHandlers,
    listeners: legacyListeners,
    views: legacyViews,
    jobs: legacyJobs,
    pages: legacyPages,
  },
  {
    handlers: unifiedHandlers,
    listeners: unifiedListeners,
    views: unifiedViews,
    kinds: unifiedKinds,
    jobs: unifiedJobs,
    workflows: unifiedWorkflows,
  },
  { handlers: snapHandlers },
  { handlers: v3Handlers, listeners: v3Listeners, views: v3Views },
];
