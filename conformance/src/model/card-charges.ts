// Card tokens and charges, from the clauses: a token for one use is charged once, what is held is
// captured once or reversed, and what was captured is given back at most once.
import { cardFailureReason, chosen } from '@kasir/models';
import { cardNumber, declinedCharge } from '../magic/magic.ts';
import { hundredths } from './money.ts';
import { cardTokenBody } from '../run/samples/cards.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { field } from '../wire/message.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Account, Command, Expectation, Kind, Levels, Model, Thing } from './model.ts';
import { reading } from './reading.ts';
import { is, none, oneOf, some, that } from './rule.ts';

/** What stands for an authenticated holder; it is charged once, and up to its amount. */
interface Authentication {
  readonly id: string;
  readonly amount: number;
  /** When, where the time was known: how long it stands is nowhere stated. */
  readonly at: number | null;
  used: boolean;
}

interface TokenFacts {
  readonly multiple: boolean;
  readonly card: CardName;
  readonly number: string;
  readonly currency: string;
  uses: number;
  /** The page of its holder; null where nobody is, or nobody is any more. */
  page: string | null;
  /** That of its creation covers a token for one use; those made later are for one charge each. */
  readonly own: Authentication | null;
  authentications: readonly Authentication[];
  /** The instant at which it was saved, where one was known. */
  readonly saved: number | null;
}

interface ChargeFacts {
  readonly sent: Made;
  readonly by: Pick<TokenFacts, 'multiple' | 'card' | 'number' | 'currency'>;
  /** What its network says of the holder, where somebody was authenticated. */
  readonly eci: number | null;
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  /** Why it was declined, by its amount; null where it was not. */
  readonly reason: string | null;
  /** In hundredths. */
  captured: number;
  refunded: number;
  /** When its last refund was requested that its bank responds to later; null without any. */
  refundedLater: number | null;
  /** When its authorization ends. */
  readonly ends: number | null;
}

/** How long an authorization lives (STATE-CARD-03), in milliseconds. */
const AUTHORIZED_MS = 7 * 86_400_000;

/** Cards whose bank knows the holder, with the indicator of their network (CARD-FIELD-eci). */
const cards = {
  visa: { eci: 5, cvn: '123' },
  mastercard: { eci: 2, cvn: '123' },
  amex: { eci: 5, cvn: '1234' },
  // Its bank asks the holder on a page.
  jcb: { eci: 5, cvn: '123' },
} as const;
type CardName = keyof typeof cards;

/** The least and the most that is charged of a currency (LIMIT-04). */
const limits: Readonly<Record<string, readonly [number, number]>> = {
  IDR: [5_000, 200_000_000],
  PHP: [20, 700_000],
};

const token: Kind<TokenFacts> = {
  name: 'a card token',
  clauses: '',
  classOf: ({ multiple, uses, page, own, authentications, currency }) =>
    [
      page === null ? '' : 'whose holder has a page',
      multiple ? 'for many uses' : 'for one use',
      currency,
      own ? '' : 'not authenticated',
      uses > 0 ? 'used' : '',
      authentications.some(({ used }) => !used) ? 'with an authentication' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  moving: ['status', 'updated', 'authentication_id', 'authentication_status'],
  rules: () => ({ id: some() }),
  views: [],
};

const charge: Kind<ChargeFacts> = {
  name: 'a card charge',
  clauses: 'CARD-FIELD-id',
  classOf: ({ status, captured, refunded }) =>
    `${String(status)}${refunded > 0 ? ' refunded' : ''}${captured > 0 ? ' captured' : ''}`,
  moving: ['status', 'capture_amount', 'updated', 'approval_code'],
  rules: ({ sent, status, reason, captured, by, eci }, { dialect }) => ({
    id: some(),
    external_id: is(sent['external_id']),
    authorized_amount: is(sent['amount']),
    status:
      status === null
        ? oneOf(['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED'], 'STATE-CARD-SET')
        : is(status, sent['capture'] === false ? 'STATE-CARD-02' : 'STATE-CARD-01'),
    capture_amount: that(
      `${captured / 100}, which was captured`,
      (amount) => hundredths(amount ?? 0) === captured,
    ),
    masked_card_number: that(
      'the first six digits of the card, and never all',
      (masked) =>
        String(masked).startsWith(by.number.slice(0, 6)) && !String(masked).includes(by.number),
    ),
    ...(by.card !== 'amex' && {
      card_brand: that(`${by.card}, in any letters`, (seen) =>
        [by.card, 'undefined', 'null'].includes(String(seen).toLowerCase()),
      ),
    }),
    charge_type: is(by.multiple ? 'MULTIPLE_USE_TOKEN' : 'SINGLE_USE_TOKEN'),
    ...(eci !== null && {
      eci: that(`${eci}, or left out`, (seen) =>
        [String(eci), `0${eci}`, 'undefined', 'null'].includes(String(seen)),
      ),
    }),
    cvn_code: oneOf(['M', 'N', 'P', null, undefined]),
    failure_reason: reason === null ? none() : is(reason, `CARD-FAIL-${reason}`),
    ...(sent['descriptor'] !== undefined && {
      descriptor:
        chosen('card_descriptor', dialect) === 'the one sent'
          ? is(sent['descriptor'])
          : that('the one sent, behind the name of the business', (seen) =>
              String(seen).endsWith(` - ${String(sent['descriptor'])}`),
            ),
    }),
    currency: by.currency === 'IDR' ? oneOf(['IDR', undefined]) : is(by.currency),
  }),
  views: [
    { name: 'get', endpoint: 'credit_card_charges.get', read: reading('credit_card_charges.get') },
  ],
  timers: ({ status, ends }) =>
    status !== 'AUTHORIZED' || ends === null
      ? []
      : [
          {
            name: 'the end of its authorization',
            at: ends,
            clause: 'STATE-CARD-03',
            fire: (facts) => {
              facts.status = null;
            },
          },
        ],
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
};

/** For how much a holder is authenticated, by level. */
const covered: Readonly<Record<string, number>> = {
  'a little': 100_000,
  much: 900_000,
  'more than any charge': 300_000_000,
};

const save = (name: string, known: readonly string[]): Command => ({
  name,
  endpoint: 'credit_card_tokens.create',
  on: null,
  factors: {
    use: ['one', 'many'],
    card: known,
    currency: ['IDR', 'IDR', 'PHP'],
    authenticated: ['yes', 'yes', 'no'],
    covered: Object.keys(covered),
  },
  input: ({ model, levels }) => {
    const card = cards[levels['card'] as CardName];
    return {
      ...versionOf('credit_card_tokens.create'),
      body: cardTokenBody(model.trial, {
        amount: covered[levels['covered'] ?? 'much'],
        currency: levels['currency'],
        is_multiple_use: levels['use'] === 'many',
        should_authenticate: levels['authenticated'] === 'yes',
        card_data: {
          account_number: cardNumber(model.trial.magic, levels['card'] as CardName),
          exp_month: '12',
          exp_year: '2039',
        },
        card_cvn: card.cvn,
      }),
    };
  },
  expects: (_, { levels }): Expectation => ({
    is: 'open',
    question: `a ${levels['card'] ?? ''} token for ${levels['use'] ?? ''} use in ${levels['currency'] ?? ''}`,
  }),
  follows: ({ model, thing, levels, input, body, key }) => {
    const multiple = levels['use'] === 'many';
    const card = levels['card'] as CardName;
    const id = body['authentication_id'];
    const isCovered = levels['authenticated'] === 'yes' && typeof id === 'string';
    const amount = Number(field(input.body, 'amount'));
    model.add({
      kind: token,
      account: thing.account,
      key: key(0),
      body,
      facts: {
        multiple,
        card,
        number: cardNumber(model.trial.magic, card),
        currency: levels['currency'] ?? 'IDR',
        uses: 0,
        page: pageOf(body),
        own: isCovered && !multiple ? { id, amount, at: model.now, used: false } : null,
        authentications: [],
        saved: model.now,
      },
      view: 'the response to its creation',
    });
    expectOptional(model, thing.account);
  },
});

/** The page of the holder of a card, where the bank wants one. */
const pageOf = (body: Made): string | null => {
  const page = body['payer_authentication_url'];
  return typeof page === 'string' ? page : null;
};

/** Events whose occasions no clause names. */
const expectOptional = (model: Model, account: Account): void => {
  for (const name of ['credit_card.tokenization', 'credit_card.authentication'])
    model.expectEvent({
      account,
      names: [name],
      clause: 'EVT-UNSPEC-10',
      about: () => true,
      optional: true,
      recurs: true,
    });
};

const authenticate: Command<TokenFacts> = {
  name: 'authenticate the holder of a card',
  endpoint: 'credit_card_tokens.authenticate',
  on: token,
  weight: 2,
  factors: { covered: Object.keys(covered) },
  fits: ({ multiple, page }) => multiple && page === null,
  input: ({ thing, levels }) => ({
    params: thing.params,
    body: {
      amount: covered[levels['covered'] ?? 'much'],
      currency: thing.facts.currency,
      card_cvn: cards[thing.facts.card].cvn,
    },
  }),
  expects: (facts): Expectation => ({
    is: 'open',
    question: `authenticating the holder of a ${facts.card} for many uses in ${facts.currency}`,
  }),
  follows: ({ model, thing, input, body }) => {
    const { id } = body;
    const amount = Number(field(input.body, 'amount'));
    thing.facts.page = pageOf(body);
    if (typeof id === 'string')
      thing.facts.authentications = [
        ...thing.facts.authentications,
        { id, amount, at: model.now, used: false },
      ];
    expectOptional(model, thing.account);
  },
};

/** The holder of a card confirms that it is them. */
const confirm: Command<TokenFacts> = {
  name: 'confirm to be the holder of a card',
  endpoint: 'credit_card_tokens.authenticate',
  on: token,
  weight: 3,
  factors: {},
  presses: ({ facts: { page } }) => (page === null ? null : { page, act: 'approve' }),
  input: ({ thing }) => ({ params: thing.params }),
  expects: (): Expectation => ({ is: 'accepted' }),
  change: (facts) => {
    facts.page = null;
  },
  follows: ({ model, thing }) => expectOptional(model, thing.account),
};

/** Milliseconds since a token was saved, or its holder was authenticated; null while time runs. */
const ageOf = ({ now, began }: Model, since: number | null): number | null =>
  now === null ? null : now - (since ?? began ?? now);

/** The amount of a charge by its level, within the limits of the currency and beyond them. */
const amountOf = (currency: string, { amount, reason }: Levels, draw: SeededRandom): number => {
  const [least, most] = limits[currency] ?? [0, 0];
  const isWhole = currency === 'IDR';
  const amounts: Readonly<Record<string, number>> = {
    thousands: isWhole ? draw.amount(75_000, 99_999) : draw.amount(750, 9_999) + 0.25,
    'hundred thousands': draw.amount(420_000, 690_000),
    least,
    most,
    'below the least': isWhole ? least - 1 : least - 0.01,
    'above the most': isWhole ? most + 1 : most + 0.01,
    declined: declinedCharge(draw.magic, reason) ?? 0,
  };
  return amounts[amount ?? ''] ?? least;
};

/** What a holder was authenticated for, or the smallest unit of the currency more. */
const nearOf = (currency: string, { amount }: Levels, whole: number): number =>
  amount === 'the whole authentication' ? whole : whole + (currency === 'IDR' ? 1 : 0.01);

/** The authentication that a charge may stand on. */
const authenticationFor = (
  { authentications, own }: TokenFacts,
  level: string | undefined,
): Authentication | null => {
  if (level === 'a used one') return authentications.find(({ used }) => used) ?? null;
  if (level === 'a new one') return authentications.find(({ used }) => !used) ?? null;
  return level === 'its own' ? own : null;
};

/** Why a charge is refused; which of several reasons is named is open. */
const refusalsOf = (facts: TokenFacts, amount: number, sent: Made): readonly string[] => {
  const { multiple, uses, own, authentications, currency } = facts;
  const [least, most] = limits[currency] ?? [0, Infinity];
  const id = sent['authentication_id'];
  const by = id === undefined ? own : [own, ...authentications].find((one) => one?.id === id);
  return [
    ...(amount < least ? ['AMOUNT_BELOW_MINIMUM_LIMIT', 'API_VALIDATION_ERROR'] : []),
    ...(amount > most ? ['AMOUNT_ABOVE_MAXIMUM_LIMIT', 'API_VALIDATION_ERROR'] : []),
    ...(!multiple && uses > 0 ? ['TOKEN_ALREADY_USED_ERROR'] : []),
    // An authentication that is not named is that of the token.
    ...(!multiple && uses > 0 && id !== undefined ? ['AUTHENTICATION_ALREADY_USED_ERROR'] : []),
    ...(by?.used && (multiple || id !== undefined) ? ['AUTHENTICATION_ALREADY_USED_ERROR'] : []),
    ...(by && amount > by.amount ? ['AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR'] : []),
    ...(by ? [] : ['AUTHENTICATION_ID_MISSING_ERROR']),
  ];
};

const create: Command<TokenFacts> = {
  name: 'charge a card',
  endpoint: 'credit_card_charges.create',
  extras: ['metadata'],
  on: token,
  weight: 4,
  factors: {
    capture: ['true', 'false', 'left out'],
    amount: [
      'thousands',
      'thousands',
      'hundred thousands',
      'least',
      'most',
      'below the least',
      'above the most',
      'the whole authentication',
      'just above the authentication',
      'declined',
    ],
    reason: cardFailureReason.options,
    authentication: ['left out', 'a new one', 'a new one', 'a used one', 'its own'],
    descriptor: ['given', 'left out'],
    currency: ['given', 'left out'],
  },
  // What comes of a charge while its holder has not confirmed is open.
  fits: ({ uses, page }) => uses < 4 && page === null,
  input: ({ model, thing, levels, draw }) => {
    const { facts } = thing;
    const by = authenticationFor(facts, levels['authentication']);
    if (levels['authentication'] !== 'left out' && by === null) return null;
    if (facts.currency !== 'IDR' && levels['currency'] === 'left out') return null;
    const declined = declinedCharge(draw.magic, levels['reason']);
    if (levels['amount'] === 'declined' && declined === undefined) return null;
    const stands = by ?? facts.own;
    const isNear = levels['amount']?.endsWith('authentication') === true;
    if (isNear && stands === null) return null;
    return {
      ...versionOf('credit_card_charges.create'),
      body: {
        token_id: thing.id,
        external_id: model.trial.newReference(),
        amount: isNear
          ? nearOf(facts.currency, levels, stands?.amount ?? 0)
          : amountOf(facts.currency, levels, draw),
        card_cvn: cards[facts.card].cvn,
        ...(by !== null && { authentication_id: by.id }),
        ...(levels['capture'] !== 'left out' && { capture: levels['capture'] === 'true' }),
        ...(levels['descriptor'] === 'given' && { descriptor: 'Two coffees' }),
        ...(levels['currency'] === 'given' && { currency: facts.currency }),
      },
    };
  },
  expects: (facts, { model, input }): Expectation => {
    const sent = input.body as Made;
    const codes = refusalsOf(facts, Number(sent['amount']), sent);
    const [code] = codes;
    const { own, authentications, saved, multiple, currency } = facts;
    const by = [own, ...authentications].find((one) => one?.id === sent['authentication_id']);
    const age = Math.max(ageOf(model, saved) ?? 0, ageOf(model, by?.at ?? saved) ?? 0);
    // Whether a charge without an authentication is possible is a setting of the business.
    const isOpen = codes.every((one) => one === 'AUTHENTICATION_ID_MISSING_ERROR');
    if (code !== undefined && !(isOpen && !model.trial.isHeldToContracts))
      return {
        is: 'refused',
        status: 400,
        // How long a token or an authentication stands is open, and may be the first reason.
        ...(age === 0 && { codes }),
        clause: `CARD-ERR-${code}`,
      };
    if (age === 0 && !multiple) return { is: 'accepted' };
    const how = multiple ? 'for many uses' : 'for one use';
    return { is: 'open', question: `charging a card token ${how} in ${currency} after ${age} ms` };
  },
  change: (facts, { levels, input: { body } }) => {
    facts.uses += 1;
    const id = field(body, 'authentication_id');
    // Whether an authentication stands after its charge was declined is open.
    facts.authentications = facts.authentications
      .filter((one) => one.id !== id || levels['amount'] !== 'declined')
      .map((one) => (one.id === id ? { ...one, used: true } : one));
  },
  follows: ({ model, thing, levels, draw, input, body, key, before }) => {
    const sent = input.body as Made;
    const accepted = sent['capture'] === false ? 'AUTHORIZED' : 'CAPTURED';
    const reason = levels['amount'] === 'declined' ? (levels['reason'] ?? null) : null;
    const status = reason === null ? accepted : 'FAILED';
    const isCovered = sent['authentication_id'] !== undefined || before.own !== null;
    const made = model.add({
      kind: charge,
      account: thing.account,
      key: key(0),
      body,
      facts: {
        sent,
        by: before,
        // What the bank of a card says that the target does not list is open.
        eci: isCovered && draw.magic.cards[before.card] ? cards[before.card].eci : null,
        status,
        reason,
        captured: status !== 'CAPTURED' ? 0 : hundredths(sent['amount']),
        refunded: 0,
        refundedLater: null,
        ends: Date.parse(String(body['created'])) + AUTHORIZED_MS,
      },
      view: 'the response to its creation',
    });
    if (status === 'CAPTURED') recordTransaction(model, made);
  },
};

/** What was captured is in the books. */
const recordTransaction = (model: Model, made: Thing<ChargeFacts>): void =>
  model.move({
    account: made.account,
    currency: made.facts.by.currency,
    name: `the card charge ${made.id}`,
    owns: ({ reference_id, cashflow }) =>
      reference_id === made.facts.sent['external_id'] && cashflow === 'MONEY_IN',
    clause: 'TXN-FIELD-amount',
    sum: () => made.facts.captured,
    rows: [
      {
        type: is('PAYMENT'),
        cashflow: is('MONEY_IN'),
        channel_category: is('CARDS'),
        reference_id: is(made.facts.sent['external_id']),
      },
    ],
  });

const shares = ['a part', 'the whole', 'too much'] as const;

const amountAt = (share: string | undefined, most: number): number => {
  if (share === 'too much') return most + 1;
  return share === 'a part' ? Math.floor(most / 3) : most;
};

const capture: Command<ChargeFacts> = {
  name: 'capture a card charge',
  endpoint: 'credit_card_charges.capture',
  on: charge,
  weight: 2,
  factors: { share: shares },
  input: ({ thing, levels }) => ({
    params: thing.params,
    body: { amount: amountAt(levels['share'], Number(thing.facts.sent['amount'])) },
  }),
  expects: ({ status, sent }, { input }): Expectation => {
    const over = Number(field(input.body, 'amount')) > Number(sent['amount']);
    if (status !== 'AUTHORIZED' || over)
      return { is: 'refused', clause: 'CARD-FIELD-capture_amount' };
    return { is: 'accepted' };
  },
  change: (facts, { input: { body } }) => {
    facts.status = 'CAPTURED';
    facts.captured = hundredths(field(body, 'amount'));
  },
  follows: ({ model, thing }) => {
    model.touchMoney('reference_id', thing.facts.sent['external_id']);
    recordTransaction(model, thing);
  },
};

const reverse: Command<ChargeFacts> = {
  name: 'reverse a card charge',
  endpoint: 'credit_card_charges.reverse',
  on: charge,
  factors: {},
  input: ({ model, thing }) => ({
    params: thing.params,
    body: { external_id: model.trial.newReference() },
  }),
  expects: ({ status }): Expectation =>
    status === 'AUTHORIZED' ? { is: 'accepted' } : { is: 'refused', clause: 'STATE-CARD-SET' },
  change: (facts) => {
    facts.status = 'REVERSED';
  },
  follows: ({ model, thing }) => model.touchMoney('reference_id', thing.facts.sent['external_id']),
};

/** How long a bank may take that responds later. */
const RESPONSE_MS = 3_600_000;

/** Whether the bank may not have responded yet to the last refund. */
const isAwaited = ({ now }: Model, since: number | null): boolean =>
  since !== null && (now ?? since) - since < RESPONSE_MS;

const refund: Command<ChargeFacts> = {
  name: 'refund a card charge',
  endpoint: 'credit_card_charges.refund',
  on: charge,
  factors: {
    share: [...shares, 'declined'],
    // Before 2019-05-01 its bank responds later (VER-12).
    version: ['the last', 'the last', 'one that responds later'],
  },
  input: ({ model, thing, levels, draw }) => {
    const left = (thing.facts.captured - thing.facts.refunded) / 100;
    const isDeclined = levels['share'] === 'declined';
    const isLater = levels['version'] === 'one that responds later';
    const { declinedRefunds } = draw.magic;
    if (isLater && !model.trial.isHeldToContracts) return null;
    if (isDeclined && declinedRefunds.length === 0) return null;
    const declined = isDeclined ? draw.pick(declinedRefunds) : 0;
    if (declined > left) return null;
    return {
      ...(isLater
        ? { headers: { 'api-version': '2018-01-01' } }
        : versionOf('credit_card_charges.refund')),
      params: thing.params,
      body: {
        amount: isDeclined ? declined : amountAt(levels['share'], left || 10_000),
        external_id: model.trial.newReference(),
      },
    };
  },
  expects: ({ captured, refunded, refundedLater }, { model, input, levels }): Expectation => {
    const left = captured - refunded;
    if (hundredths(field(input.body, 'amount')) > left)
      return { is: 'refused', clause: 'CARD-FIELD-capture_amount' };
    const how = levels['share'] === 'declined' ? ' an amount that is declined' : '';
    // A refund that waits may stand in the way of others, one that has ended may not.
    const beside = isAwaited(model, refundedLater)
      ? ` ${(model.now ?? 0) - (refundedLater ?? 0)} ms after another one`
      : '';
    return { is: 'open', question: `refunding a card charge${how}${beside}` };
  },
  change: (facts, { model, levels, input: { body } }) => {
    if (levels['version'] === 'one that responds later') facts.refundedLater = model.now;
    if (levels['share'] !== 'declined') facts.refunded += hundredths(field(body, 'amount'));
  },
  follows: ({ model, thing, levels, input }) => {
    const { amount, external_id } = input.body as Made;
    const isDeclined = levels['share'] === 'declined';
    const since = levels['version'] === 'one that responds later' ? model.now : null;
    model.touchMoney('reference_id', thing.facts.sent['external_id']);
    model.move({
      account: thing.account,
      currency: thing.facts.by.currency,
      name: `the refund ${String(external_id)}`,
      owns: ({ reference_id, cashflow }) =>
        reference_id === external_id && cashflow === 'MONEY_OUT',
      clause: 'TXN-FIELD-amount',
      due: () => (isDeclined ? 'must not' : isAwaited(model, since) ? 'may' : 'must'),
      sum: () => -hundredths(amount),
      rows: [{ amount: is(amount), cashflow: is('MONEY_OUT') }],
    });
    model.expectEvent({
      account: thing.account,
      names: [isDeclined ? 'refund.failed' : 'refund.succeeded'],
      clause: 'EVT-refund.succeeded',
      about: (data) => data['reference_id'] === external_id,
      rules: { amount: is(amount), status: is(isDeclined ? 'FAILED' : 'SUCCEEDED') },
      optional: true,
      ...(since !== null && { recurs: true as const }),
    });
  },
};

export const cardKinds: readonly Kind[] = [token, charge];
export const cardCommands: readonly Command[] = [
  save('save a card', ['visa', 'mastercard', 'amex']),
  save('save a card whose bank asks', ['jcb']),
  authenticate,
  confirm,
  create,
  capture,
  reverse,
  refund,
];
