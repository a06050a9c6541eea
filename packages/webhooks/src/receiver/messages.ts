// Deliveries and responses, independent of the HTTP server.

/** Headers as fetch has them, or a record in any spelling. */
export type DeliveryHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A delivery as it came: the body before anything parsed it. */
export interface Delivery {
  readonly headers: DeliveryHeaders;
  readonly body: string | Uint8Array;
}

/** A response, and the work to do after it was sent. */
export interface WebhookResponse {
  readonly status: number;
  readonly text: string;
  readonly after?: () => Promise<void>;
}

/** The value of a header, whatever the spelling of its name; null when it is missing or empty. */
export const headerOf = (headers: DeliveryHeaders, name: string): string | null => {
  if (typeof headers.get === 'function') return headers.get(name) || null;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  const value: unknown = Array.isArray(found?.[1]) ? found[1].join(' ') : found?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
};
