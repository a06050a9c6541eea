// The entry point of the client: calls described by small data, with safe retries and typed
// responses.
export type { CallData, Calls } from './call-data.ts';
export { createClient, type ClientBase } from './client.ts';
export { ApiError, isApiError, unwrap } from './error.ts';
export type { DownloadResult } from './download.ts';
export type { Dispatcher, DispatchEvents, DispatchRequest } from './dispatcher-exchange.ts';
export type { Fetch, FetchRequest, FetchResponse } from './fetch-exchange.ts';
export type { AttemptEnd, AttemptStart, Hooks, ResponseDifference } from './hooks.ts';
export type { Middleware, MiddlewareCall } from './middleware.ts';
export type {
  AnyCallOptions,
  CallOptions,
  ClientOptions,
  SignedHeaders,
  UnsignedRequest,
  Versioned,
  WriteOptions,
} from './options.ts';
export type { Needed } from './needed.ts';
export type { Forward, ToArrayOptions } from './pages.ts';
export type { RawCall, RawResult } from './raw-call.ts';
export type { Declared, Failure, NoResponse, Result, Success, Undeclared } from './result.ts';
export { findDifferences, type Difference, type Shape } from './shape.ts';
export type { Span, Tracer } from './tracing.ts';
export type { Violation } from './violation.ts';
export { validatorOf, type Validator } from './validation.ts';
export type { WaitOptions } from './wait-for.ts';
