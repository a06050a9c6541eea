// The entry point for platforms that call connectors.
export {
  createConnectorClient,
  type ConnectorClient,
  type ConnectorClientOptions,
} from './create.ts';
export type { CallbackResult } from './read-callback.ts';
export { respondError, type ErrorParts } from '../http/respond.ts';
export type { GetResult, Refused, SendResult } from './result.ts';
export type * from '../protocol/index.ts';
