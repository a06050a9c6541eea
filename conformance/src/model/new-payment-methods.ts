// New payment methods of v2: their bodies, and what is created with them.
import type { Channel } from '@kasir/models';
import { instrument } from '../run/samples/payments.ts';
import { type MethodType, methodTypes } from '../run/samples/bodies.ts';
import type { Made } from '../run/samples/sample.ts';
import { objectIn } from '../targets/wire/message.ts';
import type { Command, Levels, Occasion } from './command.ts';
import { amountFor, amountLevels, channelFor, channelIn, channelLevels } from './markets.ts';
import { open } from './expecting.ts';
import { textsOf } from './extras.ts';
import { sizes, texts } from '../run/samples/values.ts';
import { addMethod } from './payment-methods.ts';
import { addOwner, isOwned, ownerLevels, ownerOf, ownerIn } from './method-owners.ts';

/**
 * Returns channel properties by levels: whether a card holder is authenticated, and the cancel
 * address.
 */
const propertiesOf = ({ type, holder, 'way back': back }: Levels): Made => ({
  ...(type === 'CARD' && holder === 'is asked' && { skip_three_d_secure: false }),
  ...(type === 'EWALLET' && back === 'given' && { cancel_return_url: LEFT }),
});

/** The address for a payer who leaves a page without a decision. */
export const LEFT = 'https://merchant.example/another-time';

const withProperties = (method: Made, properties: Made): Made => {
  const name = String(method['type']).toLowerCase();
  const own = objectIn(method, name);
  const channel_properties = { ...objectIn(own, 'channel_properties'), ...properties };
  return Object.keys(properties).length === 0
    ? method
    : { ...method, [name]: { ...own, channel_properties } };
};

/** Returns the body of a method by its levels. */
export const methodOf = (
  { model, levels, draw }: Pick<Occasion, 'model' | 'levels' | 'draw'>,
  channel: Channel,
  amount: number,
): Made => ({
  ...withProperties(
    instrument(draw.magic, {
      channel,
      amount,
      reusable: levels['reusability'] === 'MULTIPLE_USE',
    }),
    propertiesOf(levels),
  ),
  reusability: levels['reusability'],
  ...(levels['reference'] === 'given' && { reference_id: model.trial.newReference() }),
  ...textsOf(levels, draw),
});

export const methodFactors = {
  type: methodTypes,
  reusability: ['ONE_TIME_USE', 'MULTIPLE_USE'],
  channel: channelLevels,
  owner: ownerLevels,
  holder: ['is not asked', 'is asked'],
  'way back': ['left out', 'given'],
  reference: ['given', 'left out'],
  description: texts,
  metadata: sizes,
} as const;

export const create = (types: readonly MethodType[]): Command => ({
  name: 'create a payment method',
  weight: 2.5,
  endpoint: 'payment_methods.create',
  on: null,
  extras: ['billing_information'],
  keyed: true,
  factors: { ...methodFactors, type: types, amount: amountLevels },
  input: (occasion) => {
    const { levels, draw } = occasion;
    const type = levels['type'] as MethodType;
    const reusability = levels['reusability'] ?? '';
    const channel = channelFor(type, reusability === 'MULTIPLE_USE', levels['channel'], draw);
    const owner = ownerOf(occasion, isOwned(type, reusability));
    if (owner === null) return null;
    const method = methodOf(occasion, channel, amountFor(channel, levels['amount'], draw));
    return {
      body: {
        ...method,
        ...(levels['channel'] !== 'usual' && { country: channel.country }),
        ...owner,
      },
    };
  },
  expects: (_, { levels, input }) =>
    open(
      `a payment method ${levels['type'] ?? ''} ${nameOf(channelIn(input.body as Made))} for ${levels['reusability'] ?? ''}`,
    ),
  follows: (outcome) => {
    const { model, thing, input, body, key } = outcome;
    const sent = input.body as Made;
    addOwner(outcome, body);
    addMethod({
      model,
      account: thing.account,
      key: key(0),
      body,
      sent,
      channel: channelIn(sent),
      owner: ownerIn(sent),
      view: 'the response to its creation',
    });
  },
});

const nameOf = ({ code, country }: Channel): string => `${code} ${country}`;
