// The entry point for reconciliation: statements of connectors, their lines, their differences from
// the ledger, decisions of operators on doubtful operations, and the queues of their jobs.
export { isConnectorQueue } from './operations/queue.ts';
export { askForDoubt, resolveDoubt, type DoubtRefusal } from './outcomes/doubt.ts';
export {
  type AdjustmentRow,
  adjustableLedgers,
  adjustments,
  postAdjustment,
} from './reconciliation/adjustment.ts';
export { type DifferenceRow, differences, resolutions } from './reconciliation/difference.ts';
export { dayOf, startOf } from './reconciliation/day.ts';
export { statementFeeds } from './reconciliation/feed.ts';
export { type ReportedLine, lineKinds } from './reconciliation/line.ts';
export { grossOf, reasons } from './reconciliation/match.ts';
export {
  type KnownDays,
  isMissingThere,
  MISSING_AFTER_DAYS,
  noteMissing,
} from './reconciliation/missing.ts';
export {
  completeStatement,
  recordLines,
  recordNeeds,
  rematchLine,
  rematchNeeds,
} from './reconciliation/record.ts';
export { resolveDifference } from './reconciliation/resolve.ts';
export {
  fetchStatementJob,
  recordAttempt,
  requestStatement,
  startStatements,
} from './reconciliation/schedule.ts';
export {
  type StatementDay,
  type StatementRow,
  findStatement,
  statementNeed,
  statements,
} from './reconciliation/statement.ts';
export { type StatementLineRow, statementLines } from './reconciliation/statement-line.ts';
