// What goes out and comes back in one exchange of HTTP, whatever carries it.
import type { CallData } from './call-data.ts';

/** A request as every attempt of a call sends it. */
export interface OutgoingRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: CallData['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly idempotencyKey: string | null;
}

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case; repeated headers joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Mutable notes of an exchange on what it has done so far. */
export interface SendProgress {
  /** Whether the request has left; `perhaps` where the exchange cannot see it. */
  sent: 'no' | 'perhaps' | 'yes';
  requestId: string | null;
}

/**
 * Sends a request once and reads the whole response. Rejects with `Unsendable` for a request that
 * can never be sent; ends when the signal aborts.
 */
export type Exchange = (
  message: OutgoingRequest,
  progress: SendProgress,
  signal: AbortSignal,
) => Promise<HttpResponse>;

/** The request itself is wrong: no attempt can send it. */
export class Unsendable extends TypeError {}

/** What an error may say; one of another context is no instance of ours. */
export interface ErrorFields {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** The fields of whatever was thrown. */
export const errorFields = (error: unknown): ErrorFields =>
  typeof error === 'object' && error !== null ? error : { message: String(error) };
