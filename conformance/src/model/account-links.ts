// Account links of the bank standard: a partner links a wallet or a bank account without a payment,
// and the result names the payment method that is created.
import type { Channel } from '@kasir/models';
import type { MethodType } from '../run/samples/bodies.ts';
import { instrument, usable } from '../run/samples/payments.ts';
import type { Made } from '../run/samples/sample.ts';
import { sizes, texts } from '../run/samples/values.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import { contractNamed } from '../registry.ts';
import { objectIn } from '../targets/wire/message.ts';
import type { Account } from './account.ts';
import { addMade } from './acting.ts';
import type { Command, Levels } from './command.ts';
import { accepted, open, refused } from './expecting.ts';
import { textsOf } from './extras.ts';
import { channelFor, channelIn } from './markets.ts';
import { accepts } from './missing.ts';
import type { Kind, Model } from './model.ts';
import { LEFT } from './new-payment-methods.ts';
import { addMethod, fieldOf } from './payment-methods.ts';
import { echo, is, startsWith, that } from './rule.ts';

interface LinkFacts {
  readonly sent: Made;
}

const ENDPOINT = 'account_links.create';

/** Properties of channels -> their names among those of a link. */
const names: Readonly<Record<string, string>> = {
  cashtag: 'cashtag',
  card_last_four: 'cardLastFour',
  card_expiry: 'cardExpiry',
  success_return_url: 'successReturnUrl',
  failure_return_url: 'failureReturnUrl',
  cancel_return_url: 'cancelReturnUrl',
};

/** Returns the user that the payer of a link has at the partner, and its phone number. */
const userIn = (sent: Made): readonly string[] =>
  [objectIn(sent, 'additionalData')['userId'], sent['phoneNo']].filter(
    (name): name is string => typeof name === 'string',
  );

export const accountLink: Kind<LinkFacts> = {
  name: 'an account link',
  clauses: 'SNAP-FIELD-responseCode',
  classOf: ({ sent }) => String(objectIn(sent, 'additionalInfo')['payMethod']),
  moving: [],
  rules: ({ sent }, { id }) => {
    const { reusability, metadata, payMethod, payOption } = objectIn(sent, 'additionalInfo');
    const country = marketOf({ type: String(payMethod) as MethodType, code: String(payOption) });
    return {
      referenceNo: startsWith('pm-'),
      ...(sent['partnerReferenceNo'] !== undefined && {
        partnerReferenceNo: is(sent['partnerReferenceNo']),
      }),
      nextAction: that('an address', (page) => URL.canParse(String(page))),
      userInfo: that('the user, masked', (user) =>
        userIn(sent).every((name) => !JSON.stringify(user ?? null).includes(name)),
      ),
      additionalInfo: that('the details of its payment method', (info) => {
        const details = (info ?? {}) as Made;
        return [
          details['id'] === id,
          details['reusability'] === reusability,
          details['country'] === country,
          details['status'] === 'REQUIRES_ACTION',
          echo(metadata).holds(details['metadata']),
        ].every(Boolean);
      }),
    };
  },
  views: [],
};

/** Returns the properties of a channel, at their places in the body of a link. */
const placed = (properties: Made, levels: Levels): Record<'inside' | 'outside', Made> => {
  const own = Object.entries(properties).flatMap(([name, value]) =>
    names[name] === undefined ? [] : [[names[name], value] as const],
  );
  const channelProperties = {
    ...Object.fromEntries(own),
    ...(levels['way back'] === 'given' && { cancelReturnUrl: LEFT }),
  };
  // Both places are stated (SNAP-CONF-02).
  return levels['properties'] === 'outside additionalInfo'
    ? { inside: {}, outside: { channelProperties } }
    : { inside: { channelProperties }, outside: {} };
};

const PHONE = '+6281234567890';

/**
 * Returns the country of a channel; null where its name alone does not tell it: the standard is
 * that of Indonesia, and names no country.
 */
const marketOf = ({ type, code }: Pick<Channel, 'type' | 'code'>): string | null => {
  const countries = new Set(
    usable.filter((one) => one.type === type && one.code === code).map(({ country }) => country),
  );
  if (countries.has('ID')) return 'ID';
  return countries.size === 1 ? ([...countries][0] ?? null) : null;
};

/** The channel of a link and the payment method that it stands for, in the terms of v2. */
const methodOf = ({ trial }: Model, levels: Levels, draw: SeededRandom): Made => {
  const reusable = levels['reusability'] === 'MULTIPLE_USE';
  const type = levels['type'] as MethodType;
  const any = channelFor(type, reusable, levels['channel'], draw);
  const isKnown = trial.isHeldToContracts ? marketOf(any) !== null : any.country === 'ID';
  const channel = isKnown ? any : channelFor(type, reusable, 'usual', draw);
  return instrument(draw.magic, { channel, reusable, amount: 0 });
};

const isRepeated = (model: Model, account: Account, reference: unknown): boolean =>
  typeof reference === 'string' &&
  model
    .all(accountLink, account)
    .some(({ facts }) => facts.sent['partnerReferenceNo'] === reference);

export const linkByStandard: Command = {
  name: 'link an account by the bank standard',
  endpoint: ENDPOINT,
  on: null,
  keyed: true,
  weight: 3,
  factors: {
    type: ['EWALLET', 'DIRECT_DEBIT'],
    reusability: ['ONE_TIME_USE', 'MULTIPLE_USE'],
    channel: ['usual', 'any'],
    user: ['given', 'given', 'left out'],
    phone: ['given', 'given', 'left out'],
    merchant: ['left out', 'given'],
    properties: ['inside', 'outside additionalInfo'],
    'way back': ['left out', 'given'],
    reference: ['given', 'left out'],
    description: texts,
    metadata: sizes,
  },
  input: ({ model, levels, draw }) => {
    const method = methodOf(model, levels, draw);
    const own = objectIn(method, fieldOf(levels['type'] as MethodType));
    const properties = objectIn(own, 'channel_properties');
    const { inside, outside } = placed(properties, levels);
    const { email } = properties;
    return {
      body: {
        ...(levels['reference'] === 'given' && { partnerReferenceNo: model.trial.newReference() }),
        ...(levels['phone'] === 'given' && { phoneNo: PHONE }),
        additionalData: {
          ...(levels['user'] === 'given' && { userId: model.trial.newReference() }),
          ...(email !== undefined && { email }),
          // It is ignored, whatever it is (SNAP-additionalData.merchantId).
          ...(levels['merchant'] === 'given' && { merchantId: model.trial.newReference() }),
        },
        additionalInfo: {
          payMethod: levels['type'],
          payOption: own['channel_code'],
          reusability: levels['reusability'],
          ...inside,
          ...textsOf(levels, draw),
        },
        ...outside,
      },
    };
  },
  expects: (_, { model, account, levels, input }) => {
    const sent = input.body as Made;
    const { payMethod, payOption, reusability } = objectIn(sent, 'additionalInfo');
    const [isWallet, isMany] = [payMethod === 'EWALLET', reusability === 'MULTIPLE_USE'];
    if ((isWallet || isMany) && levels['user'] === 'left out')
      return refused('SNAP-additionalData.userId', { status: 400 });
    if (isWallet && !isMany && levels['phone'] === 'left out')
      return refused('SNAP-phoneNo', { status: 400 });
    const what = `a link of ${String(payOption)} for ${String(reusability)}`;
    // No clause says what becomes of a partnerReferenceNo that was used before.
    if (isRepeated(model, account, sent['partnerReferenceNo'])) return open(`${what} once more`);
    const isComplete = accepts(contractNamed(ENDPOINT), sent);
    if (model.trial.isHeldToContracts && isComplete) return accepted;
    return open(`${what}, phone number ${levels['phone'] ?? ''}, user ${levels['user'] ?? ''}`);
  },
  follows: (outcome) => {
    const { model, thing, input, body, key } = outcome;
    const sent = input.body as Made;
    const info = objectIn(sent, 'additionalInfo');
    const id = String(body['referenceNo']);
    addMade(outcome, accountLink, { sent }, { id });
    const type = info['payMethod'] as MethodType;
    const country = marketOf({ type, code: String(info['payOption']) });
    const channel = channelIn({ type, country, ...channelOf(type, info['payOption']) });
    const { description, metadata } = info;
    const given = {
      ...objectIn(sent, 'channelProperties'),
      ...objectIn(info, 'channelProperties'),
    };
    const made = addMethod({
      model,
      account: thing.account,
      key: key(1),
      body: objectIn(body, 'additionalInfo'),
      sent: {
        type,
        reusability: info['reusability'],
        reference_id: sent['partnerReferenceNo'],
        description,
        metadata,
        [fieldOf(type)]: { channel_properties: returnsOf(given) },
      },
      channel,
      // It is open which customer the user of a partner is.
      owner: 'new',
      view: 'the result of its link',
      partial: true,
    });
    made.facts.page = String(body['nextAction']);
  },
};

const channelOf = (type: MethodType, channel_code: unknown): Made => ({
  [fieldOf(type)]: { channel_code },
});

/** Returns the return addresses of a link, by the names that a payment method has for them. */
const returnsOf = (given: Made): Made =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, own]) =>
      own.endsWith('ReturnUrl') && given[own] !== undefined ? [[name, given[own]]] : [],
    ),
  );
