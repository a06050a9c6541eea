// New card charges, from the clauses: a single-use token is charged once, an authentication covers
// one charge up to its amount, and limits count the amount that is charged.
import { cardFailureReason } from '@kasir/models';
import { declinedCharge, type Magic } from '../targets/magic/magic.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import { field } from '../targets/wire/message.ts';
import { addMade } from './acting.ts';
import { AUTHORIZED_MS, charge, descriptors, recordTransaction } from './card-charges.ts';
import {
  cards,
  isNetwork,
  token,
  type Authentication,
  type CardName,
  type TokenFacts,
} from './card-tokens.ts';
import type { Command, Expectation, Levels, Sent } from './command.ts';
import { accepted, open, refused } from './expecting.ts';
import type { Model } from './model.ts';
import { hundredths } from './money.ts';

/** The smallest and the largest charge by currency (LIMIT-04). */
const limits: Readonly<Record<string, readonly [number, number]>> = {
  IDR: [5_000, 200_000_000],
  PHP: [20, 700_000],
};

/**
 * Returns the milliseconds since a token was saved or its holder was authenticated; null while time
 * runs.
 */
const ageOf = ({ now, began }: Model, since: number | null): number | null =>
  now === null ? null : now - (since ?? began ?? now);

/**
 * Returns the amount of a charge by its level, within the limits of the currency or beyond them.
 */
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

/** Returns the authenticated amount, or that amount plus the smallest unit of the currency. */
const nearOf = (currency: string, { amount }: Levels, whole: number): number =>
  amount === 'the whole authentication' ? whole : whole + (currency === 'IDR' ? 1 : 0.01);

/**
 * Returns an amount that the promotion of the target leaves, at most the wanted one, with the
 * promotion; every limit counts the amount itself.
 */
const promoted = ({ promotion }: Magic, wanted: number): Made => {
  if (promotion === undefined) return { amount: wanted };
  const { reference_id, percent } = promotion;
  const rest = 100 - percent;
  const hundredth = Math.floor(wanted / rest);
  return {
    amount: hundredth * rest,
    promotion: { reference_id, original_amount: hundredth * 100 },
  };
};

/** Returns the authentication that a charge uses, by level; null without one. */
const authenticationFor = (
  { authentications, own }: TokenFacts,
  level: string | undefined,
): Authentication | null => {
  if (level === 'a used one') return authentications.find(({ used }) => used) ?? null;
  if (level === 'a new one') return authentications.find(({ used }) => !used) ?? null;
  return level === 'its own' ? own : null;
};

/** Returns whether a charge sends a security code that is as long as that of another network. */
const isWrongCvn = (card: CardName, { cvn }: Levels): boolean =>
  cvn === 'of another network' && isNetwork(card);

const cvnOf = (card: CardName, levels: Levels): string | undefined => {
  const { cvn } = cards[card];
  if (levels['cvn'] === 'left out') return undefined;
  if (!isWrongCvn(card, levels)) return cvn;
  return cvn.length === 4 ? '123' : '1234';
};

/** Returns whether a charge names the holder of its card. */
const namesHolder = ({ billing_details }: Made): boolean =>
  [field(billing_details, 'given_names'), field(billing_details, 'surname')].some(
    (name) => typeof name === 'string' && name !== '',
  );

/** Returns the reasons to refuse a charge; which of several the target names is open. */
const refusalsOf = (
  facts: TokenFacts,
  amount: number,
  sent: Made,
  levels: Levels,
): readonly string[] => {
  const { multiple, uses, own, authentications, currency, references } = facts;
  const [least, most] = limits[currency] ?? [0, Infinity];
  const id = sent['authentication_id'];
  const by = id === undefined ? own : [own, ...authentications].find((one) => one?.id === id);
  return [
    ...(isWrongCvn(facts.card, levels) ? ['INVALID_CVN_LENGTH_ERROR'] : []),
    ...(facts.card === 'named' && !namesHolder(sent) ? ['CARDHOLDER_NAME_REQUIRED'] : []),
    ...(amount < least ? ['AMOUNT_BELOW_MINIMUM_LIMIT', 'API_VALIDATION_ERROR'] : []),
    ...(amount > most ? ['AMOUNT_ABOVE_MAXIMUM_LIMIT', 'API_VALIDATION_ERROR'] : []),
    ...(!multiple && uses > 0 ? ['TOKEN_ALREADY_USED_ERROR'] : []),
    // A charge that names no authentication uses that of the token.
    ...(!multiple && uses > 0 && id !== undefined ? ['AUTHENTICATION_ALREADY_USED_ERROR'] : []),
    ...(by?.used && (multiple || id !== undefined) ? ['AUTHENTICATION_ALREADY_USED_ERROR'] : []),
    ...(by && amount > by.amount ? ['AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR'] : []),
    ...(by ? [] : ['AUTHENTICATION_ID_MISSING_ERROR']),
    ...(references.includes(sent['external_id']) ? ['EXTERNAL_ID_ALREADY_USED_ERROR'] : []),
  ];
};

/** Returns the clause of a refusal; a reused external_id is not among the listed errors. */
const clauseOf = (code: string): string =>
  code === 'EXTERNAL_ID_ALREADY_USED_ERROR' ? 'CARD-UNSPEC-06' : `CARD-ERR-${code}`;

/** Returns the currency of a charge by its level; it may differ from that of its token. */
const chargedIn = ({ currency }: TokenFacts, levels: Levels): string => {
  if (levels['currency'] === 'given') return currency;
  return levels['currency'] === 'another' && currency === 'IDR' ? 'PHP' : 'IDR';
};

/** Returns whether the target lists a card, so that what its bank does is known. */
const isListed = ({ cards: listed }: Magic, card: CardName): boolean =>
  isNetwork(card) && listed[card] !== undefined;

/** Returns the expectation of a charge, whatever its descriptor is. */
const expectedOf = (facts: TokenFacts, { model, input, levels }: Sent<TokenFacts>): Expectation => {
  const sent = input.body as Made;
  const charged = chargedIn(facts, levels);
  const isRepeated = facts.references.includes(sent['external_id']);
  if (isRepeated && !model.trial.isHeldToContracts)
    return open('charging a card under an external_id that was used');
  const inCurrency = { ...facts, currency: charged };
  const codes = refusalsOf(inCurrency, Number(sent['amount']), sent, levels);
  const [code] = codes;
  const { own, authentications, saved, multiple, currency } = facts;
  const by = [own, ...authentications].find((one) => one?.id === sent['authentication_id']);
  const covers = (by ?? own)?.currency ?? charged;
  // The saved card and the authentication of its holder have separate lifetimes.
  const ages = [saved, by?.at ?? saved].map((since) => ageOf(model, since) ?? 0);
  const age = Math.max(...ages);
  // It is open whether an authentication in one currency counts in another.
  if (charged !== currency || covers !== charged) {
    const refusal = codes.length > 0 ? 'what is refused in one currency' : 'a charge';
    return open(
      `${refusal} in ${charged} by a card token in ${currency}, ${levels['authentication'] ?? ''} in ${covers} after ${ages.join(' and ')} ms`,
    );
  }
  // A setting of the business decides whether a charge needs an authentication.
  const isOpen = codes.every((one) => one === 'AUTHENTICATION_ID_MISSING_ERROR');
  if (code !== undefined && !(isOpen && !model.trial.isHeldToContracts))
    return refused(clauseOf(code), {
      status: 400,
      // The lifetime of tokens and authentications is open; its end may be the first reason.
      ...(age === 0 && { codes }),
    });
  if (age === 0 && !multiple) return accepted;
  const how = multiple ? 'for many uses' : 'for one use';
  return open(`charging a card token ${how} in ${currency} after ${ages.join(' and ')} ms`);
};

/**
 * Returns the expectation of a charge with its descriptor. No clause states how long one may be:
 * the target may refuse a long one, and may name that before any other reason.
 */
const withDescriptor = (
  expected: Expectation,
  { model, levels }: Sent<TokenFacts>,
): Expectation => {
  if (levels['descriptor'] !== 'long' || model.trial.isHeldToContracts) return expected;
  if (expected.is === 'refused') return refused(expected.clause);
  const what = expected.is === 'open' ? expected.question : 'charging a card token for one use';
  return open(`${what}, with a long descriptor`);
};

const create = {
  name: 'charge a card',
  endpoint: 'credit_card_charges.create',
  extras: ['metadata'],
  unshown: ['billing_details'],
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
    descriptor: Object.keys(descriptors),
    currency: ['given', 'left out', 'another'],
    promotion: ['left out', 'left out', 'takes a part off'],
    cvn: ['right', 'right', 'right', 'left out', 'of another network'],
    holder: ['left out', 'left out', 'given'],
  },
  // The result of a charge is open while its holder has not confirmed.
  fits: ({ uses, page }) => uses < 4 && page === null,
  input: ({ model, thing, levels, draw }) => {
    const { facts } = thing;
    const by = authenticationFor(facts, levels['authentication']);
    if (levels['authentication'] !== 'left out' && by === null) return null;
    const currency = chargedIn(facts, levels);
    const declined = declinedCharge(draw.magic, levels['reason']);
    if (levels['amount'] === 'declined' && declined === undefined) return null;
    const stands = by ?? facts.own;
    const isNear = levels['amount']?.endsWith('authentication') === true;
    if (isNear && stands === null) return null;
    const amount = isNear
      ? nearOf(currency, levels, stands?.amount ?? 0)
      : amountOf(currency, levels, draw);
    const isPromoted = levels['promotion'] === 'takes a part off';
    if (isPromoted && (currency !== 'IDR' || levels['amount'] === 'declined')) return null;
    return {
      ...versionOf('credit_card_charges.create'),
      body: {
        token_id: thing.id,
        external_id: model.trial.newReference(),
        ...(isPromoted ? promoted(draw.magic, amount) : { amount }),
        card_cvn: cvnOf(facts.card, levels),
        ...(by !== null && { authentication_id: by.id }),
        ...(levels['capture'] !== 'left out' && { capture: levels['capture'] === 'true' }),
        ...(levels['holder'] === 'given' && { billing_details: { given_names: 'Siti' } }),
        ...descriptors[levels['descriptor'] ?? ''],
        ...(levels['currency'] !== 'left out' && { currency }),
      },
    };
  },
  expects: (facts, sent) => withDescriptor(expectedOf(facts, sent), sent),
  change: (facts, { levels, input: { body } }) => {
    facts.uses += 1;
    facts.references = [...facts.references, field(body, 'external_id')];
    const id = field(body, 'authentication_id');
    // It is open whether an authentication remains valid after its charge was declined.
    facts.authentications = facts.authentications
      .filter((one) => one.id !== id || levels['amount'] !== 'declined')
      .map((one) => (one.id === id ? { ...one, used: true } : one));
  },
  follows: (outcome) => {
    const { model, levels, draw, input, body, before } = outcome;
    const sent = input.body as Made;
    const accepted = sent['capture'] === false ? 'AUTHORIZED' : 'CAPTURED';
    const reason = levels['amount'] === 'declined' ? (levels['reason'] ?? null) : null;
    const status = reason === null ? accepted : 'FAILED';
    const isCovered = sent['authentication_id'] !== undefined || before.own !== null;
    const made = addMade(outcome, charge, {
      sent,
      by: {
        ...before,
        coded: before.coded || sent['card_cvn'] !== undefined,
        currency: chargedIn(before, levels),
      },
      // An indicator is open for a card that the target does not list.
      eci: isCovered && isListed(draw.magic, before.card) ? cards[before.card].eci : null,
      status,
      reason,
      captured: status !== 'CAPTURED' ? 0 : hundredths(sent['amount']),
      refunded: 0,
      refunds: [],
      refundedLater: null,
      ends: Date.parse(String(body['created'])) + AUTHORIZED_MS,
    });
    if (status === 'CAPTURED') recordTransaction(model, made);
  },
} satisfies Command<TokenFacts>;

const BELOW_MINIMUM = 'INSTALLMENT_BELOW_MINIMUM_AMOUNT';

/** Returns the plan that the bank of a card offers, as the target lists it. */
const planOf = ({ installments }: Magic, { number }: TokenFacts) =>
  installments.find(({ card }) => card === number);

/** A charge in installments: its own amount counts, with a promotion or without (LIMIT-05). */
const createInInstallments: Command<TokenFacts> = {
  ...create,
  name: 'charge a card in installments',
  weight: 3,
  factors: {
    capture: create.factors.capture,
    authentication: create.factors.authentication,
    amount: ['just below the least', 'below the least', 'the least', 'above the least'],
    promotion: ['left out', 'takes a part off'],
  },
  fits: (facts) => facts.card === 'installments' && facts.currency === 'IDR' && create.fits(facts),
  input: (occasion) => {
    const { levels, draw, thing } = occasion;
    const plan = planOf(draw.magic, thing.facts);
    const base = create.input({ ...occasion, levels: { ...levels, currency: 'left out' } });
    if (base === null || plan === undefined) return null;
    const { count, interval, least } = plan;
    const amounts: Readonly<Record<string, number>> = {
      'just below the least': least - 1,
      'below the least': Math.floor(least * 0.95),
      'above the least': 2 * least,
    };
    const amount = amounts[levels['amount'] ?? ''] ?? least;
    const isPromoted = levels['promotion'] === 'takes a part off';
    return {
      ...base,
      body: {
        ...base.body,
        ...(isPromoted ? promoted(draw.magic, amount) : { amount }),
        installment: { count, interval },
      },
    };
  },
  expects: (facts, sent) => {
    const usual = create.expects(facts, { ...sent, levels: { ...sent.levels, currency: 'given' } });
    const least = planOf(sent.model.trial.magic, facts)?.least ?? 0;
    if (Number(field(sent.input.body, 'amount')) >= least) return usual;
    if (usual.is === 'refused')
      return { ...usual, ...(usual.codes && { codes: [...usual.codes, BELOW_MINIMUM] }) };
    const codes = usual.is === 'accepted' ? { codes: [BELOW_MINIMUM] } : {};
    return refused(`CARD-ERR-${BELOW_MINIMUM}`, { status: 400, ...codes });
  },
};

const NOBODY = '000000000000000000000000';

/** Ids that no token and no authentication has, and how a charge by them is refused. */
const unknown: Readonly<Record<string, { readonly sent: Made; readonly code: string }>> = {
  'no token': { sent: { token_id: 'x' }, code: 'INVALID_TOKEN_ID_ERROR' },
  'a token of nobody': { sent: { token_id: NOBODY }, code: 'TOKEN_NOT_FOUND_ERROR' },
  'no authentication': {
    sent: { authentication_id: 'x' },
    code: 'INVALID_AUTHENTICATION_ID_ERROR',
  },
  'an authentication of nobody': {
    sent: { authentication_id: NOBODY },
    code: 'AUTHENTICATION_NOT_FOUND_ERROR',
  },
};

const chargeNobody: Command<TokenFacts> = {
  name: 'charge a card by an id of nobody',
  endpoint: create.endpoint,
  on: token,
  weight: 0.5,
  factors: { by: Object.keys(unknown) },
  fits: ({ multiple, page, card }) => multiple && page === null && card !== 'named',
  input: ({ model, thing, levels, draw }) => ({
    ...versionOf(create.endpoint),
    body: {
      token_id: thing.id,
      external_id: model.trial.newReference(),
      amount: draw.amount(75_000, 99_999),
      card_cvn: cards[thing.facts.card].cvn,
      ...unknown[levels['by'] ?? '']?.sent,
    },
  }),
  expects: ({ saved }, { model, levels }) => {
    const { sent = {}, code = '' } = unknown[levels['by'] ?? ''] ?? {};
    const status = code.endsWith('NOT_FOUND_ERROR') ? 404 : 400;
    // The end of the saved card, whose lifetime is open, may be the first reason.
    const isFirst = 'token_id' in sent || ageOf(model, saved) === 0;
    return refused(clauseOf(code), isFirst ? { status, codes: [code] } : {});
  },
};

export const newChargeCommands: readonly Command[] = [create, createInInstallments, chargeNobody];
