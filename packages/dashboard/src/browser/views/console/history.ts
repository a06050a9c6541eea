// The requests that were made in this browser. Their bodies are not stored here, but read from the
// log of the server, which contains no secrets.

/** A request that was made from the console. */
export interface Made {
  readonly account: string;
  readonly request_id: string;
  readonly method: string;
  /** The path of the endpoint, without ids and query. */
  readonly path: string;
  readonly status: number;
  /** Time at which it was made, in ISO 8601. */
  readonly at: string;
}

const STORED = 'kasir-console';
const MADE_MAX = 20;

const isMade = (value: unknown): value is Made => {
  const one = value as Partial<Made> | null;
  return (
    typeof one?.account === 'string' &&
    typeof one.request_id === 'string' &&
    typeof one.method === 'string' &&
    typeof one.path === 'string' &&
    typeof one.status === 'number' &&
    typeof one.at === 'string'
  );
};

/** Returns the stored requests, without entries that cannot be read. */
const readAll = (): readonly Made[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMade) : [];
  } catch {
    return [];
  }
};

/** Returns the requests made for an account, newest first. */
export const readMade = (account: string): readonly Made[] =>
  readAll().filter((one) => one.account === account);

/** Remembers a request; the oldest are forgotten. */
export const rememberMade = (made: Made): void => {
  localStorage.setItem(STORED, JSON.stringify([made, ...readAll()].slice(0, MADE_MAX)));
};
