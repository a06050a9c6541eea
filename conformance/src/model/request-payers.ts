// Payers of payment requests of v2: they decide on a page, pay to a number or enter a password.
import { authorizedUntil } from './authorizations.ts';
import { hundredths } from './money.ts';
import { field, objectIn } from '../targets/wire/message.ts';
import type { Command, Outcome, Sent } from './command.ts';
import type { ModelObject, Model } from './model.ts';
import { addressFor, authorization } from './payment-method-changes.ts';
import { RETRY_MS, paymentMethod, type MethodFacts } from './payment-methods.ts';
import { amountFor } from './markets.ts';
import { receive, useUp } from './payments.ts';
import { accepted, open, refused } from './expecting.ts';
import { becomes } from './becoming.ts';
import { onItself } from './acting.ts';
import {
  type RequestFacts,
  isWaiting,
  isNumber,
  paymentRequest,
  fixedAmount,
  isUndecided,
} from './payment-requests.ts';

const amountIn = ({ sent }: RequestFacts): number => Number(sent['amount']);

/** Allows the events of a payment before it is paid, whose occasions no clause names. */
export const expectOnTheWay = (model: Model, { id, account }: ModelObject): void => {
  for (const name of ['payment.pending', 'payment.awaiting_capture', 'payment.authorization'])
    model.expectEvent({
      account,
      names: [name],
      clause: 'STATE-PR2-02',
      about: (data) => data['payment_request_id'] === id,
      optional: true,
    });
};

/** Records a payment: its method, its money, its event. */
export const settle = async (
  model: Model,
  request: ModelObject<RequestFacts>,
  key: string,
): Promise<void> => {
  const { facts } = request;
  const method = model.byId(paymentMethod, facts.method);
  if (!method) return;
  useUp(method);
  await receive({
    model,
    key,
    method,
    request: request,
    amount: amountIn(facts),
    currency: String(facts.sent['currency']),
    reference: request.seen('reference_id'),
  });
};

/** Hooks of the commands that pay a request. */
const paying = {
  change: (facts: RequestFacts, { model }: Sent<RequestFacts>): void => {
    if (facts.declines) {
      facts.status = 'FAILED';
      return;
    }
    if (facts.manual) {
      // An authorization counts from now, not from when it was requested (STATE-CARD-03).
      facts.status = 'AWAITING_CAPTURE';
      facts.ends = authorizedUntil(model);
      return;
    }
    facts.payments += 1;
    facts.captured += hundredths(facts.sent['amount']);
    facts.status = isNumber(facts) ? null : 'SUCCEEDED';
  },
  follows: async ({ model, thing, key }: Outcome<RequestFacts>): Promise<void> => {
    if (thing.facts.manual) expectOnTheWay(model, thing);
    else if (!thing.facts.declines) await settle(model, thing, key(0));
  },
};

const pay: Command<RequestFacts> = {
  name: 'pay a payment request',
  endpoint: 'payment_requests.simulate',
  on: paymentRequest,
  byPayer: true,
  weight: 3,
  factors: {},
  input: ({ thing }) => ({ params: thing.params, body: {} }),
  expects: (facts) => {
    if (!isWaiting(facts) && !isNumber(facts)) return refused('STATE-PR2-SET');
    return open(`simulating a payment of ${paymentRequest.classOf(facts)}`);
  },
  ...paying,
};

/** Pays to a reusable number without a request. */
const payMethod: Command<MethodFacts> = {
  name: 'pay a payment method',
  endpoint: 'payment_methods.simulate',
  on: paymentMethod,
  byPayer: true,
  factors: {},
  fits: isNumber,
  input: ({ model, thing, draw }) => {
    const isAsked = model.all(paymentRequest).some(({ facts }) => facts.method === thing.id);
    const amount = fixedAmount(thing) ?? amountFor(thing.facts.channel, 'thousands', draw);
    // Without a request, only the payments of its method show what was paid.
    const isSeen = model.endpoints.has('payment_methods.payments');
    return isAsked || !isSeen ? null : { params: thing.params, body: { amount } };
  },
  expects: (facts) => open(`simulating a payment of ${paymentMethod.classOf(facts)}`),
  follows: async ({ model, thing, key, input }) => {
    useUp(thing);
    const amount = Number(field(input.body, 'amount'));
    const { currency } = thing.facts.channel;
    const reference = undefined;
    await receive({
      model,
      key: key(0),
      method: thing,
      request: null,
      amount,
      currency,
      reference,
    });
  },
};

/**
 * Returns the address for a decision of the payer of a request: its own, which overrides that of
 * its method (PAY-FIELD-channel_properties).
 */
const addressOf = ({ sent, type }: RequestFacts, act: 'success' | 'failure' | 'cancel'): unknown =>
  objectIn(sent, 'channel_properties')[`${act}_return_url`] ??
  addressFor(objectIn(sent, 'payment_method'), type, act);

const approve = onItself<RequestFacts>({
  name: 'approve a payment request',
  endpoint: 'payment_requests.get',
  on: paymentRequest,
  weight: 2,
  presses: (thing) => authorization(thing, 'approve'),
  fits: isUndecided,
  leads: (facts) =>
    facts.over ? undefined : addressOf(facts, facts.declines ? 'failure' : 'success'),
  expects: ({ over }) =>
    over ? open('approving a payment request so long after its page was left') : accepted,
  ...paying,
});

const decline = onItself<RequestFacts>({
  name: 'decline a payment request',
  endpoint: 'payment_requests.get',
  on: paymentRequest,
  weight: 0.7,
  presses: (thing) => authorization(thing, 'decline'),
  fits: isUndecided,
  leads: (facts) => addressOf(facts, 'failure'),
  expects: () => accepted,
  change: becomes('FAILED'),
});

/** Leaves the page without a decision: the payer may come back within a quarter of an hour. */
const leave = onItself<RequestFacts>({
  name: 'leave the page of a payment request',
  endpoint: 'payment_requests.get',
  on: paymentRequest,
  presses: (thing) => authorization(thing, 'leave'),
  fits: (facts) => isUndecided(facts) && !facts.over && addressOf(facts, 'cancel') !== undefined,
  leads: (facts) => addressOf(facts, 'cancel'),
  expects: () => open('leaving the page of a payment request'),
  // A payer who leaves again has the whole time again.
  change: (facts, { model }) => {
    facts.left = model.now === null ? null : model.now + RETRY_MS;
    facts.retries = facts.left !== null;
  },
});

/** Pays with the password that the bank has sent: one of several actions is enough. */
const payByPassword: Command<RequestFacts> = {
  name: 'enter the password of a payment request',
  endpoint: 'payment_requests.auth',
  on: paymentRequest,
  weight: 2,
  factors: {},
  fits: (facts) => facts.type === 'DIRECT_DEBIT' && isUndecided(facts) && !facts.over,
  input: ({ thing, draw }) => {
    const { password } = draw.magic;
    return password === undefined ? null : { params: thing.params, body: { auth_code: password } };
  },
  // An account that is linked by its first payment may need a password only after that.
  expects: ({ channel, method }, { model }) => {
    const status = String(model.byId(paymentMethod, method)?.seen('status'));
    return open(
      `entering the password of a payment at ${channel.code} by an account that is ${status}`,
    );
  },
  ...paying,
};

export const paidCommands: readonly Command[] = [
  pay,
  payMethod,
  approve,
  decline,
  leave,
  payByPassword,
];
