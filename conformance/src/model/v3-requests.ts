// Payment requests and payments of v3, from the clauses.
import type { Made } from '../run/samples/sample.ts';
import { versionOf } from '../run/samples/sample.ts';
import { get, paged, reading } from './reading.ts';
import { clauses } from '../clauses.ts';
import { toText } from '../differences.ts';
import { field, itemsOf, objectIn } from '../targets/wire/message.ts';
import type { Command } from './command.ts';
import { ownerRules } from './method-owners.ts';
import type { Kind } from './model.ts';
import { noteSavedToken } from './v3-tokens.ts';
import { echo, partly, some, that, type Rule, same, given, echoes } from './rule.ts';
import { open, openIf } from './expecting.ts';
import { decided, becomes, statusOf, eventNamed, once } from './becoming.ts';
import { onItself } from './acting.ts';
import { amountFor } from './markets.ts';
import { channelOf } from './v3-channels.ts';
import { addPayment, expectFailure, v3Payment, v3PaymentCommands } from './v3-payments.ts';
import { expectThat } from '../violation.ts';

interface RequestFacts {
  /** Its fields; a change may replace some. */
  sent: Made;
  readonly channel: string;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** True when a card pays it: nothing else can be authorized and captured later. */
  readonly byCard: boolean;
  /** True when its channel declines its amount. */
  readonly declines: boolean;
  /** When it expires automatically; null when no end is stated. */
  ends: number | null;
  payments: number;
  /** The token that its payment saves: null before the payment, undefined where it saves none. */
  saved: string | null | undefined;
}

const STATES = [
  'REQUIRES_ACTION',
  'ACCEPTING_PAYMENTS',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
  'AUTHORIZED',
  'EXPIRED',
  'PENDING',
];

/** Returns the amount that it requests; null when its payer decides it. */
const amountOf = ({ sent }: RequestFacts): unknown => sent['request_amount'] ?? sent['amount'];

const isMany = ({ sent }: RequestFacts): boolean => sent['type'] === 'REUSABLE_PAYMENT_CODE';

const isVerified = ({ sent }: RequestFacts): boolean => sent['type'] === 'VERIFY_PAYMENT_METHOD';

const isOpen = ({ status }: { readonly status: string | null }): boolean =>
  status === null || ['REQUIRES_ACTION', 'ACCEPTING_PAYMENTS', 'PENDING'].includes(status);

/**
 * Returns the possible statuses: only a card is AUTHORIZED to be captured later, and never when it
 * is only verified. A code for many payments accepts them from the start, and nothing else does.
 */
const statesOf = (facts: RequestFacts): readonly string[] => {
  const foreign = [
    ...(facts.byCard && !isVerified(facts) ? [] : ['AUTHORIZED']),
    isMany(facts) ? 'REQUIRES_ACTION' : 'ACCEPTING_PAYMENTS',
  ];
  return STATES.filter((state) => !foreign.includes(state));
};

/** The headers that name the version of v3. */
export const version = versionOf('v3_payment_requests.get').headers ?? {};

/** Types of channels whose payers need a number or a code. */
const PRESENTED = ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER'];

const isUrl = (value: unknown): boolean => URL.canParse(String(value));

/**
 * Returns the rule of actions: a payer who needs a number or a code is shown it, and every other
 * one is sent to a URL, or is shown something, too.
 */
const actionRule = ({ sent }: RequestFacts): Rule => {
  const isPresented = PRESENTED.includes(channelOf(sent)?.type ?? '');
  const types = isPresented
    ? ['PRESENT_TO_CUSTOMER']
    : ['PRESENT_TO_CUSTOMER', 'REDIRECT_CUSTOMER'];
  return that(
    `actions of type ${types.join(' or ')}, with a value, which is a URL to redirect to`,
    (actions) =>
      itemsOf(actions).every((one) => {
        const [type, value] = [field(one, 'type'), field(one, 'value')];
        const isFilled = typeof value === 'string' && value !== '';
        return types.includes(String(type)) && isFilled && (type !== types[1] || isUrl(value));
      }),
    isPresented ? 'V3-PR-CREATE-02' : 'V3-PR-FIELD-actions.value',
  );
};

/** Properties that are stated to be returned as they were sent; others may be masked or moved. */
const ECHOED = ['success_return_url', 'failure_return_url'];

/** Requires the properties that were sent for this request and are stated, among any others. */
const propertiesRule = ({ sent }: RequestFacts): Rule => {
  const wanted = Object.entries(objectIn(sent, 'channel_properties')).filter(([name]) =>
    clauses().has(`V3-CP-${name}`),
  );
  const exact = wanted.filter(([name]) => ECHOED.includes(name));
  const names = wanted.map(([name]) => name);
  return partly(
    that(
      `properties with ${names.join(', ') || 'any names'} and ${toText(Object.fromEntries(exact))}`,
      (seen) =>
        names.every((name) => field(seen, name) !== undefined) &&
        exact.every(([name, value]) => field(seen, name) === value),
    ),
  );
};

export const v3Request: Kind<RequestFacts> = {
  name: 'a payment request of v3',
  clauses: 'V3-PR-FIELD-id',
  classOf: ({ sent, channel, status, payments, ends, declines }) => {
    const parts = [channel, sent['type'], sent['capture_method'], status];
    const fails = declines ? ['to be declined'] : [];
    const many = payments > 1 ? ['again'] : [];
    const timed = ends === null ? [] : ['with an end'];
    return [...parts.filter((part) => typeof part === 'string'), ...many, ...timed, ...fails].join(
      ' ',
    );
  },
  moving: [
    'status',
    'actions',
    'latest_payment_id',
    'failure_code',
    'updated',
    'channel_properties',
  ],
  // A payment that was authorized may end, and its request with it.
  ...decided<RequestFacts>(
    (facts) => facts.status === 'AUTHORIZED' || (isOpen(facts) && facts.ends === null),
  ),
  announces: {
    EXPIRED: {
      names: ['payment_request.expiry', 'payment_request.expired'],
      clause: 'EVT-payment_request.expiry',
      about: (data, { id }) => data['payment_request_id'] === id || data['id'] === id,
    },
  },
  rules: (facts) => ({
    id: that('pr- or py- and more', (id) => /^(pr|py)-/.test(String(id)), 'V3-CONF-01'),
    ...same(facts.sent, ['reference_id', 'type', 'country', 'currency']),
    request_amount: echo(amountOf(facts)),
    ...given(facts.sent, ['channel_code', 'payment_token_id']),
    ...(facts.saved !== undefined && {
      payment_token_id: echo(facts.saved, 'V3-PR-FIELD-payment_token_id'),
    }),
    ...echoes(facts.sent, ['description', 'metadata']),
    ...ownerRules(facts.sent),
    actions: actionRule(facts),
    channel_properties: propertiesRule(facts),
    status: statusOf(facts.status, statesOf(facts), {
      open: isMany(facts) ? 'STATE-PR3-ACCEPTING_PAYMENTS' : 'STATE-PR3-SET',
      known: `STATE-PR3-${facts.status}`,
    }),
    ...(facts.status === 'FAILED'
      ? { failure_code: some('STATE-PR3-FAILED') }
      : facts.payments === 0 && { latest_payment_id: echoOrNone() }),
  }),
  views: [get('v3_payment_requests.get')],
  lists: [paged('v3_payment_requests.list')],
  timers: (facts) =>
    once(isOpen(facts) ? facts.ends : null, 'its end', 'STATE-PR3-EXPIRED', becomes('EXPIRED')),
};

/** Allows an id before a payment has succeeded: a pending payment may exist already. */
const echoOrNone = (): Rule =>
  that('nothing, or an id', (id) => id === null || id === undefined || typeof id === 'string');

/** Returns the token that a paid request has saved. */
export const tokenIn = (body: unknown): string => {
  const id = field(body, 'payment_token_id');
  expectThat(typeof id === 'string', 'a payment_token_id once it is paid (V3-MAP-03)', body);
  return id as string;
};

const pay: Command<RequestFacts> = {
  name: 'pay a payment request of v3',
  endpoint: 'v3_payment_requests.simulate',
  on: v3Request,
  byPayer: true,
  weight: 3,
  factors: {},
  input: ({ thing, draw }) => {
    const isFree = (amountOf(thing.facts) ?? null) === null;
    const channel = channelOf(thing.facts.sent);
    const body = isFree && channel ? { amount: amountFor(channel, 'thousands', draw) } : {};
    return { params: thing.params, headers: version, body };
  },
  expects: (facts) =>
    openIf(
      isOpen(facts),
      `simulating a payment of ${v3Request.classOf(facts)}`,
      `STATE-PR3-${String(facts.status)}`,
    ),
  change: (facts) => {
    if (facts.declines) {
      facts.status = 'FAILED';
      return;
    }
    facts.payments += 1;
    if (!isMany(facts)) facts.status = 'SUCCEEDED';
  },
  follows: async ({ model, thing, key, input }) => {
    const amount = field(input.body, 'amount') ?? amountOf(thing.facts);
    if (thing.facts.declines) {
      expectFailure(model, thing, false);
      return;
    }
    if (thing.facts.saved === null) {
      const token = tokenIn(await reading('v3_payment_requests.get')(model, thing));
      thing.facts.saved = token;
      await noteSavedToken(model, thing, token, key(1));
    }
    if (!model.trial.context.receiver || thing.account.inbox === null) {
      const now = await reading('v3_payment_requests.get')(model, thing);
      const id = field(now, 'latest_payment_id');
      if (typeof id === 'string' && !model.byId(v3Payment, id))
        await addPayment(model, thing, id, key(0), amount);
      return;
    }
    // When two pay at once, only the events name both payments.
    model.expectEvent({
      account: thing.account,
      ...eventNamed('payment.capture'),
      about: (data) =>
        data['payment_request_id'] === thing.id &&
        !model.byId(v3Payment, data['payment_id']) &&
        // Two payments made at once differ by their amounts.
        (data['request_amount'] ?? amount) === amount,
      met: (data) => addPayment(model, thing, String(data['payment_id']), key(0), amount, data),
    });
  },
};

const cancel = onItself<RequestFacts>({
  name: 'cancel a payment request of v3',
  endpoint: 'v3_payment_requests.cancel',
  on: v3Request,
  weight: 0.5,
  expects: (facts) =>
    openIf(isOpen(facts), `cancelling ${v3Request.classOf(facts)}`, 'STATE-PR3-CANCELED'),
  change: becomes('CANCELED'),
});

/** Level of a change of the end -> the factor of the time that is left. */
const moves: Readonly<Record<string, number>> = { 'a later end': 3, 'an earlier end': 0.5 };
/** The shortest rest of a lifetime whose end is moved. */
const LEAST_MS = 60_000;

/** An accepted change is applied; it is open what can be changed (V3-UNSPEC-07). */
const change: Command<RequestFacts> = {
  name: 'change a payment request of v3',
  endpoint: 'v3_payment_requests.update',
  on: v3Request,
  weight: 0.7,
  factors: {
    field: [
      'reference_id',
      'type',
      'currency',
      'channel_code',
      'metadata',
      'description',
      'a later end',
      'an earlier end',
    ],
  },
  input: ({ model, thing, levels }) => {
    const move = moves[levels['field'] ?? ''];
    if (move !== undefined) {
      const { ends } = thing.facts;
      if (ends === null || model.now === null || ends - model.now < LEAST_MS) return null;
      const expires_at = new Date(model.now + (ends - model.now) * move).toISOString();
      return {
        params: thing.params,
        headers: version,
        body: { channel_properties: { expires_at } },
      };
    }
    const reference = model.trial.newReference();
    const values: Made = {
      reference_id: reference,
      type: isMany(thing.facts) ? 'PAY' : 'REUSABLE_PAYMENT_CODE',
      currency: 'PHP',
      channel_code: 'BNI_VIRTUAL_ACCOUNT',
      metadata: { branch: reference },
      description: reference,
    };
    const name = levels['field'] ?? '';
    return { params: thing.params, headers: version, body: { [name]: values[name] } };
  },
  expects: (facts, { levels }) =>
    open(`changing ${levels['field'] ?? ''} of ${v3Request.classOf(facts)}`),
  change: (facts, { input }) => {
    const { channel_properties: properties, ...body } = input.body as Made;
    facts.sent = { ...facts.sent, ...body };
    const end = field(properties, 'expires_at');
    if (typeof end === 'string') facts.ends = Date.parse(end);
  },
};

export const v3Commands: readonly Command[] = [pay, cancel, change, ...v3PaymentCommands];
