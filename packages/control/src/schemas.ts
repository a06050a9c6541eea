// The entry point for the schemas of parameters and results of operations, for documents and
// generators.
export {
  accountName,
  callbackToken,
  callbackUrlChanges,
  callbackUrls,
  notBoth,
} from './accounts/settings.ts';
export { auditEntry, auditFilter, auditedAct } from './audit/act.ts';
export { chaos, chaosInput } from './chaos/chaos.ts';
export { clockAdvance } from './clock/advance.ts';
export { clockReading } from './clock/reading.ts';
export {
  byConnectorName,
  certificateDocument,
  connector,
  connectorName,
  overrideReason,
  sharedSecret,
} from './connectors/connector.ts';
export { byId, dateText, mode, next, nothing, page, reason, timeText } from './contract.ts';
export { eventStatus, eventView } from './events/event.ts';
export { fault, faultInput, faultMatch, injectedFault } from './faults/fault.ts';
export { feedEntry } from './feed/read.contract.ts';
export { newKey } from './keys/key.ts';
export { lateSuccess, liveSettingsView, waitMs } from './live_settings/settings.ts';
export { machineView } from './machines/list.contract.ts';
export { objectAction, objectSummary, timelineEntry } from './objects/object.ts';
export { byName, newOperator, operator, operatorName } from './operators/operator.ts';
export {
  adjustedLedger,
  adjustmentLine,
  adjustmentView,
  byDifference,
  differenceReason,
  differenceView,
  importedLine,
  statementDate,
  statementLineView,
  statementView,
  statusView,
} from './reconciliation/statement.ts';
export { loggedRequest, wholeRequest } from './requests/request.ts';
export { role } from './role.ts';
export { route, routes } from './routes/route.ts';
export { script, scriptInput, scriptMatch, scriptStep, scriptedWork } from './scripts/script.ts';
export { seed } from './seeds/seed.ts';
export {
  snapshot,
  snapshotEntry,
  snapshotFile,
  snapshotJob,
  snapshotObject,
} from './snapshots/snapshot.ts';
