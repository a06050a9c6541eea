// Translates refusals of the domain into error responses of v3.
import type { Violation } from '@kasir/core';
import { sentence, summary } from '@kasir/core/messages';
import { fail, validationError, type Fail } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import {
  explainChannelRefusal,
  type ChannelRefusal,
  type ChargeRefusal,
  type InstrumentRefusal,
  type Problem,
} from '@kasir/payments';
import { pathOf } from './properties.ts';

/** The codes of refusals that depend on a channel. */
type ChannelFail = Fail<'INVALID_MERCHANT_SETTINGS' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'>;

const channelFailure = (refused: ChannelRefusal): ChannelFail =>
  fail(
    refused.code === 'CHANNEL_NOT_ACTIVATED' ? 'INVALID_MERCHANT_SETTINGS' : refused.code,
    explainChannelRefusal(refused),
  );

/** Returns the response to values that the channel does not accept: they have their own code. */
export const outOfBounds = (found: readonly Violation[]): Fail<'INVALID_VALUE_ERROR'> =>
  fail('INVALID_VALUE_ERROR', summary(found), found);

export const inBody = ({ path, message }: Violation): Violation => ({
  path: `body.${path}`,
  message,
});

type Invalid =
  | Fail<'API_VALIDATION_ERROR'>
  | Fail<'INVALID_VALUE_ERROR'>
  | Fail<'CARD_EXPIRED'>
  | Fail<'INVALID_PAYMENT_DETAILS'>;

const amounts: ReadonlySet<string> = new Set(['amount', 'intentAmount', 'suggested']);

/** Returns the response to fields that the domain refuses; its code depends on these fields. */
const invalidFields = (channel: Channel, problems: readonly Problem[]): Invalid => {
  const violations = problems.map(({ field, message }) =>
    inBody({ path: pathOf(channel, field), message }),
  );
  const are = (fits: (field: string) => boolean): boolean =>
    problems.every(({ field }) => fits(field));
  if (are((field) => amounts.has(field))) return outOfBounds(violations);
  if (are((field) => field === 'card.year'))
    return fail('CARD_EXPIRED', summary(violations), violations);
  if (are((field) => field.startsWith('card.')))
    return fail('INVALID_PAYMENT_DETAILS', summary(violations), violations);
  return validationError(violations);
};

/** Returns the response when no instrument is created. */
export const instrumentFailure = (
  channel: Channel,
  refusal: InstrumentRefusal,
): Invalid | ChannelFail | Fail<'DUPLICATE_ERROR'> => {
  switch (refusal.code) {
    case 'INVALID':
      return invalidFields(channel, refusal.problems);
    case 'NOT_REUSABLE':
      return invalidFields(channel, [refusal.problem]);
    case 'IDENTIFIER_TAKEN':
      return fail(
        'DUPLICATE_ERROR',
        sentence(pathOf(channel, 'identifier'), 'This number is taken. Send another one.'),
      );
    case 'CHANNEL_REFUSES':
      return channelFailure(refusal.refused);
  }
};

/** Returns the response when a token cannot be charged. */
export const toChargeFailure = (
  channel: Channel,
  refusal: ChargeRefusal,
): Invalid | ChannelFail | Fail<'INVALID_TOKEN' | 'BLOCKED_TOKEN'> => {
  switch (refusal.code) {
    case 'SWITCHED_OFF':
      return fail('BLOCKED_TOKEN', 'This payment token was switched off. Send an ACTIVE one.');
    case 'OTHER_CUSTOMER':
      return fail(
        'INVALID_TOKEN',
        'This payment token belongs to another customer. Send the customer_id of its owner, or none.',
      );
    case 'CONTRADICTED':
      return validationError(
        refusal.problems.map(({ field: path, message }) => inBody({ path, message })),
      );
    case 'INVALID':
      return invalidFields(channel, refusal.problems);
    case 'NO_MANUAL_CAPTURE':
      return invalidFields(channel, [refusal.problem]);
    case 'CHANNEL_REFUSES':
      return channelFailure(refusal.refused);
    case 'NOT_AUTHORIZED':
    case 'ENDED':
    case 'RESERVED':
      return fail('INVALID_TOKEN', 'This payment token is not ACTIVE. Send an ACTIVE one.');
    case 'AMOUNT_MISSING':
    case 'OTHER_CURRENCY':
    case 'OTHER_AMOUNT':
    case 'OUT_OF_BOUNDS':
      throw new Error(`A token is not refused as ${refusal.code}`);
  }
};
