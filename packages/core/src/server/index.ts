// The entry point for handlers and decisions: operations, queries, signals, jobs, workflows, lists
// and views of resources. Independent of frameworks and drivers.

// Handlers
export { fail, invalid, type Fail } from './fail.ts';
export {
  handlersOf,
  ok,
  okRendered,
  query,
  type Command,
  type Handler,
  type HandlerTree,
  type Ok,
  type OkRendered,
  type Reply,
} from './handler.ts';
export { done, operation, workflowOperation, type Done, type Refusal } from './operation.ts';
export { PutBack } from './unavailable.ts';
export { validationError, validationFailure } from './validation-failure.ts';

// Decisions
export { decideIn, decideQuietly } from './decide.ts';
export type {
  AccountView,
  CarriedData,
  Context,
  Decision,
  Schedulable,
  Scope,
  ScopeReads,
  Signal,
  Trigger,
} from './scope.ts';
export { schemaOf, stateFields } from './state-schema.ts';

// Signals
export { joinListeners, listen, react, type Listener, type SignalsOf } from './signals.ts';

// Events that are sent to merchants
export {
  deliveryJob,
  deliveryLifecycle,
  emit,
  outgoing,
  receiverOf,
  type Attempt,
  type DeliveryTrigger,
  type DeliveryWork,
  type Outgoing,
} from './outbox.ts';

// Jobs and workflows
export { job, jobNames, payloadOf, runJob, type JobSpec } from './job.ts';
export {
  OUTSIDE,
  startWorkflow,
  workflow,
  type RunningWorkflow,
  type WorkflowSpec,
} from './workflow.ts';

// Lists, downloads and views of resources
export { csvLine, type Cell } from './csv.ts';
export type { Download, DownloadFile, Piece } from './download.ts';
export { anyOf, between, nextLink, oneOf, pageBy, pageOf } from './list-query.ts';
export {
  byKey,
  byPrefix,
  productOf,
  resourceView,
  type Naming,
  type ResourceView,
} from './resource-view.ts';
