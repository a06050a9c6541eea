// A typed client of the unified endpoints.
import { createClient, type Client, type ClientOptions } from '@kasir/core/client';
import { unifiedContracts } from './index.ts';

export {
  ApiError,
  isApiError,
  unwrap,
  type CallOptions,
  type ClientOptions,
  type Failure,
  type Result,
  type Success,
} from '@kasir/core/client';

export type UnifiedClient = Client<typeof unifiedContracts>;

/** Makes a client; its methods and types follow from the contracts. */
export const createUnifiedClient = (options: ClientOptions): UnifiedClient =>
  createClient(unifiedContracts, options);
