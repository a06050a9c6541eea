// Refusals of input that is not an HTTP request, and of requests that failed inside the platform.
import { edgeErrors } from '@kasir/core';
import { unavailableMessage } from '@kasir/core/pipeline';
import { Unavailable } from '@kasir/core/store';
import type { Refusal } from './response.ts';

const malformedRequest = (status: number, message: string): Refusal => ({
  status,
  error_code: 'API_VALIDATION_ERROR',
  message,
});

const tooSlow: Refusal = {
  status: edgeErrors.REQUEST_TIMEOUT,
  error_code: 'REQUEST_TIMEOUT',
  message: 'The request was not received in time. Send it again.',
};

const headersTooLarge = malformedRequest(431, 'The headers must be at most 16384 bytes long.');

/** Returns the refusal of an incomplete or malformed request; null for a broken connection. */
export const refusalOfBytes = ({ code = '' }: NodeJS.ErrnoException): Refusal | null => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge;
  return code.startsWith('HPE_') ? malformedRequest(400, 'Malformed HTTP request.') : null;
};

export const connectRefused = malformedRequest(
  400,
  'CONNECT is not supported: this server is not a proxy.',
);

/** Returns the refusal of a failed request: an unexpected error, or an unreachable database. */
export const refusalOfError = (error: unknown, method: string): Refusal => {
  const reads = method === 'GET' || method === 'HEAD';
  if (error instanceof Unavailable && (reads || error.nothingWritten))
    return {
      status: edgeErrors.SERVICE_UNAVAILABLE,
      error_code: 'SERVICE_UNAVAILABLE',
      message: unavailableMessage(error),
      headers: { 'retry-after': '1' },
    };
  return {
    status: 500,
    error_code: 'SERVER_ERROR',
    message: reads
      ? 'The resource could not be read. Try again later.'
      : 'The outcome is unknown. Read the resource before you try again.',
  };
};

/** Error codes of a connection that the client closed while its response was being sent. */
const disconnectCodes = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'EPIPE',
  'ECONNRESET',
]);

export const isDisconnect = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && disconnectCodes.has(String(error.code));
