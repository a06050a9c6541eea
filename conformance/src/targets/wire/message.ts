// Defines requests and responses as laws, watchers and reports see them.

/**
 * The owner of the key that a request carries; reports and curl transcripts show `name` in its
 * place.
 */
export interface Actor {
  readonly name: string;
  readonly key: string;
  /** Sub-account the request acts for. */
  readonly forUserId?: string;
  /** Signs a request of the bank standard as the actor's partner; absent without a partner. */
  readonly sign?: (request: OutgoingRequest) => OutgoingRequest;
}

export interface OutgoingRequest {
  /** Contract id, or null for a request that is not about an endpoint. */
  readonly endpoint: string | null;
  /** Null sends no Authorization header. */
  readonly actor: Actor | null;
  readonly method: string;
  /** Path and query below the base URL, encoded as they are to be sent. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

export interface ApiResponse {
  readonly status: number;
  /** Names in lower case; repeated ones joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; undefined if it is not JSON. */
  readonly body: unknown;
}

/** One request and its outcome; times are milliseconds of the run's own clock. */
export interface Exchange {
  readonly outgoing: OutgoingRequest;
  readonly response: ApiResponse | null;
  /** The reason why there is no response, or null. */
  readonly problem: string | null;
  readonly from: number;
  readonly to: number;
  /** The way it was sent, if that matters, e.g. `cut off after the last byte`. */
  readonly manner: string | null;
}

/** Returns whether a response has a 2xx status. */
export const isSuccess = ({ status }: ApiResponse): boolean => status >= 200 && status < 300;

/** Parses JSON; returns undefined if the text is not JSON. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Returns a field of an object, or undefined for anything else. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** Returns the items of a plain list or of a page. */
export const itemsOf = (body: unknown): readonly unknown[] => {
  const items = Array.isArray(body) ? body : field(body, 'data');
  return Array.isArray(items) ? items : [];
};

/** Returns the `Authorization` header for a key (AUTH-02). */
export const basic = (key: string): string =>
  `Basic ${Buffer.from(`${key}:`, 'utf8').toString('base64')}`;

/** Returns the headers as they are sent, including credentials. */
export const headersOf = ({ actor, headers }: OutgoingRequest): Record<string, string> => ({
  ...(actor && { authorization: basic(actor.key) }),
  ...(actor?.forUserId !== undefined && { 'for-user-id': actor.forUserId }),
  ...headers,
});

/** Returns the object in a field of a body; an empty object when the field contains no object. */
export const objectIn = (body: unknown, name: string): Readonly<Record<string, unknown>> => {
  const value = field(body, name);
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : {};
};
