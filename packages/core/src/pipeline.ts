// The entry point for servers: from the raw bytes of a request to its raw response, with
// authentication and rate limits; and the runner of jobs.
export * from './server/abandoned.ts';
export * from './server/authenticate.ts';
export * from './server/context.ts';
export { decodeJson, exceeds, Unreadable } from './server/decode.ts';
export * from './server/digest.ts';
export * from './server/disturb.ts';
export { preparedRoute, type PreparedRoute } from './server/endpoint.ts';
export { decodeText } from './server/form.ts';
export { canonical, storedResponses } from './server/idempotency.ts';
export * from './server/job-runner.ts';
export { chain, type MaybePromise } from './server/maybe-promise.ts';
export type { MaskedRequest, Observed } from './server/observed.ts';
export type * from './server/partner.ts';
export * from './server/pipeline.ts';
export * from './server/rate-limit.ts';
export type { RawRequest } from './server/raw-request.ts';
export { unrouted } from './server/refusals.ts';
export { namesOf } from './schema.ts';
export { refusal, refused, rendered } from './server/rendered-response.ts';
export { readParts } from './server/request.ts';
export { Router } from './server/router.ts';
export * from './server/steady.ts';
export { unavailableMessage } from './server/unavailable.ts';
export { validateParts } from './server/validate.ts';
export { violations } from './server/violations.ts';
