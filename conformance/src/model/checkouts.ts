// Checkouts on cardless credit, from the clauses: each ends by the first decision of its customer,
// and one callback to its own URL says how.
import type { CheckoutChoice } from '../control/control.ts';
import { hundredths } from './money.ts';
import { checkoutBody } from '../run/samples/cardless-credit.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { field } from '../wire/message.ts';
import type { Command, Expectation, Kind, Model, Thing } from './model.ts';
import { is, some } from './rule.ts';

interface CheckoutFacts {
  readonly sent: Made;
  /** Where its callback goes, at the receiver. */
  readonly path: string | null;
  readonly page: string;
  readonly ids: Made;
  status: 'pending' | 'settlement' | 'deny' | 'cancel' | 'expire';
  /** When it ends by itself; null where that is open. */
  readonly ends: number | null;
}

const ENDINGS: Readonly<Record<CheckoutChoice, CheckoutFacts['status']>> = {
  approve: 'settlement',
  deny: 'deny',
  cancel: 'cancel',
};

const DAY_MS = 86_400_000;

/** The one callback of a checkout that has ended. */
const expectCallback = (model: Model, thing: Thing<CheckoutFacts>): void => {
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
    external_id: is(sent['external_id']),
    cardless_credit_type: is(sent['cardless_credit_type']),
    redirect_url: some(),
    transaction_id: some(),
    order_id: some(),
  }),
  views: [],
  timers: ({ status, ends }) =>
    status !== 'pending' || ends === null
      ? []
      : [
          {
            name: 'the end of a checkout',
            at: ends,
            clause: 'EVT-UNSPEC-02',
            fire: (facts, model, thing) => {
              facts.status = 'expire';
              thing.facts = facts;
              expectCallback(model, thing);
            },
          },
        ],
};

/** The items of a level: a list may say something twice. */
const itemsOf = (level: string | undefined, [first = {}]: readonly Made[]): Made[] => {
  const second = { ...first, id: `${String(first['id'])}-2`, name: 'Another one' };
  if (level === 'one') return [first];
  if (level === 'one twice') return [first, first];
  return [first, level === 'two of one id' ? { ...second, id: first['id'] } : second];
};

const create: Command = {
  name: 'open a checkout',
  endpoint: 'cardless_credit.create',
  on: null,
  keyed: true,
  factors: {
    type: ['30_days', '3_months', '6_months', '12_months'],
    amount: ['thousands', 'hundred thousands'],
    items: ['one', 'two', 'one twice', 'two of one id'],
    reference: ['new', 'new', 'used'],
  },
  input: ({ model, thing, levels, draw }) => {
    const { trial } = model;
    const used = model.all(checkout, thing.account).at(-1)?.facts.sent['external_id'];
    if (levels['reference'] === 'used' && used === undefined) return null;
    const url = trial.context.receiver?.url(`/${trial.newReference()}`);
    const body = checkoutBody(trial, {
      payment_type: levels['type'],
      amount:
        levels['amount'] === 'thousands'
          ? draw.amount(25_000, 99_999)
          : draw.amount(420_000, 999_999),
      ...(levels['reference'] === 'used' && { external_id: used }),
      ...(url !== undefined && { callback_url: url }),
    });
    const items = body['items'] as readonly Made[];
    return {
      ...versionOf('cardless_credit.create'),
      body: { ...body, items: itemsOf(levels['items'], items) },
    };
  },
  expects: (_, { model, account, input }): Expectation => {
    const reference = field(input.body, 'external_id');
    return model.all(checkout, account).some(({ facts }) => facts.sent['external_id'] === reference)
      ? {
          is: 'refused',
          status: 422,
          codes: ['DUPLICATE_PAYMENT_ERROR'],
          clause: 'CC-CREATE-ERR-DUPLICATE_PAYMENT_ERROR',
        }
      : { is: 'open', question: 'a checkout on cardless credit' };
  },
  follows: ({ model, thing, input, body, key }) => {
    const sent = input.body as Made;
    const { trial, now } = model;
    const path = trial.context.receiver ? new URL(String(sent['callback_url'])).pathname : null;
    const isTimed = now !== null && model.frozen && trial.isHeldToContracts;
    const made = model.add({
      kind: checkout,
      account: thing.account,
      key: key(0),
      id: String(body['order_id']),
      body,
      facts: {
        sent,
        path,
        page: String(body['redirect_url']),
        ids: body,
        status: 'pending',
        ends: isTimed ? now + DAY_MS : null,
      },
      view: 'the response to its creation',
    });
    model.move({
      account: thing.account,
      currency: 'IDR',
      name: `the checkout ${made.id}`,
      owns: ({ reference_id, channel_category }) =>
        reference_id === sent['external_id'] && channel_category === 'CARDLESS_CREDIT',
      clause: 'TXN-FIELD-channel_category-PAYMENT',
      due: () => (made.facts.status === 'settlement' ? 'must' : 'must not'),
      sum: () => hundredths(sent['amount']),
      rows: [
        {
          type: is('PAYMENT'),
          status: is('SUCCESS'),
          amount: is(sent['amount']),
          currency: is('IDR'),
          cashflow: is('MONEY_IN'),
          reference_id: is(sent['external_id']),
        },
      ],
    });
  },
};

const decide = (choice: CheckoutChoice): Command<CheckoutFacts> => ({
  name: `${choice} a checkout`,
  endpoint: 'cardless_credit.create',
  on: checkout,
  weight: choice === 'approve' ? 2 : 0.7,
  factors: {},
  presses: ({ facts: { page } }) => ({ page, choice }),
  input: () => ({}),
  expects: ({ status }): Expectation =>
    status === 'pending'
      ? { is: 'accepted' }
      : { is: 'open', question: `to ${choice} a checkout that has ended` },
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
