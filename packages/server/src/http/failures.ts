// What is said when a request cannot be answered as it should: bytes that are no request, and
// errors of the platform itself.
import { edgeErrors } from '@kasir/core';
import { Unavailable } from '@kasir/core/server';
import type { Refusal } from './answer.ts';

const malformed = (status: number, message: string): Refusal => ({
  status,
  error_code: 'API_VALIDATION_ERROR',
  message,
});

const tooSlow: Refusal = {
  status: edgeErrors.REQUEST_TIMEOUT,
  error_code: 'REQUEST_TIMEOUT',
  message: 'The request was not received in time. Send it again.',
};

const headersTooLarge = malformed(431, 'The headers must be at most 16384 bytes long.');

/** The refusal of bytes that are no whole HTTP request; null when the connection is broken. */
export const unreadable = ({ code = '' }: NodeJS.ErrnoException): Refusal | null => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge;
  return code.startsWith('HPE_') ? malformed(400, 'Malformed HTTP request.') : null;
};

export const noProxy = malformed(400, 'CONNECT is not supported: this server is not a proxy.');

/** The answer to an error that nobody has foreseen, and to a database that is away. */
export const failureOf = (error: unknown, method: string): Refusal => {
  const reads = method === 'GET' || method === 'HEAD';
  if (error instanceof Unavailable && (reads || error.nothingWritten))
    return {
      status: edgeErrors.SERVICE_UNAVAILABLE,
      error_code: 'SERVICE_UNAVAILABLE',
      message: 'The database cannot be reached and nothing was changed. Try again in a moment.',
      headers: { 'retry-after': '1' },
    };
  return {
    status: 500,
    error_code: 'SERVER_ERROR',
    message: reads
      ? 'This could not be read. Try again later.'
      : 'The outcome is unknown. Read the resource before you try again.',
  };
};

/** Codes of a connection that the client has left while its answer was on the way. */
const left = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'EPIPE',
  'ECONNRESET',
]);

export const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && left.has(String(error.code));
