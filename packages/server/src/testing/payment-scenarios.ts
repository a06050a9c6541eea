// For tests: a platform with a sub-account on any store, and every action that moves their money.
import type { Store } from '@kasir/core/server';
import fc from 'fast-check';
import { createKasir, type Kasir } from '../kasir.ts';
import { callTo } from './call.ts';
import { paymentRequestBodies } from './request-bodies.ts';

export type Body = Record<string, unknown>;

export interface ScenarioResponse {
  readonly status: number;
  readonly body: Body;
}

/** Sends a request; throws what the platform could not handle, in a request or a job. */
type Send = (
  method: string,
  target: string,
  body?: unknown,
  as?: string,
) => Promise<ScenarioResponse>;

interface CreatedRequest {
  readonly id: string;
  readonly as: string;
  readonly amount: number;
}

/** The objects created so far, for later steps. */
interface Made {
  readonly requests: CreatedRequest[];
  /** Those of them whose payment waits for its capture. */
  readonly held: CreatedRequest[];
  readonly refunds: { id: string; as: string }[];
}

export interface PaymentScenario {
  readonly kasir: Kasir;
  readonly send: Send;
  /** The platform's own id and that of its sub-account; the latter has terms of its own. */
  readonly accounts: readonly string[];
  readonly made: Made;
  /** How often each kind of step took effect. */
  readonly effects: Map<string, number>;
}

/** Opens the platform on a store; its sub-account is paid after two days where cards are used. */
export const openPaymentScenario = async (
  store: Store,
  refunds: 'sync' | 'async',
): Promise<PaymentScenario> => {
  const thrown: unknown[] = [];
  const kasir = await createKasir({
    store,
    refunds,
    rates: { test: 0, address: 0 },
    observe: ({ error }) => error !== undefined && thrown.push(error),
    failed: (_, error) => thrown.push(error),
  });
  const call = callTo(kasir);
  const send: Send = async (method, target, body, as) => {
    const response = await call(method, target, body, { as });
    const [error] = thrown;
    if (error !== undefined) throw error;
    return { status: response.status, body: response.body as Body };
  };
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
    },
  }));
  return {
    kasir,
    send,
    accounts: [kasir.account, sub],
    made: { requests: [], held: [], refunds: [] },
    effects: new Map(),
  };
};

const amount = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 12_000, max: 90_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(20_105, 20_110, 10_051) },
);
const nth = fc.nat(1_000);
const percent = fc.constantFrom(0, 1, 33, 50, 99, 100, 101);

/** One action of a payer or merchant. */
export type Step =
  | { readonly kind: 'asks'; readonly way: number; readonly amount: number; readonly who: number }
  | { readonly kind: 'pays'; readonly nth: number }
  | { readonly kind: 'captures' | 'refunds'; readonly nth: number; readonly percent: number }
  | { readonly kind: 'cancels'; readonly nth: number }
  | { readonly kind: 'scans'; readonly amount: number; readonly who: number }
  | { readonly kind: 'transfers'; readonly who: number; readonly amount: number }
  | { readonly kind: 'waits'; readonly hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('asks' as const),
      way: fc.nat(paymentRequestBodies.length - 1),
      amount,
      who: fc.nat(1),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pays' as const), nth }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom('captures', 'refunds'), nth, percent }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancels' as const), nth }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('scans' as const), amount, who: fc.nat(1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('transfers' as const),
      who: fc.nat(1),
      amount: fc.constantFrom(1, 10_000, 2_000_000_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('waits' as const),
      hours: fc.constantFrom(0, 1, 25, 49, 169),
    }),
  },
);

/** Opening steps in which every action occurs once, so that no run is trivial. */
export const openingSteps: readonly Step[] = [
  { kind: 'asks', way: 0, amount: 50_000, who: 0 },
  { kind: 'pays', nth: 0 },
  { kind: 'refunds', nth: 0, percent: 33 },
  { kind: 'cancels', nth: 0 },
  { kind: 'asks', way: 6, amount: 80_000, who: 1 },
  { kind: 'captures', nth: 0, percent: 50 },
  { kind: 'scans', amount: 20_000, who: 1 },
  { kind: 'transfers', who: 0, amount: 10_000 },
];

/** Up to `count` steps. */
export const anySteps = (count: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: count / 2, maxLength: count });

const noted = (
  { effects }: PaymentScenario,
  kind: string,
  { status }: ScenarioResponse,
): boolean => {
  const worked = status < 300;
  if (worked) effects.set(kind, (effects.get(kind) ?? 0) + 1);
  return worked;
};

const part = (whole: number, share: number): number =>
  Math.max(1, Math.floor((whole * share) / 100));

const ask = async (
  scenario: PaymentScenario,
  one: Extract<Step, { kind: 'asks' }>,
): Promise<void> => {
  const as = scenario.accounts[one.who] ?? '';
  const body = { ...paymentRequestBodies[one.way], amount: one.amount };
  const response = await scenario.send('POST', '/payment_requests', body, as);
  if (!noted(scenario, `asks ${one.way}`, response)) return;
  const created = { id: String(response.body['id']), as, amount: one.amount };
  scenario.made.requests.push(created);
  if (response.body['status'] === 'AWAITING_CAPTURE') scenario.made.held.push(created);
};

const refund = async (scenario: PaymentScenario, at: number, share: number): Promise<void> => {
  const request = scenario.made.requests[at % scenario.made.requests.length];
  if (!request) return;
  const body = {
    payment_request_id: request.id,
    reason: 'REQUESTED_BY_CUSTOMER',
    ...(share > 0 && { amount: part(request.amount, share) }),
  };
  const response = await scenario.send('POST', '/refunds', body, request.as);
  if (noted(scenario, 'refunds', response))
    scenario.made.refunds.push({ id: String(response.body['id']), as: request.as });
};

const scan = async (
  scenario: PaymentScenario,
  { amount: paid, who }: { amount: number; who: number },
) => {
  const as = scenario.accounts[who];
  const external_id = `code-${scenario.effects.get('scans') ?? 0}`;
  const code = { external_id, type: 'STATIC', callback_url: 'https://merchant.example/paid' };
  await scenario.send('POST', '/qr_codes', code, as);
  const target = `/qr_codes/${external_id}/payments/simulate`;
  noted(scenario, 'scans', await scenario.send('POST', target, { amount: paid }, as));
};

/** Runs one step; a rejected step changes nothing, which the audit verifies. */
export const runStep = async (scenario: PaymentScenario, one: Step): Promise<void> => {
  const { made, send, accounts } = scenario;
  switch (one.kind) {
    case 'asks':
      return ask(scenario, one);
    case 'refunds':
      return refund(scenario, one.nth, one.percent);
    case 'scans':
      return scan(scenario, one);
    case 'waits':
      await scenario.kasir.clock.advance(one.hours * 3_600_000);
      return;
    case 'transfers': {
      const [source_user_id, destination_user_id] =
        one.who === 0 ? accounts : accounts.toReversed();
      const reference = `transfer-${scenario.effects.size}-${await scenario.kasir.clock.read().then(({ now }) => now)}-${one.amount}`;
      const body = { reference, amount: one.amount, source_user_id, destination_user_id };
      return void noted(scenario, 'transfers', await send('POST', '/transfers', body));
    }
    case 'cancels': {
      const found = made.refunds[one.nth % made.refunds.length];
      if (found)
        noted(scenario, 'cancels', await send('POST', `/refunds/${found.id}/cancel`, {}, found.as));
      return;
    }
    default: {
      const from = one.kind === 'pays' ? made.requests : made.held;
      const found = from[one.nth % from.length];
      if (!found) return;
      const [path, body] =
        one.kind === 'pays'
          ? ['payments/simulate', {}]
          : ['captures', { capture_amount: part(found.amount, one.percent) }];
      const target = `/payment_requests/${found.id}/${path}`;
      noted(scenario, one.kind, await send('POST', target, body, found.as));
    }
  }
};
