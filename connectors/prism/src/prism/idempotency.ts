// Names the headers by which processors recognize a request that they got before. prism sends none.

/** The header of the idempotency key, by processor, as its documentation states it. */
const headers: Readonly<Record<string, string>> = {
  adyen: 'idempotency-key',
  stripe: 'idempotency-key',
  xendit: 'idempotency-key',
};

/** Returns the header for a key at a processor; null when no such header is known. */
export const idempotencyHeaderOf = (processor: string): string | null =>
  Object.hasOwn(headers, processor) ? (headers[processor] ?? null) : null;

/**
 * The time, in milliseconds, for which all these processors keep a key: they promise 24 hours, and
 * a request may be on its way for a while.
 */
export const KEY_LIFETIME_MS = 20 * 3_600_000;
