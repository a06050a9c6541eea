// Selects the values that a test may expect of a response: those that are the same each time.

/** A constant of the API, such as a status or a type; assigned codes have digits or are longer. */
const constant = /^[A-Z]{2,}(?:_[A-Z]+){0,5}$/;

/** Returns all single values in a value of JSON, with the name of the field that holds each. */
const valuesIn = (value: unknown, name = ''): string[] => {
  if (value === null || typeof value !== 'object') return [`${name}=${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([field, inner]) =>
    valuesIn(inner, Array.isArray(value) ? name : field),
  );
};

/** Returns the fields that hold a repeatable value; undefined when there is none. */
const fieldsOf = (
  value: object,
  repeats: (name: string, value: unknown) => boolean,
): Record<string, unknown> | undefined => {
  const fields = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (inner === null || typeof inner !== 'object')
      return repeats(name, inner) ? [[name, inner]] : [];
    // Lists grow with other activity.
    const kept = Array.isArray(inner) ? undefined : fieldsOf(inner, repeats);
    return kept ? [[name, kept]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
};

const isHidden = (value: unknown): boolean => typeof value === 'string' && value.startsWith('[');

/** Returns whether a value is an id, a time or an address, which are new each time. */
const isAssigned = (value: unknown): boolean =>
  typeof value === 'string' &&
  /[\da-f]{8}-[\da-f]{4}-|[\da-f]{24}|^\d{4}-\d\d-\d\dT|kasir\.localhost|127\.0\.0\.1/.test(value);

interface Exchange {
  readonly method: string;
  readonly body?: unknown;
  readonly response?: unknown;
  readonly error_code: string | null;
}

/**
 * Returns the part of a response that is the same when the request is made again: values that were
 * sent, and constants of the API. Of a read, only values that the requests before it have sent
 * or received, because the object may have changed since.
 */
export const expectedOf = (
  { method, body, response, error_code: code }: Exchange,
  before: readonly Pick<Exchange, 'body' | 'response'>[],
): Record<string, unknown> | undefined => {
  if (code !== null) return { error_code: code };
  if (response === null || typeof response !== 'object' || Array.isArray(response))
    return undefined;
  const isRead = method === 'GET';
  const known = new Set(
    isRead
      ? before.flatMap((one) => [...valuesIn(one.body), ...valuesIn(one.response)])
      : valuesIn(body),
  );
  return fieldsOf(response, (name, value) => {
    if (value === null || isHidden(value) || isAssigned(value)) return false;
    if (known.has(`${name}=${JSON.stringify(value)}`)) return true;
    return !isRead && typeof value === 'string' && constant.test(value);
  });
};
