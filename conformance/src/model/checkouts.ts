// Checkouts on cardless credit, from the clauses: each ends with the first decision of its
// customer, and a single callback to its own URL reports the result.
import type { CheckoutChoice } from '../targets/control/control.ts';
import { checkoutBody } from '../run/samples/bodies.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { Command } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { accepted, open, refused } from './expecting.ts';
import { once } from './becoming.ts';
import { onItself, addMade } from './acting.ts';
import { amountAt, magnitudes } from './amounts.ts';
import { referenceFor, references, isTaken } from './references.ts';
import { expectPaymentTransaction, having } from './money.ts';
import { is, some, same } from './rule.ts';

interface CheckoutFacts {
  readonly sent: Made;
  /** The receiver path of its callback; null without a receiver. */
  readonly path: string | null;
  readonly page: string;
  readonly ids: Made;
  status: 'pending' | 'settlement' | 'deny' | 'cancel' | 'expire';
  /** When it expires automatically; null where that is open. */
  readonly ends: number | null;
}

const ENDINGS: Readonly<Record<CheckoutChoice, CheckoutFacts['status']>> = {
  approve: 'settlement',
  deny: 'deny',
  cancel: 'cancel',
};

const DAY_MS = 86_400_000;

/** Expects the only callback of a checkout that has ended. */
const expectCallback = (model: Model, thing: ModelObject<CheckoutFacts>): void => {
  const { sent, path, ids, status } = thing.facts;
  if (path === null) return;
  model.expectEvent({
    account: thing.account,
    path,
    names: ['cardless_credit.payment'],
    clause: 'EVT-CC-CALLBACK',
    about: (data) => data['external_id'] === sent['external_id'],
    rules: {
      order_id: is(ids['order_id'], 'EVT-CC-order_id'),
      transaction_id: is(ids['transaction_id'], 'EVT-CC-transaction_id'),
      amount: is(sent['amount'], 'EVT-CC-amount'),
      transaction_status: is(status, 'EVT-CC-transaction_status'),
      payment_type: is(sent['payment_type'], 'EVT-CC-payment_type'),
      items: is(sent['items'], 'EVT-CC-items'),
      customer_details: is(sent['customer_details'], 'EVT-CC-customer_details'),
    },
  });
};

const checkout: Kind<CheckoutFacts> = {
  name: 'a checkout',
  clauses: 'CC-FIELD-order_id',
  classOf: ({ sent, status }) => `${String(sent['payment_type'])} ${status}`,
  moving: [],
  rules: ({ sent }) => ({
    ...same(sent, ['external_id', 'cardless_credit_type']),
    redirect_url: some(),
    transaction_id: some(),
    order_id: some(),
  }),
  views: [],
  timers: ({ status, ends }) =>
    once(
      status === 'pending' ? ends : null,
      'the end of a checkout',
      'EVT-UNSPEC-02',
      (facts, model, thing) => {
        facts.status = 'expire';
        thing.facts = facts;
        expectCallback(model, thing);
      },
    ),
};

/** Returns the items of a level; a list may repeat an item or an id. */
const itemsOf = (level: string | undefined, [first = {}]: readonly Made[]): Made[] => {
  const second = { ...first, id: `${String(first['id'])}-2`, name: 'Another one' };
  if (level === 'one') return [first];
  if (level === 'one twice') return [first, first];
  return [first, level === 'two of one id' ? { ...second, id: first['id'] } : second];
};

/** The level of an amount for which the lender makes no page. */
const UNAVAILABLE = 'unavailable';

const create: Command = {
  name: 'open a checkout',
  endpoint: 'cardless_credit.create',
  on: null,
  keyed: true,
  factors: {
    type: ['30_days', '3_months', '6_months', '12_months'],
    amount: [...magnitudes, ...magnitudes, UNAVAILABLE],
    items: ['one', 'two', 'one twice', 'two of one id'],
    reference: references,
  },
  input: ({ model, thing, levels, draw }) => {
    const { trial } = model;
    const reference = referenceFor({ model, thing, levels }, checkout, 'external_id');
    const amount =
      levels['amount'] === UNAVAILABLE ? draw.magic.unavailable : amountAt(levels['amount'], draw);
    if (reference === null || amount === undefined) return null;
    const url = trial.context.receiver?.url(`/${trial.newReference()}`);
    const body = checkoutBody(trial, {
      payment_type: levels['type'],
      amount,
      ...(levels['reference'] === 'used' && { external_id: reference }),
      ...(url !== undefined && { callback_url: url }),
    });
    const items = body['items'] as readonly Made[];
    return {
      ...versionOf('cardless_credit.create'),
      body: { ...body, items: itemsOf(levels['items'], items) },
    };
  },
  expects: (_, { model, account, input, levels }) => {
    const codes = [
      ...(isTaken(model, account, checkout, input.body as Made, 'external_id')
        ? ['DUPLICATE_PAYMENT_ERROR']
        : []),
      ...(levels['amount'] === UNAVAILABLE ? ['GENERATE_CHECKOUT_URL_ERROR'] : []),
    ];
    const [code] = codes;
    return code === undefined
      ? open('a checkout on cardless credit')
      : refused(`CC-CREATE-ERR-${code}`, { status: 422, codes });
  },
  follows: (outcome) => {
    const { model, thing, input, body } = outcome;
    const sent = input.body as Made;
    const { trial, now } = model;
    const path = trial.context.receiver ? new URL(String(sent['callback_url'])).pathname : null;
    const isTimed = now !== null && model.frozen && trial.isHeldToContracts;
    const made = addMade(
      outcome,
      checkout,
      {
        sent,
        path,
        page: String(body['redirect_url']),
        ids: body,
        status: 'pending',
        ends: isTimed ? now + DAY_MS : null,
      },
      { id: String(body['order_id']) },
    );
    expectPaymentTransaction(model, {
      account: thing.account,
      name: `the checkout ${made.id}`,
      owns: having({ reference_id: sent['external_id'], channel_category: 'CARDLESS_CREDIT' }),
      currency: 'IDR',
      amount: sent['amount'],
      clause: 'TXN-FIELD-channel_category-PAYMENT',
      due: () => (made.facts.status === 'settlement' ? 'must' : 'must not'),
      rules: { status: is('SUCCESS'), reference_id: is(sent['external_id']) },
    });
  },
};

const decide = (choice: CheckoutChoice): Command<CheckoutFacts> =>
  onItself<CheckoutFacts>({
    name: `${choice} a checkout`,
    endpoint: 'cardless_credit.create',
    on: checkout,
    weight: choice === 'approve' ? 2 : 0.7,
    presses: ({ facts: { page } }) => ({ page, choice }),
    expects: ({ status }) =>
      status === 'pending' ? accepted : open(`to ${choice} a checkout that has ended`),
    change: (facts) => {
      if (facts.status === 'pending') facts.status = ENDINGS[choice];
    },
    follows: ({ model, thing, before }) => {
      if (before.status === 'pending') expectCallback(model, thing);
    },
  });

export const checkoutKinds: readonly Kind[] = [checkout];
export const checkoutCommands: readonly Command[] = [
  create,
  decide('approve'),
  decide('deny'),
  decide('cancel'),
];
