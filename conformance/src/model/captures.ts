// Captures of authorized payment requests, from the clauses: never more than was authorized.
import { declinedOf } from '../targets/magic/magic.ts';
import { hundredths } from './money.ts';
import type { Made } from '../run/samples/sample.ts';
import { field } from '../targets/wire/message.ts';
import type { Command } from './command.ts';
import type { Kind, Model, ModelObject } from './model.ts';
import { paymentRequest, type RequestFacts } from './payment-requests.ts';
import { paymentMethod } from './payment-methods.ts';
import { useUp } from './payments.ts';
import { accepted, open, refused } from './expecting.ts';
import { addMade } from './acting.ts';
import { among, paged } from './reading.ts';
import { shareOf } from './amounts.ts';
import { given, is, someIf } from './rule.ts';

interface CaptureFacts {
  readonly request: string;
  readonly amount: number;
  /** True when the bank declines it. */
  readonly declined: boolean;
  /** The fields of its request that it repeats, where the target is held to our contracts. */
  readonly repeats: Made;
}

const DECLINED = 'declined';

export const capture: Kind<CaptureFacts> = {
  name: 'a capture',
  clauses: '',
  classOf: ({ declined }) => (declined ? 'FAILED' : 'SUCCEEDED'),
  moving: ['payment_method'],
  unstable: ['payment_method'],
  rules: ({ request, amount, declined, repeats }) => ({
    payment_request_id: is(request),
    captured_amount: is(amount),
    status: is(declined ? 'FAILED' : 'SUCCEEDED'),
    failure_code: someIf(declined),
    ...given(repeats, Object.keys(repeats)),
  }),
  ...among<CaptureFacts>('the captures of its request', {
    ...paged('payment_requests.captures'),
    within: ({ facts }) => ({ params: { id: facts.request } }),
    partial: true,
  }),
};

/** Returns the fields that captures repeat of their request: currency, amount and payment. */
const repeatedOf = (model: Model, { id, facts }: ModelObject<RequestFacts>): Made => {
  if (!model.trial.isHeldToContracts) return {};
  const other = model.all(capture).find((one) => one.facts.request === id);
  return {
    currency: facts.sent['currency'],
    authorized_amount: facts.sent['amount'],
    ...(other && { payment_id: other.seen('payment_id') }),
  };
};

/** Returns the amount left to capture, in whole units of the currency. */
const leftOf = (facts: RequestFacts): number =>
  (hundredths(facts.sent['amount']) - facts.captured) / 100;

const make: Command<RequestFacts> = {
  name: 'capture a payment request',
  endpoint: 'payment_requests.capture',
  on: paymentRequest,
  weight: 2,
  factors: {
    share: ['a part', 'the rest', 'too much', 'one unit', DECLINED],
    reference: ['given', 'left out'],
  },
  fits: ({ type }) => type === 'CARD',
  input: ({ model, thing, levels, draw }) => {
    const declined = thing.facts.sent['currency'] === 'IDR' ? declinedOf(draw.magic, 'CARD') : [];
    const isDeclined = levels['share'] === DECLINED;
    if (isDeclined && declined.length === 0) return null;
    return {
      params: thing.params,
      body: {
        capture_amount: isDeclined
          ? draw.pick(declined)
          : shareOf(levels['share'], leftOf(thing.facts), draw.magic),
        ...(levels['reference'] === 'given' && { reference_id: model.trial.newReference() }),
      },
    };
  },
  expects: (facts, { model, input }) => {
    const amount = Number(field(input.body, 'capture_amount'));
    const again = facts.manual && facts.captured > 0 && leftOf(facts) > 0;
    const first = facts.status === 'AWAITING_CAPTURE';
    const isOver = facts.ends !== null && model.now !== null && model.now >= facts.ends;
    if (isOver) return refused('LIMIT-15');
    if (!(first || again) || amount > leftOf(facts)) return refused('STATE-PR2-03');
    return again ? open('a second capture of the remaining amount') : accepted;
  },
  change: (facts, { input: { body }, levels }) => {
    if (levels['share'] === DECLINED) return;
    facts.captured += hundredths(field(body, 'capture_amount'));
    facts.payments = 1;
    facts.status = 'SUCCEEDED';
  },
  follows: (outcome) => {
    const { model, thing, input, before, levels } = outcome;
    const amount = Number(field(input.body, 'capture_amount'));
    const declined = levels['share'] === DECLINED;
    const made = addMade(
      outcome,
      capture,
      { request: thing.id, amount, declined, repeats: repeatedOf(model, thing) },
      { view: 'the response to its request', partial: true },
    );
    const { account } = thing;
    const about = (data: Made): boolean => data['payment_request_id'] === thing.id;
    model.expectEvent({
      account,
      names: [declined ? 'capture.failed' : 'capture.succeeded'],
      clause: 'EVT-UNSPEC-03',
      about,
      rules: {
        captured_amount: is(amount),
        ...(model.trial.isHeldToContracts && { id: is(made.id) }),
        ...(declined && { status: is('FAILED') }),
      },
      optional: true,
    });
    if (declined) return;
    const method = model.byId(paymentMethod, thing.facts.method);
    if (method) useUp(method);
    model.touchMoney('reference_id', thing.seen('reference_id'));
    if (before.captured === 0)
      model.move({
        account,
        currency: String(thing.facts.sent['currency']),
        name: `what was captured of ${thing.id}`,
        owns: ({ reference_id, type }) =>
          type === 'PAYMENT' && reference_id === thing.seen('reference_id'),
        clause: 'TXN-FIELD-amount',
        sum: () => thing.facts.captured,
        rows: null,
      });
    model.expectEvent({
      account,
      names: ['payment.succeeded'],
      clause: 'STATE-PR2-02',
      about,
      ...(model.trial.isHeldToContracts && { rules: { id: is(made.seen('payment_id')) } }),
      optional: before.captured > 0,
    });
  },
};

/** Commands that capture payment requests; an authorized request is worth its captured amount. */
export const captureCommands: readonly Command[] = [make];
