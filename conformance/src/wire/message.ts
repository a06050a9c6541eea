// Requests and responses as laws, watchers and reports see them.

/** Whose key a request carries; `name` stands for the key in reports and curl transcripts. */
export interface Actor {
  readonly name: string;
  readonly key: string;
  /** Sub-account the request acts for. */
  readonly forUserId?: string;
}

export interface OutgoingRequest {
  /** Contract id, or null for a request that is about no endpoint. */
  readonly endpoint: string | null;
  /** Null sends no Authorization. */
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
  /** The body as JSON, undefined when it is none. */
  readonly body: unknown;
}

/** One request and what became of it; times are milliseconds of the run's own clock. */
export interface Exchange {
  readonly outgoing: OutgoingRequest;
  readonly response: ApiResponse | null;
  /** Why there is no response. */
  readonly problem: string | null;
  readonly from: number;
  readonly to: number;
  /** How it was sent where that matters, e.g. `cut off after the last byte`. */
  readonly manner: string | null;
}

/** Whether a response has a 2xx status. */
export const isSuccess = ({ status }: ApiResponse): boolean => status >= 200 && status < 300;

/** JSON of a text, or undefined. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** An object's field, or undefined for anything else. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The items of a list: of a plain one, or of a page of one. */
export const itemsOf = (body: unknown): readonly unknown[] => {
  const items = Array.isArray(body) ? body : field(body, 'data');
  return Array.isArray(items) ? items : [];
};

/** `Authorization` for a key (AUTH-02). */
export const basic = (key: string): string =>
  `Basic ${Buffer.from(`${key}:`, 'utf8').toString('base64')}`;

/** The headers as they are sent, credentials included. */
export const headersOf = ({ actor, headers }: OutgoingRequest): Record<string, string> => ({
  ...(actor && { authorization: basic(actor.key) }),
  ...(actor?.forUserId !== undefined && { 'for-user-id': actor.forUserId }),
  ...headers,
});
