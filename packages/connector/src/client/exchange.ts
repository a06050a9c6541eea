// Sends one signed request to a connector and reads its response.
import { parseJson, readBody } from '../http/read-body.ts';
import { VERSION, VERSION_HEADER } from '../protocol/index.ts';
import { contentWithoutBody, signatureHeaders } from '../signature/sign.ts';
import type { System } from '../system.ts';

export interface Target {
  /** Base URL without a slash at its end. */
  readonly url: string;
  readonly keys: readonly Uint8Array[];
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  /** Aborts requests. */
  readonly signal: AbortSignal | null;
  readonly system: System;
}

export interface Sent {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** Path with query below the base URL. */
  readonly path: string;
  /** The JSON of a POST; null for a GET. */
  readonly body: string | null;
  /** The maximum number of bytes of the response, where it may be long. */
  readonly most?: number | undefined;
}

/** A response in the version of the protocol. */
export interface Received {
  readonly status: number;
  readonly body: unknown;
}

/** The request did not leave this machine. */
export class NotSent extends Error {}

/** Codes of errors that occur before a connection is open. */
const beforeSending: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND']);

const isNotSent = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof Error)) return false;
  // A host name with several addresses has one error for each of them.
  const each = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  return (
    each.length > 0 &&
    each.every((one) => one instanceof Error && 'code' in one && beforeSending.has(one.code))
  );
};

/**
 * Sends a request; returns null for a response that is not one of the protocol. Throws `NotSent`
 * when no connection could be opened, and other errors when the request may have arrived.
 */
export const exchange = async (
  { url, keys, fetch, timeoutMs, signal }: Target,
  { id, timestamp, path, body, most }: Sent,
): Promise<Received | null> => {
  const method = body === null ? 'GET' : 'POST';
  const content = body ?? contentWithoutBody(method, path);
  const init: RequestInit = {
    method,
    headers: {
      [VERSION_HEADER]: VERSION,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...signatureHeaders(keys, { id, timestamp, content }),
    },
    body,
    // A redirect could send the request with card data to another host.
    redirect: 'manual',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  };
  const response = await fetch(url + path, init).catch((error: unknown) => {
    throw isNotSent(error)
      ? new NotSent(`No connection to ${new URL(url).host}. Is the connector running?`)
      : error;
  });
  if (response.headers.get(VERSION_HEADER) === null) {
    await response.body?.cancel();
    return null;
  }
  const bytes = await readBody(response, most);
  return bytes && { status: response.status, body: parseJson(bytes) };
};
