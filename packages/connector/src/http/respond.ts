// Builds the responses of the protocol.
import { errorStatuses, VERSION, VERSION_HEADER, type ErrorCode } from '../protocol/index.ts';

/** Returns a JSON response with the header of the version. */
export const respond = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', [VERSION_HEADER]: VERSION },
  });

export interface ErrorParts {
  /** The problem, and its remedy. */
  readonly message: string;
  /** Path of the field with the problem, or null. */
  readonly field?: string | null;
  /** Id of the operation that the error is about, or null. */
  readonly operation?: string | null;
}

/** Returns an error with its status. */
export const respondError = (
  code: ErrorCode,
  { message, field = null, operation = null }: ErrorParts,
): Response => respond(errorStatuses[code], { error: { code, message, field, operation } });
