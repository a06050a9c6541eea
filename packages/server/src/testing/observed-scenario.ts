// A test scenario with objects of every API, observed through the control API.
import type { ObjectSummary } from '@kasir/control';
import { memoryStore } from '@kasir/core/testing';
import { randomHex } from '../random/random-hex.ts';
import { bytesOf } from './call.ts';
import { itemCards, merchantOf, tokenOf } from './item-merchant.ts';
import { itemKinds } from './items.ts';
import { runStep, type Step } from './payment-scenarios.ts';
import { paymentRequestBodies } from './request-bodies.ts';
import { openPaymentScenario, type PaymentScenario } from './scenario.ts';
import { createControl } from '../control/control.ts';

export type Control = (
  method: string,
  path: string,
  body?: unknown,
  // oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape
) => Promise<{ readonly status: number; readonly body: any }>;

/** Opens a platform of its own, with calls of its control API. */
export const openObserved = async (
  refunds: 'sync' | 'async',
  dialect: 'spec' | 'service' = 'spec',
) => {
  const store = memoryStore({ now: () => Date.now(), random: () => randomHex(12) });
  const scenario = await openPaymentScenario(store, refunds, dialect);
  const respond = createControl(scenario.kasir, 'token');
  const control: Control = async (method, target, body) => {
    const [path = '', query = ''] = target.split('?');
    const response = await respond({
      method,
      path,
      query,
      headers: { host: 'localhost', authorization: 'Bearer token' },
      body: bytesOf(body),
      address: '127.0.0.1',
    });
    return { status: response.status, body: JSON.parse(response.body as string) as unknown };
  };
  return { scenario, control };
};

export const play = async (scenario: PaymentScenario, steps: readonly Step[]): Promise<void> => {
  for (const one of steps) await runStep(scenario, one);
};

/** The ways to hold money on a card, by each API: an item, and the action on it. */
const holding = [
  ['card_token', 'authorizes'],
  ['card_token', 'charges'],
  ['saved_card', 'authorizes'],
  ['v3_hold', 'authenticates'],
] as const;

/** Returns steps that create every kind of item and payment request, mostly left untouched. */
export const openItems = (amount: number): readonly Step[] => [
  ...itemKinds.flatMap((what): Step[] =>
    [0, 1].map((who) => ({ kind: 'creates', what, amount: amount + who, who })),
  ),
  ...[0, 1, 2].flatMap((turn) =>
    holding.flatMap(([what, action]): Step[] => [
      { kind: 'creates', what, amount: amount + turn, who: 0 },
      { kind: 'acts', nth: 0, action, amount: amount + turn, percent: 0 },
    ]),
  ),
  ...paymentRequestBodies.map((_, way): Step => ({ kind: 'asks', way, amount, who: 0 })),
];

/** Creates objects that no item leaves behind, such as links and authentications still pending. */
export const openQuestions = async (scenario: PaymentScenario): Promise<void> => {
  const merchant = merchantOf(scenario, scenario.accounts[0] ?? '');
  const customer_id = await merchant.customer();
  for (let nth = 0; nth < 3; nth += 1)
    await merchant.post('/linked_account_tokens/auth', {
      customer_id,
      channel_code: 'DC_BRI',
      properties: {
        account_mobile_number: '+6281234567890',
        card_last_four: '1234',
        card_expiry: '12/39',
        account_email: 'siti@example.com',
      },
    });
  await merchant.post('/v2/payment_methods', {
    type: 'EWALLET',
    reusability: 'MULTIPLE_USE',
    customer_id,
    ewallet: {
      channel_code: 'DANA',
      channel_properties: {
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
      },
    },
  });
  for (let nth = 0; nth < 3; nth += 1) {
    const token = await tokenOf(merchant, itemCards.challenged, true);
    await merchant.post(`/credit_card_tokens/${String(token)}/authentications`, {
      amount: 75_000,
      card_cvn: '123',
    });
  }
  const { kasir } = scenario;
  const now = Date.parse((await kasir.clock.read()).now);
  await merchant.post('/reports', {
    type: 'TRANSACTIONS',
    filter: {
      from: new Date(now - 86_400_000).toISOString(),
      to: new Date(now).toISOString(),
    },
  });
};

/** Returns every object of an account, read page by page. */
export const listAll = async (
  control: Control,
  account: string,
  limit: number,
): Promise<ObjectSummary[]> => {
  const all: ObjectSummary[] = [];
  let before = '';
  for (;;) {
    const path = `/accounts/${account}/objects?limit=${limit}${before}`;
    const { status, body } = await control('GET', path);
    if (status !== 200) throw new Error(JSON.stringify(body));
    all.push(...body.data);
    if (body.next === null) return all;
    before = `&before=${body.next}`;
  }
};
