// Captures of authorized payment requests, from the clauses: never more than was authorized.
import { declinedOf } from '../magic/magic.ts';
import { hundredths } from './money.ts';
import type { Made } from '../run/samples/sample.ts';
import { field, itemsOf } from '../wire/message.ts';
import type { Expectation, Command, Kind } from './model.ts';
import { paymentRequest, type RequestFacts } from './payment-requests.ts';
import { paymentMethod } from './payment-methods.ts';
import { useUp } from './payments.ts';
import { is, none, some } from './rule.ts';

interface CaptureFacts {
  readonly request: string;
  readonly amount: number;
  /** Whether the bank declines it. */
  readonly declined: boolean;
}

const DECLINED = 'declined';

export const capture: Kind<CaptureFacts> = {
  name: 'a capture',
  clauses: '',
  classOf: ({ declined }) => (declined ? 'FAILED' : 'SUCCEEDED'),
  moving: ['payment_method'],
  unstable: ['payment_method'],
  rules: ({ request, amount, declined }) => ({
    payment_request_id: is(request),
    captured_amount: is(amount),
    status: is(declined ? 'FAILED' : 'SUCCEEDED'),
    failure_code: declined ? some() : none(),
  }),
  views: [
    {
      name: 'the captures of its request',
      endpoint: 'payment_requests.captures',
      partial: true,
      read: async (model, thing) => {
        const as = model.trial.pick(thing.account.actors);
        const input = { params: { id: thing.facts.request }, query: { limit: 50 } };
        const { body } = await model.trial.call('payment_requests.captures', input, { as });
        return itemsOf(body).find((row) => field(row, 'id') === thing.id);
      },
    },
  ],
  lists: [
    {
      endpoint: 'payment_requests.captures',
      within: ({ facts }) => ({ params: { id: facts.request } }),
      limit: { min: 1, max: 50 },
      cursor: 'after_id',
      order: 'stable',
      partial: true,
    },
  ],
};

/** What is left to capture, in whole units of the currency. */
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
    const left = leftOf(thing.facts);
    const declined = declinedOf(draw.magic, 'CARD');
    const shares: Readonly<Record<string, number>> = {
      'a part': Math.max(1, Math.floor(left / 3)),
      'the rest': left || 1,
      'too much': left + 1,
      'one unit': 1,
      ...(declined.length > 0 && { [DECLINED]: draw.pick(declined) }),
    };
    const isDeclined = levels['share'] === DECLINED;
    const isKnown = declined.length > 0 && thing.facts.sent['currency'] === 'IDR';
    if (isDeclined && !isKnown) return null;
    return {
      params: thing.params,
      body: {
        capture_amount: shares[levels['share'] ?? 'the rest'],
        ...(levels['reference'] === 'given' && { reference_id: model.trial.newReference() }),
      },
    };
  },
  expects: (facts, { model, input }): Expectation => {
    const amount = Number(field(input.body, 'capture_amount'));
    const again = facts.manual && facts.captured > 0 && leftOf(facts) > 0;
    const first = facts.status === 'AWAITING_CAPTURE';
    const isOver = facts.ends !== null && model.now !== null && model.now >= facts.ends;
    if (isOver) return { is: 'refused', clause: 'LIMIT-15' };
    if (!(first || again) || amount > leftOf(facts))
      return { is: 'refused', clause: 'STATE-PR2-03' };
    return again
      ? { is: 'open', question: 'a second capture of the remaining amount' }
      : { is: 'accepted' };
  },
  change: (facts, { input: { body }, levels }) => {
    if (levels['share'] === DECLINED) return;
    facts.captured += hundredths(field(body, 'capture_amount'));
    facts.payments = 1;
    facts.status = 'SUCCEEDED';
  },
  follows: ({ model, thing, input, body, key, before, levels }) => {
    const amount = Number(field(input.body, 'capture_amount'));
    const declined = levels['share'] === DECLINED;
    model.add({
      kind: capture,
      account: thing.account,
      key: key(0),
      body,
      facts: { request: thing.id, amount, declined },
      view: 'the response to its request',
      partial: true,
    });
    if (declined) {
      model.expectEvent({
        account: thing.account,
        names: ['capture.failed'],
        clause: 'EVT-UNSPEC-03',
        about: (data) => data['payment_request_id'] === thing.id,
        rules: { captured_amount: is(amount), status: is('FAILED') },
        optional: true,
      });
      return;
    }
    const method = model.byId(paymentMethod, thing.facts.method);
    if (method) useUp(method);
    model.touchMoney('reference_id', thing.seen('reference_id'));
    if (before.captured === 0)
      model.move({
        account: thing.account,
        currency: String(thing.facts.sent['currency']),
        name: `what was captured of ${thing.id}`,
        owns: ({ reference_id, type }) =>
          type === 'PAYMENT' && reference_id === thing.seen('reference_id'),
        clause: 'TXN-FIELD-amount',
        sum: () => thing.facts.captured,
        rows: null,
      });
    for (const [names, clause] of events)
      model.expectEvent({
        account: thing.account,
        names,
        clause,
        about: (data: Made) => data['payment_request_id'] === thing.id,
        ...(names[0] === 'capture.succeeded' && { rules: { captured_amount: is(amount) } }),
        optional: clause !== 'STATE-PR2-02' || before.captured > 0,
      });
  },
};

/** Events of a capture: its own, and that of the payment. */
const events = [
  [['capture.succeeded'], 'EVT-UNSPEC-03'],
  [['payment.succeeded'], 'STATE-PR2-02'],
] as const;

/** The money of an authorized request is what was captured. */
export const captureCommands: readonly Command[] = [make];
