// Payment requests of v2, from the clauses.
import { chosen, type Channel, type Dialect } from '@kasir/models';
import type { Made } from '../run/samples/sample.ts';
import type { MethodType } from '../run/samples/bodies.ts';
import { hundredths } from './money.ts';
import { toText } from '../differences.ts';
import { hostedPage } from './hosted-pages.ts';
import { isReturned } from './extras.ts';
import { get, paged, reading } from './reading.ts';
import { field, itemsOf, objectIn } from '../targets/wire/message.ts';
import type { Kind, ModelObject } from './model.ts';
import { authorization } from './payment-method-changes.ts';
import { RETRY, paymentMethod, type MethodFacts } from './payment-methods.ts';
import { ownerRule, type Owner } from './method-owners.ts';
import { is, oneOf, that, startsWith, type Rule, same, echoes, given, someIf } from './rule.ts';
import { decided, statusOf, once } from './becoming.ts';

export interface RequestFacts {
  readonly sent: Made;
  readonly channel: Channel;
  readonly owner: Owner;
  readonly method: string;
  readonly type: MethodType;
  readonly reusability: string;
  readonly manual: boolean;
  /** True when its channel declines its amount. */
  readonly declines: boolean;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** The number of payments that succeeded. */
  payments: number;
  /** When its authorization ends; null when nothing was authorized, or while time runs. */
  ends: number | null;
  /** The time until which a payer who left its page may return; null while nobody has left. */
  left: number | null;
  /** True while a payer who left its page must be able to return. */
  retries: boolean;
  /** True when it has ended. */
  over: boolean;
  /** Captured and refunded amounts, in hundredths. */
  captured: number;
  refunded: number;
}

/** Returns the statuses of requests that will no longer be paid, as a dialect names them. */
const unpaid = (dialect: Dialect): readonly string[] => [
  'FAILED',
  chosen('expired_payment_request', dialect),
  chosen('withdrawn_payment_request', dialect),
  chosen('uncaptured_payment_request', dialect),
];

const NUMBERS: readonly string[] = ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE'];

/**
 * Returns the possible statuses of a request: a waiting one requires an action of its payer, or has
 * the status that the dialect names.
 */
const states = (
  { type, manual, captured, payments, over }: RequestFacts,
  dialect: Dialect,
): readonly string[] => [
  NUMBERS.includes(type) ? chosen('waiting_payment_request', dialect) : 'REQUIRES_ACTION',
  // A request does not succeed before its capture, and does not end unpaid after its payment.
  ...(manual && captured === 0 ? (over ? [] : ['AWAITING_CAPTURE']) : ['SUCCEEDED']),
  ...(payments > 0 ? [] : unpaid(dialect)),
];

/** Returns the rule of actions while a request waits: at least one when it requires action. */
const something = (status: unknown, dialect: Dialect): Rule => {
  const words = ['AUTH', 'RESEND_AUTH', ...chosen('other_actions', dialect).split(' and ')];
  const least = status === 'REQUIRES_ACTION' ? 1 : 0;
  return that(
    `${least} or more of ${words.join(', ')}`,
    (actions) =>
      itemsOf(actions).length >= least &&
      itemsOf(actions).every((one) => words.includes(String(field(one, 'action')))),
    'PR2-FIELD-action.action',
  );
};

/** Returns the rule of actions when nothing waits for the payer: none, or those of the dialect. */
const nothingToDo = (dialect: Dialect): Rule => {
  const others = chosen('other_actions', dialect).split(' and ');
  return that(toText([]), (actions) =>
    itemsOf(actions).every((one) => others.includes(String(field(one, 'action')))),
  );
};

export const isWaiting = ({ status }: RequestFacts): boolean =>
  status === 'REQUIRES_ACTION' || status === 'PENDING' || status === null;

export const isNumber = ({
  type,
  reusability,
}: Pick<RequestFacts, 'type' | 'reusability'>): boolean =>
  reusability === 'MULTIPLE_USE' && NUMBERS.includes(type);

/** Returns whether something is authorized that can still be captured. */
const isHeld = ({ manual, status, captured, sent }: RequestFacts): boolean =>
  status === 'AWAITING_CAPTURE' ||
  (manual && captured > 0 && captured < hundredths(sent['amount']));

/** Returns whether an event is about a payment of a request. */
const isOf = (data: Made, { id }: ModelObject<RequestFacts>): boolean =>
  data['payment_request_id'] === id;

/** Clocks of pages may differ a little from that of the target. */
const MARGIN_MS = 60_000;

/** Returns whether a request shows a method that was taken back, which ends the request. */
const isOver = (body: Made): boolean =>
  ['EXPIRED', 'INACTIVE'].includes(String(field(body['payment_method'], 'status')));

export const paymentRequest: Kind<RequestFacts> = {
  name: 'a payment request',
  clauses: 'PR2-FIELD-id',
  generated: ['reference_id'],
  classOf: (facts) => {
    const { type, reusability, manual, status, declines, payments, over } = facts;
    const parts = [
      type,
      reusability,
      ...(manual ? ['captured later'] : []),
      String(status),
      ...(declines ? ['to be declined'] : []),
      ...(payments > 1 ? ['again'] : []),
      ...(payments > 0 && isHeld(facts) ? [over ? 'in part, too late' : 'in part'] : []),
    ];
    return parts.join(' ');
  },
  links: ({ method }) => [method],
  ...decided<RequestFacts>((facts) => isWaiting(facts)),
  announces: {
    ...Object.fromEntries(
      unpaid('service').map((status) => [
        status,
        {
          names: ['payment.failed'],
          clause: 'EVT-payment.failed',
          about: isOf,
          ...(status === 'FAILED' && { fromStart: 'ours' as const }),
        },
      ]),
    ),
    AWAITING_CAPTURE: {
      names: ['payment.authorization', 'payment.awaiting_capture'],
      stated: 'payment.authorization',
      clause: 'EVT-payment.authorization',
      about: isOf,
    },
  },
  timers: (facts) =>
    facts.left !== null && (facts.status === null || isUndecided(facts))
      ? [
          // The state at the exact end is open.
          ...once<RequestFacts>(
            facts.retries ? facts.left - MARGIN_MS : null,
            'the last minute of another try',
            RETRY,
            (now) => {
              now.retries = false;
            },
          ),
          ...once<RequestFacts>(facts.left + 1, 'the end of another try', RETRY, (now) => {
            now.status = null;
            now.left = null;
            now.over = true;
          }),
        ]
      : once(
          facts.over || !isHeld(facts) ? null : facts.ends,
          'the end of its authorization',
          'LIMIT-15',
          (now) => {
            if (now.captured === 0) now.status = null;
            now.over = true;
          },
        ),
  moving: [
    'status',
    'failure_code',
    'updated',
    'actions',
    'payment_method',
    'card_verification_results',
  ],
  // The method has a model of its own.
  unstable: ['payment_method'],
  rules: (facts, { account, dialect }, body) => {
    const { sent, channel, owner, status, manual, method, retries } = facts;
    return {
      id: startsWith('pr-'),
      ...(account.id !== null && { business_id: is(account.id) }),
      ...given(sent, ['reference_id']),
      ...same(sent, ['currency', 'amount']),
      ...given(sent, ['initiator']),
      country: is(channel.country),
      // The customer of the request takes precedence over the one inside its method.
      customer_id: ownerRule(owner, objectIn(sent, 'payment_method')['customer_id']),
      ...echoes(sent, ['description', 'metadata']),
      ...(sent['channel_properties'] !== undefined && {
        channel_properties: that('the properties that were sent', (seen) =>
          isReturned(sent['channel_properties'], seen),
        ),
      }),
      capture_method: manual ? is('MANUAL') : oneOf(['AUTOMATIC', null, undefined]),
      status:
        retries && status === null && !isOver(body)
          ? is('REQUIRES_ACTION', RETRY)
          : statusOf(status, states(facts, dialect), {
              open: 'STATE-PR2-SET',
              known: 'STATE-PR2-02',
            }),
      ...(status !== null && { failure_code: someIf(unpaid(dialect).includes(status)) }),
      payment_method: that(`the method ${method}`, (seen) => field(seen, 'id') === method),
      actions: isWaiting({ ...facts, status: String(body['status']) })
        ? something(body['status'], dialect)
        : nothingToDo(dialect),
    };
  },
  views: [
    get('payment_requests.get'),
    {
      name: 'its method, inside',
      endpoint: 'payment_requests.get',
      read: async (model, thing) => {
        const body = await reading('payment_requests.get')(model, thing);
        const method = model.byId(paymentMethod, thing.facts.method);
        method?.see(objectIn(body, 'payment_method'), {
          view: 'its payment request',
          partial: true,
        });
        return body;
      },
    },
    hostedPage<RequestFacts>({
      endpoint: 'payment_requests.get',
      url: (thing) => authorization(thing, 'approve')?.page,
      amount: ({ sent }) => sent['amount'],
      waits: (facts) => (isUndecided(facts) && !facts.over && facts.left === null ? true : null),
    }),
  ],
  lists: [paged('payment_requests.list')],
};

/** Returns the amount of a saved code, which every request of it must have; null without one. */
export const fixedAmount = (method: ModelObject<MethodFacts>): number | null => {
  const name = method.facts.type.toLowerCase();
  const amount = field(method.seen(name) ?? method.facts.sent[name], 'amount');
  return typeof amount === 'number' ? amount : null;
};

/** Returns whether a payer has to decide on a page; numbers and codes are paid elsewhere. */
export const isUndecided = ({ status, type }: RequestFacts): boolean =>
  status === 'REQUIRES_ACTION' && ['EWALLET', 'DIRECT_DEBIT', 'CARD'].includes(type);
