// Payments of v3, from the clauses: named by their requests or events, and captured once or
// canceled.
import { differences } from '../differences.ts';
import { expectPaymentTransaction, having, hundredths } from './money.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { field, itemsOf } from '../targets/wire/message.ts';
import { onItself } from './acting.ts';
import { shareOf } from './amounts.ts';
import { authorizedUntil } from './authorizations.ts';
import { becomes, decided, statusOf, eventNamed, once } from './becoming.ts';
import { openIf } from './expecting.ts';
import type { Command } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { get } from './reading.ts';
import { is, oneOf, that } from './rule.ts';

interface PaymentFacts {
  readonly request: string;
  readonly amount: number;
  readonly currency: unknown;
  /** The channel that its request shows. */
  readonly channel: unknown;
  readonly manual: boolean;
  status: string | null;
  captured: number;
  /** When its authorization ends; null when nothing was authorized, or while time runs. */
  readonly ends: number | null;
}

/** The part of a v3 request that its payments need. */
type Request = ModelObject<{ readonly sent: Made }>;

const version = versionOf('v3_payments.get').headers ?? {};

export const v3Payment: Kind<PaymentFacts> = {
  name: 'a payment of v3',
  clauses: '',
  classOf: ({ manual, status, captured }) =>
    `${manual ? 'captured later ' : ''}${String(status)}${captured > 0 ? ' in part' : ''}`,
  // A payment may show the current state of its request.
  moving: ['status', 'captures', 'updated', 'failure_code', 'description', 'channel_properties'],
  links: ({ request }) => [request],
  ...decided<PaymentFacts>(({ status }) => [null, 'AUTHORIZED', 'PENDING'].includes(status)),
  rules: ({ request, amount, currency, channel, status, captured }) => ({
    captures: that(
      captured === 0 ? 'nothing' : `one of ${captured / 100}`,
      (seen) =>
        differences(
          captured === 0 ? [] : [captured / 100],
          itemsOf(seen).map((one) => field(one, 'capture_amount')),
        ).length === 0,
      'V3-UNSPEC-08',
    ),
    payment_request_id: is(request),
    ...(typeof channel === 'string' && { channel_code: oneOf([channel, undefined], 'V3-MAP-16') }),
    request_amount: is(amount),
    currency: is(currency),
    status: statusOf(status, [
      'PENDING',
      'AUTHORIZED',
      'SUCCEEDED',
      'FAILED',
      'CANCELED',
      'EXPIRED',
    ]),
  }),
  views: [get('v3_payments.get')],
  timers: ({ status, ends }) =>
    once(
      status === 'AUTHORIZED' ? ends : null,
      'the end of its authorization',
      'LIMIT-15',
      becomes(null),
    ),
};

/** Expects the event of a payment that failed. */
export const expectFailure = (model: Model, request: Request, optional: boolean): void =>
  model.expectEvent({
    account: request.account,
    ...eventNamed('payment.failure'),
    about: (data) => data['payment_request_id'] === request.id,
    rules: { status: is('FAILED') },
    optional,
  });

/** Expects the event of a payment that its request does not name; the event may name it. */
export const expectPaymentOf = (
  model: Model,
  request: Request,
  key: string,
  amount: unknown,
): void => {
  const isHeld = request.facts.sent['capture_method'] === 'MANUAL';
  model.expectEvent({
    account: request.account,
    names: [isHeld ? 'payment.authorization' : 'payment.capture'],
    clause: 'EVT-payment.capture',
    about: (data) => Object.values(data).includes(request.id),
    met: async (data) => {
      const id = data['payment_id'];
      if (typeof id === 'string') await addPayment(model, request, id, key, amount, data);
    },
    optional: isHeld,
  });
};

/**
 * Adds a payment that a request or an event names, with its money; expects its event unless the
 * event was received.
 */
export const addPayment = async (
  model: Model,
  request: Request,
  id: string,
  key: string,
  amount: unknown,
  event?: Made,
): Promise<void> => {
  const { sent } = request.facts;
  const manual = sent['capture_method'] === 'MANUAL';
  const as = model.trial.pick(request.account.actors);
  const input = { params: { id }, headers: version };
  // Where payments cannot be read, their events show them.
  const isRead = model.endpoints.has('v3_payments.get');
  const body = isRead ? (await model.trial.call('v3_payments.get', input, { as })).body : event;
  const paid = model.add({
    kind: v3Payment,
    account: request.account,
    key,
    id,
    params: { id },
    body: (body ?? {}) as Made,
    partial: !isRead,
    facts: {
      request: request.id,
      amount: Number(amount),
      currency: sent['currency'],
      channel: request.seen('channel_code'),
      manual,
      status: manual ? 'AUTHORIZED' : 'SUCCEEDED',
      captured: manual ? 0 : hundredths(amount),
      ends: manual ? authorizedUntil(model) : null,
    },
    view: isRead ? 'get' : 'its event',
  });
  if (manual)
    // No clause names the event of an authorization that nobody captured.
    model.expectEvent({
      account: request.account,
      names: ['payment.expiry', 'payment.expired', 'payment.failure'],
      clause: 'LIMIT-15',
      about: (data) => data['payment_id'] === id,
      optional: true,
      recurs: true,
    });
  else
    expectPaymentTransaction(model, {
      ...moneyOf(paid),
      amount: Number(amount),
      rules: { reference_id: is(sent['reference_id']) },
    });
  if (event) {
    paid.see(event, { view: 'its event', partial: true, at: 'event payment.capture' });
    return;
  }
  model.expectEvent({
    account: request.account,
    names: [manual ? 'payment.authorization' : 'payment.capture'],
    clause: 'EVT-payment.capture',
    about: (data) => data['payment_id'] === id,
    shows: paid,
    optional: manual,
  });
};

/** Returns the money of a payment; its transactions name the payment. */
const moneyOf = ({ account, facts, id }: ModelObject<PaymentFacts>) => ({
  account,
  name: `the payment ${id}`,
  owns: having({ product_id: id }),
  currency: String(facts.currency),
});

const capture: Command<PaymentFacts> = {
  name: 'capture a payment of v3',
  endpoint: 'v3_payments.capture',
  on: v3Payment,
  weight: 2,
  factors: { share: ['a part', 'the whole', 'too much', 'one unit'] },
  input: ({ thing, levels, draw: { magic } }) => ({
    params: thing.params,
    headers: version,
    body: { capture_amount: shareOf(levels['share'], thing.facts.amount, magic) },
  }),
  expects: (facts, { input }) => {
    const amount = Number(field(input.body, 'capture_amount'));
    return openIf(
      facts.status === 'AUTHORIZED' && amount <= facts.amount,
      'capturing an authorized payment of v3',
      'STATE-PR3-AUTHORIZED',
    );
  },
  change: (facts, { input: { body } }) => {
    facts.captured += hundredths(field(body, 'capture_amount'));
    facts.status = 'SUCCEEDED';
  },
  follows: ({ model, thing, before }) => {
    model.touchMoney('product_id', thing.id);
    if (before.captured === 0)
      model.move({
        ...moneyOf(thing),
        clause: 'TXN-FIELD-amount',
        sum: () => thing.facts.captured,
        rows: null,
      });
    model.expectEvent({
      account: thing.account,
      ...eventNamed('payment.capture'),
      about: (data) => data['payment_id'] === thing.id,
      shows: thing,
    });
  },
};

const release = onItself<PaymentFacts>({
  name: 'cancel a payment of v3',
  endpoint: 'v3_payments.cancel',
  on: v3Payment,
  weight: 0.5,
  expects: (facts) =>
    openIf(
      facts.status === 'AUTHORIZED',
      'cancelling an authorized payment of v3',
      'STATE-PR3-CANCELED',
    ),
  change: becomes('CANCELED'),
  follows: ({ model, thing }) => model.touchMoney('product_id', thing.id),
});

export const v3PaymentCommands: readonly Command[] = [capture, release];
