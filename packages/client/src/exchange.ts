// Declares an HTTP exchange, request and response, independent of its transport.
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

/** Mutable record of the progress of an exchange. */
export interface SendProgress {
  /** Shows whether the request was sent; `perhaps` when the exchange cannot know. */
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

/** An error in the request itself: no attempt can send it. */
export class Unsendable extends TypeError {}

/**
 * The fields that an error may have. They are read without `instanceof`, because an error of
 * another context is not an instance of our `Error`.
 */
export interface ErrorFields {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** Returns the fields of any thrown value. */
export const errorFields = (error: unknown): ErrorFields =>
  typeof error === 'object' && error !== null ? error : { message: String(error) };
