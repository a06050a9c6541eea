// The entry point for authors of connectors.
export type {
  Failure,
  KnownOperation,
  MakeStatement,
  Perform,
  PerformContext,
  Refresh,
  StatementDay,
  StatementPart,
} from './connector/author.ts';
export { createConnector, type Connector, type ConnectorOptions } from './connector/create.ts';
export { printFailure } from './connector/print-failure.ts';
export { Contradiction, type Outcome } from './connector/outcome.ts';
export type * from './protocol/index.ts';
export {
  lineOfOperation,
  lineOfPayment,
  sumLines,
  type Settlement,
  type StatementSums,
} from './statement-lines.ts';
export { createMemoryStore } from './store/memory.ts';
export type { ConnectorStore, Day, Rows, StoredOperation, Task } from './store/port.ts';
export { processSystem, type System } from './system.ts';
