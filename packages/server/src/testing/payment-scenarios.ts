// Every action of payers and merchants that moves money, as steps of a law in any order, for tests.
import fc from 'fast-check';
import { itemKinds, runItemStep, type ItemKind, type ItemStep } from './items.ts';
import { paymentRequestBodies } from './request-bodies.ts';
import { callbackUrl, noted, part, type PaymentScenario } from './scenario.ts';

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
  | { readonly kind: 'waits'; readonly hours: number }
  | ItemStep;

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('creates' as const),
      what: fc.constantFrom(...itemKinds),
      amount,
      who: fc.nat(1),
    }),
  },
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant('acts' as const),
      // Half of them act on the latest item.
      nth: fc.oneof(fc.constant(0), nth),
      action: nth,
      amount,
      percent,
    }),
  },
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

/** Returns steps that create an item and act on it, or on its results. */
const played = (
  what: ItemKind,
  who: number,
  amount: number,
  ...actions: readonly (readonly [string, number, number?])[]
): Step[] => [
  { kind: 'creates', what, amount, who },
  ...actions.map(([action, percent, nth = 0]): Step => ({
    kind: 'acts',
    nth,
    action,
    amount,
    percent,
  })),
];

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
  ...played('virtual_account', 0, 41_000, ['pays', 0]),
  ...played('outlet_code', 1, 42_000, ['pays', 0]),
  ...played('payment_code', 0, 43_001, ['pays', 0]),
  ...played('shared_code', 0, 44_000, ['requests', 0], ['pays', 0]),
  ...played('linked_account', 1, 45_000, ['requests', 0], ['debits', 0], ['recurs', 0]),
  ...played('ewallet_payment', 0, 46_000, ['approves', 0]),
  ...played('ewallet_charge', 0, 47_001, ['approves', 0], ['voids', 0]),
  ...played('ewallet_charge', 1, 47_003, ['approves', 0], ['refunds', 33]),
  ...played(
    'saved_wallet',
    1,
    48_000,
    ['requests', 0],
    ['charges_by_v3', 0],
    ['charges', 0, 1],
    ['voids', 0],
  ),
  ...played('card_token', 0, 49_000, ['recurs', 0], ['charges', 0, 1], ['refunds', 50]),
  ...played('card_token', 0, 51_000, ['authorizes', 0], ['captures', 33]),
  ...played('card_token', 0, 52_000, ['authorizes', 0], ['reverses', 0]),
  ...played('card_installments', 0, 53_000),
  ...played('saved_card', 0, 54_000, ['requests', 0], ['authorizes', 0], ['recurs', 0]),
  ...played('saved_card', 1, 54_500, ['charges_by_v3', 0], ['refunds', 33]),
  ...played('saved_card', 0, 54_600, ['authorizes_by_v3', 0], ['captures', 50], ['refunds', 33]),
  ...played('cardless_credit', 1, 55_000, ['approves', 0]),
  ...played('cardless_credit', 1, 56_000, ['denies', 0]),
  ...played('plan', 0, 57_001, ['pays', 0]),
  ...played('invoice', 0, 58_004, ['pays', 0], ['refunds', 33]),
  ...played('v3_wallet', 0, 61_003, ['approves', 0], ['refunds', 33]),
  ...played('v3_wallet', 1, 61_500, ['approves', 0], ['refunds', 0]),
  ...played('v3_wallet', 1, 62_000, ['declines', 0]),
  ...played('v3_wallet', 0, 63_000, ['cancels', 0]),
  ...played('v3_push', 1, 64_000),
  ...played('v3_code', 0, 65_000, ['pays', 0]),
  ...played('v3_account', 1, 66_000, ['pays', 0], ['pays', 0], ['pays', 0]),
  ...played('v3_card', 0, 67_000, ['authenticates', 0], ['refunds', 100]),
  ...played('v3_hold', 1, 68_003, ['authenticates', 0], ['captures', 33], ['refunds', 1]),
  ...played('v3_hold', 0, 69_000, ['authenticates', 0], ['releases', 0]),
  ...played(
    'v3_saving_wallet',
    1,
    71_000,
    ['approves', 0],
    ['requests', 0],
    ['charges', 0],
    ['refunds', 50],
    ['ends', 0, 1],
  ),
  { kind: 'waits', hours: 25 },
];

/** Generates `count / 2` to `count` steps. */
export const anySteps = (count: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: count / 2, maxLength: count });

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
  const code = { external_id, type: 'STATIC', callback_url: callbackUrl };
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
    case 'creates':
    case 'acts':
      return runItemStep(scenario, one);
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
