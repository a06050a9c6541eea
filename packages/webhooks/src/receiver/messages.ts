// Defines deliveries and responses independently of the HTTP server.

/** Headers as in fetch, or a record with names in upper or lower case. */
export type DeliveryHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A delivery as received, with its body not yet parsed. */
export interface Delivery {
  readonly headers: DeliveryHeaders;
  readonly body: string | Uint8Array;
}

/** A response, and the work to do after it is sent. */
export interface WebhookResponse {
  readonly status: number;
  readonly text: string;
  readonly after?: () => Promise<void>;
}

/** Returns the value of a header, in any case of its name; null when it is missing or empty. */
export const headerOf = (headers: DeliveryHeaders, name: string): string | null => {
  if (typeof headers.get === 'function') return headers.get(name) || null;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  const value: unknown = Array.isArray(found?.[1]) ? found[1].join(' ') : found?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
};
