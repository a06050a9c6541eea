// Runs a merchant on its own platform, the same in every run, to cause the events that the catalog
// shows.
import { unwrap } from '@kasir/control/client';
import { createKasir } from '@kasir/server/in-process';

export type Body = Readonly<Record<string, unknown>>;

export interface SentEvent {
  readonly event: string;
  readonly body: Body;
}

export interface Merchant {
  /** Sends JSON; throws when the response is not a success. */
  readonly post: (
    path: string,
    body?: Body,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Body>;
  readonly get: (path: string) => Promise<Body>;
  /** Presses a button of a hosted page; returns the URL to which the payer is sent. */
  readonly press: (url: unknown, choice: string) => Promise<string>;
  /** Advances the clock, and waits for everything that falls due by then. */
  readonly pass: (ms: number) => Promise<void>;
  /** Takes one step in the lifecycle of a sub-account. */
  readonly step: (subAccount: string, step: 'register' | 'activate') => Promise<void>;
  /** Sets the result of the next operation of a channel. */
  readonly script: (work: 'payment' | 'capture' | 'refund', outcome: 'fail') => Promise<void>;
  /** Returns the events of all accounts so far, each account's oldest first. */
  readonly events: () => Promise<readonly SentEvent[]>;
  readonly close: () => Promise<void>;
}

const SEED = 20_260_101;

const succeed = async (what: string, response: Response): Promise<Response> => {
  if (response.ok || response.status === 303) return response;
  throw new Error(`${what} responded ${response.status}: ${await response.text()}`);
};

/** Opens the platform; `dialect` selects whose behavior it follows. */
export const openMerchant = async (dialect: 'spec' | 'service'): Promise<Merchant> => {
  const kasir = await createKasir({ seed: SEED, dialect });
  const { baseUrl, control, account } = kasir;
  const basic = (key: string): string => `Basic ${btoa(`${key}:`)}`;
  let repeats = 0;
  const call = async (method: string, path: string, init: RequestInit): Promise<Body> => {
    const response = await kasir.fetch(baseUrl + path, { method, redirect: 'manual', ...init });
    const text = await (await succeed(`${method} ${path}`, response)).text();
    return JSON.parse(text || '{}') as Body;
  };
  const settle = async (): Promise<void> => void unwrap(await control.clock.quiet({ body: {} }));
  return {
    post: async (path, body = {}, headers = {}) => {
      repeats += 1;
      const made = await call('POST', path, {
        headers: {
          authorization: basic(kasir.key),
          'content-type': 'application/json',
          'idempotency-key': `event-${repeats}`,
          ...headers,
        },
        body: JSON.stringify(body),
      });
      await settle();
      return made;
    },
    get: (path) => call('GET', path, { headers: { authorization: basic(kasir.key) } }),
    press: async (url, choice) => {
      const body = new URLSearchParams({ choice });
      const response = await kasir.fetch(String(url), { method: 'POST', body, redirect: 'manual' });
      const { headers } = await succeed(`POST ${String(url)}`, response);
      await settle();
      return new URL(headers.get('location') ?? '', String(url)).href;
    },
    pass: async (ms) => {
      unwrap(await control.clock.advance({ body: { ms, wait_ms: 60_000 } }));
      await settle();
    },
    step: async (id, step) => {
      unwrap(await control.subAccounts[step]({ params: { id } }));
      await settle();
    },
    script: async (work, outcome) => {
      const body = { match: { work }, steps: [{ outcome }] };
      unwrap(await control.scripts.create({ params: { id: account }, body }));
    },
    events: async () => {
      const { data } = unwrap(await control.accounts.list({ query: {} }));
      const lists = await Promise.all(
        data.map(async ({ id }) => {
          const all: SentEvent[] = [];
          for (let before: string | null | undefined; before !== null;) {
            const page = unwrap(
              await control.events.list({
                params: { id },
                query: { limit: 100, ...(before !== undefined && { before }) },
              }),
            );
            all.push(...page.data.map(({ event, body }) => ({ event, body: body as Body })));
            before = page.next;
          }
          return all.toReversed();
        }),
      );
      return lists.flat();
    },
    close: () => kasir.close(),
  };
};
