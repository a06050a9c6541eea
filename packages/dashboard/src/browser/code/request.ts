// A request for generated code, created from the log.

/** A request of the API; hidden values are placeholders, as in the log. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Null or undefined without a body. */
  readonly body?: unknown;
}

/** Headers that the program that sends a request sets by itself. */
const automatic: readonly string[] = [
  'accept',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'host',
  'user-agent',
];

/** Returns the headers that belong to the request, not to the program that sent it. */
export const ownHeaders = ({ headers }: Pick<SentRequest, 'headers'>): [string, string][] =>
  Object.entries(headers).filter(([name]) => !automatic.includes(name));

/** Returns the path with its query. */
export const targetWithQuery = ({ path, query }: Pick<SentRequest, 'path' | 'query'>): string => {
  const values = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one): [string, string] => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
  const search = new URLSearchParams(values).toString();
  return search === '' ? path : `${path}?${search}`;
};

export const hasBody = ({ body }: Pick<SentRequest, 'body'>): boolean =>
  body !== null && body !== undefined;

/** The placeholders in the log for values that it does not contain. */
const hidden = /^\[(?:secret|hidden|digits|key|invalid|\d+ characters, not kept)\]$/;

/** Returns the places of values that the log has hidden, such as `body.card.cvv`. */
export const hiddenPlaces = (request: SentRequest): readonly string[] => {
  const within = (value: unknown, place: string): string[] => {
    if (typeof value === 'string') return hidden.test(value) ? [place] : [];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([name, inner]) => within(inner, `${place}.${name}`));
  };
  return [
    ...within(Object.fromEntries(ownHeaders(request)), 'headers'),
    ...within(request.query, 'query'),
    ...within(request.body, 'body'),
  ];
};
