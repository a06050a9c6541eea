// A platform with a sub-account on any store for tests, with the objects created there and the
// result of each request.
import type { Store } from '@kasir/core/store';
import type { Kasir } from '../app/kasir.ts';
import { openKasir } from '../app/open.ts';
import { callTo } from './call.ts';

export type Body = Record<string, unknown>;

export interface ScenarioResponse {
  readonly status: number;
  readonly body: Body;
}

/** Sends a request; throws any error that the platform could not handle, in a request or a job. */
type Send = (
  method: string,
  target: string,
  body?: unknown,
  as?: string,
) => Promise<ScenarioResponse>;

/** A callback URL that refuses immediately: no name is resolved, and nothing is sent. */
export const callbackUrl = 'http://127.0.0.1:9/callbacks';

interface CreatedRequest {
  readonly id: string;
  readonly as: string;
  readonly amount: number;
}

/** The objects created so far, for later steps. */
interface Made {
  readonly requests: CreatedRequest[];
  /** Those whose payment waits for its capture. */
  readonly held: CreatedRequest[];
  readonly refunds: { id: string; as: string }[];
  /** Objects that payers pay and merchants act on, by the kind they were created as. */
  readonly items: Item[];
}

/** The parameters of an action. */
export interface Use {
  readonly amount: number;
  readonly percent: number;
}

/** An object created for an account, with its possible actions. */
export interface Item {
  readonly kind: string;
  readonly actions: Readonly<Record<string, (use: Use) => Promise<ScenarioResponse>>>;
}

export interface PaymentScenario {
  readonly kasir: Kasir;
  readonly send: Send;
  /** The platform's own id and that of its sub-account; the latter has terms of its own. */
  readonly accounts: readonly string[];
  readonly made: Made;
  /** The number of times each kind of step took effect. */
  readonly effects: Map<string, number>;
  /** Every request that changes something, with its status: printed when the books disagree. */
  readonly history: string[];
  /** Presses a button of a hosted page as a payer; returns the URL it leads to. */
  readonly press: (url: string, choice: string, typed?: Body) => Promise<string>;
  /** Returns a number that no other object of the scenario has. */
  readonly next: () => number;
}

/** Opens the platform on a store; card payments of its sub-account settle after two days. */
export const openPaymentScenario = async (
  store: Store,
  refunds: 'sync' | 'async',
  dialect: 'spec' | 'service' = 'spec',
): Promise<PaymentScenario> => {
  const thrown: unknown[] = [];
  const kasir = await openKasir({
    store,
    refunds,
    dialect,
    rates: { test: 0, address: 0 },
    observe: ({ error }) => error !== undefined && thrown.push(error),
    failed: (_, error) => thrown.push(error),
  });
  const call = callTo(kasir);
  const history: string[] = [];
  const note = (...parts: readonly unknown[]) => history.push(parts.join(' '));
  const send: Send = async (method, target, body, as) => {
    const response = await call(method, target, body, { as });
    const { error_code = '' } = (response.body ?? {}) as Body;
    if (method !== 'GET')
      note(as, method, target, JSON.stringify(body), response.status, error_code);
    const [error] = thrown;
    if (error !== undefined) throw error;
    return { status: response.status, body: response.body as Body };
  };
  const press: PaymentScenario['press'] = async (url, choice, typed = {}) => {
    const { pathname } = new URL(url);
    const form = new URLSearchParams({ choice, ...(typed as Record<string, string>) });
    const { status, headers } = await kasir.pages('POST', pathname, form);
    note('payer', pathname, choice, status);
    const [error] = thrown;
    if (error !== undefined) throw error;
    return new URL(headers['location'] ?? url, url).href;
  };
  let numbers = 0;
  await kasir.clock.freeze();
  const opened = await send('POST', '/v2/accounts', {
    email: 'cabang@merchant.example',
    type: 'OWNED',
    public_profile: { business_name: 'Toko Cabang' },
  });
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  const sub = String(opened.body['id']);
  await kasir.directory.changeAccount(sub, (account) => ({
    ...account,
    terms: {
      CARDS: { settlement_days: 2 },
      VIRTUAL_ACCOUNT: { settlement_days: 1, fee_basis_points: 333 },
      EWALLET: { settlement_days: 1 },
      DIRECT_DEBIT: { settlement_days: 3 },
      CARDLESS_CREDIT: { settlement_days: 7 },
    },
  }));
  for (const account of [kasir.account, sub])
    await kasir.directory.changeAccount(account, (one) => ({
      ...one,
      cards: { optional_authentication: true },
    }));
  return {
    kasir,
    send,
    accounts: [kasir.account, sub],
    made: { requests: [], held: [], refunds: [], items: [] },
    effects: new Map(),
    history,
    press,
    next: () => (numbers += 1),
  };
};

/** Counts a step that took effect; returns whether it did. */
export const noted = (
  { effects }: Pick<PaymentScenario, 'effects'>,
  kind: string,
  { status }: ScenarioResponse,
): boolean => {
  const worked = status < 300;
  if (worked) effects.set(kind, (effects.get(kind) ?? 0) + 1);
  return worked;
};

/** Returns a share of an amount in percent, at least one unit. */
export const part = (whole: number, share: number): number =>
  Math.max(1, Math.floor((whole * share) / 100));
