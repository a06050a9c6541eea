// Names the headers by which processors recognize a repeated request; prism itself does not send
// them.

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
 * The time, in milliseconds, for which a key may be used again. These processors keep a key for 24
 * hours; the rest is a margin for delayed requests.
 */
export const KEY_LIFETIME_MS = 20 * 3_600_000;
