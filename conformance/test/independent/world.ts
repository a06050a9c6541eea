// What the independent server knows: accounts, keys, their books of resources, its time and what is due later.
import { randomBytes } from 'node:crypto';
import type { Wrong } from './wrongs.ts';

export type Json = Record<string, unknown>;

/** One entry of a list: what clients see. */
export interface Row {
  readonly at: number;
  readonly view: Json;
}

/** A remembered response of an idempotency key. */
interface Remembered {
  readonly at: number;
  readonly print: string;
  readonly status: number;
  readonly body: unknown;
}

/** The resources of one account in one mode. */
export interface Book {
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
  /** Payment and what was refunded of it, in minor units, by the id of the payment request. */
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
  readonly test: Book;
  readonly live: Book;
}

export interface Key {
  readonly book: Book;
  readonly can: 'everything' | 'read' | 'nothing';
}

/** Everything of one running server. */
export interface World {
  readonly wrong: Wrong | undefined;
  readonly quota: number;
  origin: string;
  ahead: number;
  readonly accounts: Map<string, Account>;
  readonly keys: Map<string, Key>;
  readonly remembered: Map<string, Remembered>;
  readonly due: { at: number; act: () => void }[];
  readonly sending: Set<Promise<void>>;
  readonly refuseRefundsWith: { code: string | undefined };
}

/** A request that is rejected. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  readonly status: number;
  readonly code: string;
  readonly violations: Json[] | undefined;

  constructor(status: number, code: string, message: string, violations?: Json[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.violations = violations;
  }
}

/** Says which field is wrong, and how. */
export const invalid = (field: string, reason: string): Rejection =>
  new Rejection(400, 'API_VALIDATION_ERROR', `${field} ${reason}`, [{ field, reason }]);

export const newId = (prefix: string): string => prefix + randomBytes(12).toString('hex');

export const now = (world: World): number => Date.now() + world.ahead;

/** A moment on the wire: UTC, with the offset written out. */
export const stamp = (at: number): string => new Date(at).toISOString().replace('Z', '+00:00');

/** Makes an empty book. */
const newBook = (account: Account, live: boolean): Book => ({
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

/** How an account is opened. */
export interface AccountOptions {
  readonly platform?: boolean | undefined;
  readonly parent?: string | undefined;
  readonly callbackUrl?: string | undefined;
  readonly token?: string | undefined;
}

/** Opens an account. */
export const openAccount = (world: World, options: AccountOptions = {}): Account => {
  const token = options.token ?? newId('');
  const account = {
    id: newId(''),
    platform: options.platform ?? false,
    parent: options.parent,
    callbackUrl: options.callbackUrl ?? '',
    token,
    oldToken: token,
  } as Account;
  Object.assign(account, { test: newBook(account, false), live: newBook(account, true) });
  world.accounts.set(account.id, account);
  return account;
};

/** Makes a key. */
export const openKey = (world: World, book: Book, can: Key['can'] = 'everything'): string => {
  const key = newId(book.live ? 'sk_live_' : 'sk_test_');
  world.keys.set(key, { book, can });
  return key;
};

/** Does what has become due, in the order of time. */
export const settleDue = (world: World, until = now(world)): void => {
  for (;;) {
    const next = world.due.reduce<(typeof world.due)[number] | undefined>(
      (first, job) => (job.at <= until && (!first || job.at < first.at) ? job : first),
      undefined,
    );
    if (!next) return;
    world.due.splice(world.due.indexOf(next), 1);
    next.act();
  }
};
