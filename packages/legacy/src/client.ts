// A typed client of the legacy endpoints.
import { createClient, type Client, type ClientOptions } from '@kasir/core/client';
import { legacyContracts } from './index.ts';

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

export type LegacyClient = Client<typeof legacyContracts>;

/** Makes a client; its methods and types follow from the contracts. */
export const createLegacyClient = (options: ClientOptions): LegacyClient =>
  createClient(legacyContracts, options);
