// The state of the independent server: accounts, keys, resources, time and jobs.
import { randomBytes } from 'node:crypto';
import type { Wrong } from './wrongs.ts';

export type Json = Record<string, unknown>;

/** One entry of a list, with the view that clients see. */
export interface Row {
  readonly at: number;
  readonly view: Json;
}

/** The response that is remembered for an idempotency key. */
interface Remembered {
  readonly at: number;
  readonly print: string;
  readonly status: number;
  readonly body: unknown;
}

/** The resources of one account in one mode. */
export interface Store {
  readonly account: Account;
  readonly live: boolean;
  readonly codes: Json[];
  readonly codePayments: Json[];
  readonly methods: Json[];
  readonly requests: Json[];
  readonly refunds: Json[];
  readonly customers: Json[];
  readonly transactions: Row[];
  readonly v3Requests: Json[];
  readonly tokens: Json[];
  /** Payment and its refunded part, in minor units, by the id of the payment request. */
  readonly paid: Map<string, { payment: string; total: number; refunded: number; times: number }>;
  readonly hits: Map<string, number[]>;
}

export interface Account {
  readonly id: string;
  readonly platform: boolean;
  readonly parent: string | undefined;
  callbackUrl: string;
  token: string;
  oldToken: string;
  readonly test: Store;
  readonly live: Store;
}

export interface Key {
  readonly store: Store;
  readonly can: 'everything' | 'read' | 'nothing';
}

/** The whole state of one running server. */
export interface State {
  readonly wrong: Wrong | undefined;
  readonly quota: number;
  origin: string;
  ahead: number;
  frozenAt: number | undefined;
  readonly accounts: Map<string, Account>;
  readonly keys: Map<string, Key>;
  readonly remembered: Map<string, Remembered>;
  readonly due: { at: number; act: () => void }[];
  readonly sending: Set<Promise<void>>;
  readonly refuseRefundsWith: { code: string | undefined };
}

/** The rejection of a request, as an error to throw. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Returns a rejection that states which field is invalid, and why. */
export const invalid = (field: string, reason: string): Rejection =>
  new Rejection(400, 'API_VALIDATION_ERROR', `${field} ${reason}`);

export const newId = (prefix: string): string => prefix + randomBytes(12).toString('hex');

export const now = (state: State): number => state.frozenAt ?? Date.now() + state.ahead;

/** Moves time forward, even while it is frozen. */
export const moveTo = (state: State, at: number): void => {
  const step = Math.max(0, at - now(state));
  if (state.frozenAt === undefined) state.ahead += step;
  else state.frozenAt += step;
};

/** Returns an instant as on the wire: UTC, with the offset written out. */
export const stamp = (at: number): string => new Date(at).toISOString().replace('Z', '+00:00');

/** Creates an empty store. */
const newStore = (account: Account, live: boolean): Store => ({
  account,
  live,
  codes: [],
  codePayments: [],
  methods: [],
  requests: [],
  refunds: [],
  customers: [],
  transactions: [],
  v3Requests: [],
  tokens: [],
  paid: new Map(),
  hits: new Map(),
});

/** Options for opening an account. */
export interface AccountOptions {
  readonly platform?: boolean | undefined;
  readonly parent?: string | undefined;
  readonly callbackUrl?: string | undefined;
  readonly token?: string | undefined;
}

/** Opens an account. */
export const openAccount = (state: State, options: AccountOptions = {}): Account => {
  const token = options.token ?? newId('');
  const account = {
    id: newId(''),
    platform: options.platform ?? false,
    parent: options.parent,
    callbackUrl: options.callbackUrl ?? '',
    token,
    oldToken: token,
  } as Account;
  Object.assign(account, { test: newStore(account, false), live: newStore(account, true) });
  state.accounts.set(account.id, account);
  return account;
};

/** Creates a key. */
export const openKey = (state: State, store: Store, can: Key['can'] = 'everything'): string => {
  const key = newId(store.live ? 'sk_live_' : 'sk_test_');
  state.keys.set(key, { store, can });
  return key;
};

/** Runs the jobs that are due, in the order of time. */
export const settleDue = (state: State, until = now(state)): void => {
  for (;;) {
    const next = state.due.reduce<(typeof state.due)[number] | undefined>(
      (first, job) => (job.at <= until && (!first || job.at < first.at) ? job : first),
      undefined,
    );
    if (!next) return;
    state.due.splice(state.due.indexOf(next), 1);
    next.act();
  }
};
