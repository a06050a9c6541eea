// The client half of the kernel: calls derived from contracts, with safe retries and typed
// responses.
export { createClient, type Call, type Client } from './client.ts';
export { ApiError, isApiError, unwrap } from './error.ts';
export type {
  CallOptions,
  ClientOptions,
  CommonCallOptions,
  SignedHeaders,
  UnsignedRequest,
} from './options.ts';
export type { ItemOf } from './pages.ts';
export type { Failure, Result, Success, Undeclared, NoResponse } from './result.ts';
