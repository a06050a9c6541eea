// A typed client of v3; it names the version of every call by itself.
import { createClient, type Client, type ClientOptions } from '@kasir/core/client';
import { v3Contracts } from './index.ts';

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

export type V3Client = Client<typeof v3Contracts>;

/** Makes a client; its methods and types follow from the contracts. */
export const createV3Client = (options: ClientOptions): V3Client =>
  createClient(v3Contracts, options);
