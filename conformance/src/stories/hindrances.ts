// Sends a call first while something hinders it: a feature that it needs is switched off for its
// account, or the account has no money left. The target must refuse it, and nothing changes.
import { matchV3Channels } from '@kasir/models';
import type { Account } from '../model/account.ts';
import type { Model } from '../model/model.ts';
import { contractNamed } from '../registry.ts';
import type { Feature } from '../targets/control/control.ts';
import { field, isSuccess, objectIn, type ApiResponse } from '../targets/wire/message.ts';
import { errorCodeOf, summarize, Violation } from '../violation.ts';
import { expectationOf, type Call } from './perform.ts';
import { canPost, post } from './postings.ts';
import { canSwitch, withoutFeature } from './settings.ts';

/** A refusal as a clause states it; the clause is null where only contracts do. */
interface Refusal {
  readonly clause: string | null;
  readonly codes: readonly string[];
}

interface Hindrance {
  /** Returns the refusal that it causes; null when it does not hinder the call. */
  refusal(model: Model, call: Call): Refusal | null;
  /** Runs an act while it lasts. */
  during(model: Model, call: Call, act: () => Promise<void>): Promise<void>;
}

/** Endpoint -> the feature that every call of it needs. */
const needed: Readonly<Record<string, Feature>> = {
  'qr_codes.create': 'QR_CODE',
  'cardless_credit.create': 'CARDLESS_CREDIT',
  'ewallets.create': 'EWALLET',
  'ewallet_charges.create': 'EWALLET',
  'ewallet_charges.refund': 'EWALLET',
  'direct_debits.create': 'DIRECT_DEBIT',
  'linked_account_tokens.auth': 'DIRECT_DEBIT',
  'credit_card_tokens.create': 'CARD',
  'credit_card_tokens.authenticate': 'CARD',
  'credit_card_charges.create': 'CARD',
  'credit_card_charges.refund': 'CARD',
  'credit_cards.safe_acceptance': 'CARD',
  'callback_virtual_accounts.create': 'VIRTUAL_ACCOUNT',
  'payment_codes.create': 'OVER_THE_COUNTER',
  'fixed_payment_codes.create': 'OVER_THE_COUNTER',
};

/** Returns the type of the channel that a request names, or of the payment that it refunds. */
const namedType = ({ command, input: { body }, thing }: Call): unknown => {
  switch (command.endpoint) {
    case 'payment_methods.create':
      return field(body, 'type');
    case 'payment_requests.create':
      return field(field(body, 'payment_method'), 'type');
    case 'v3_payment_requests.create':
    case 'payment_tokens.create':
      return matchV3Channels(String(field(body, 'channel_code')), { currency: null, country: null })
        .channels[0]?.type;
    case 'refunds.create':
      return field(thing.facts, 'type');
    default:
      return undefined;
  }
};

const featureOf = (call: Call): Feature | undefined =>
  needed[call.command.endpoint] ?? (namedType(call) as Feature | undefined);

/** Endpoint -> its refusal while a feature is switched off. */
const whileOff: Readonly<Record<string, Refusal>> = {
  'qr_codes.create': { clause: 'QR-CREATE-ERR-DATA_NOT_FOUND', codes: ['DATA_NOT_FOUND'] },
  'cardless_credit.create': {
    clause: 'CC-CREATE-ERR-MERCHANT_NOT_FOUND',
    codes: ['MERCHANT_NOT_FOUND'],
  },
  'refunds.create': {
    clause: 'REFUND-ERR-CHANNEL_UNAVAILABLE',
    codes: ['CHANNEL_UNAVAILABLE'],
  },
};

/** Codes of endpoints whose clauses name no refusal of a channel that is switched off. */
const SWITCHED_OFF: readonly string[] = [
  'CHANNEL_NOT_ACTIVATED',
  'INVALID_MERCHANT_SETTINGS',
  'CHANNEL_UNAVAILABLE',
  'BANK_NOT_SUPPORTED_ERROR',
  'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
];

const switchedOff: Hindrance = {
  refusal: (model, call) => {
    const { endpoint } = call.command;
    if (!canSwitch(model, call.thing.account) || featureOf(call) === undefined) return null;
    const held = model.trial.isHeldToContracts ? { clause: null, codes: SWITCHED_OFF } : null;
    return whileOff[endpoint] ?? held;
  },
  during: async (model, call, act) => {
    const feature = featureOf(call);
    if (feature !== undefined) await withoutFeature(model, call.thing.account, feature, act);
  },
};

const TOO_LITTLE = ['INSUFFICIENT_BALANCE'] as const;

/** Endpoint -> its refusal while the balance does not cover what it returns. */
const withoutMoney: Readonly<Record<string, Refusal>> = {
  'refunds.create': { clause: 'REFUND-ERR-INSUFFICIENT_BALANCE', codes: TOO_LITTLE },
  'ewallet_charges.refund': { clause: null, codes: TOO_LITTLE },
  'ewallet_charges.void': { clause: null, codes: TOO_LITTLE },
  'credit_card_charges.refund': { clause: null, codes: TOO_LITTLE },
};

/** Reads the balance of an account in rupiahs. */
const readBalance = async ({ trial }: Model, { actors }: Account): Promise<number> => {
  const query = { currency: 'IDR' };
  const { body } = await trial.call('balance.get', { query }, { as: trial.pick(actors) });
  return Number(field(body, 'balance'));
};

const emptied: Hindrance = {
  refusal: (model, { command, thing }) => {
    const refusal = withoutMoney[command.endpoint];
    const currency = field(objectIn(thing.facts, 'sent'), 'currency') ?? 'IDR';
    const isPossible = canPost(model, thing.account) && model.endpoints.has('balance.get');
    if (!refusal || !isPossible || currency !== 'IDR') return null;
    return refusal.clause !== null || model.trial.isHeldToContracts ? refusal : null;
  },
  during: async (model, { thing: { account } }, act) => {
    const amount = await readBalance(model, account);
    if (!Number.isInteger(amount) || amount <= 0) return;
    await post(model, account, { type: 'DISBURSEMENT', end: 'is reversed', amount }, act);
  },
};

/** The levels of a step that is sent first while something hinders it. */
export const OFF = 'a feature switched off';
export const NO_MONEY = 'no money left';

const hindrances: Readonly<Record<string, Hindrance>> = {
  [OFF]: switchedOff,
  [NO_MONEY]: emptied,
};

/** Returns the names of what can hinder a call that would not be refused otherwise. */
export const hindrancesOf = (model: Model, call: Call): readonly string[] => {
  if (expectationOf(model, call).is === 'refused') return [];
  return Object.entries(hindrances)
    .filter(([, hindrance]) => hindrance.refusal(model, call) !== null)
    .map(([name]) => name);
};

/** Checks that a call was refused; another refusal of a call with an open result is possible. */
const expectHindered = (
  model: Model,
  call: Call,
  name: string,
  { clause, codes }: Refusal,
  response: ApiResponse,
): void => {
  const { command } = call;
  const { errors } = contractNamed(command.endpoint);
  const code = errorCodeOf(response) ?? '';
  const isOther = expectationOf(model, call).is === 'open' && response.status < 500;
  const isStated = codes.includes(code) && errors[code] === response.status;
  if (!isSuccess(response) && (isStated || isOther)) return;
  throw new Violation(
    `a refusal of "${command.name}" with ${name}: ${codes.join(' or ')}${clause === null ? '' : ` (${clause})`}`,
    summarize(response),
    'the response',
  );
};

/** Sends a call while something hinders it. Throws `Violation` unless the target refuses it. */
export const sendHindered = async (model: Model, call: Call, name: string): Promise<void> => {
  const hindrance = hindrances[name];
  const refusal = hindrance?.refusal(model, call);
  if (!hindrance || !refusal) return;
  const { command, input, as } = call;
  await hindrance.during(model, call, async () => {
    const response = await model.trial.call(command.endpoint, input, { as });
    expectHindered(model, call, name, refusal, response);
    if (refusal.clause !== null)
      model.note(refusal.clause, { view: 'the response', at: command.endpoint });
  });
};
