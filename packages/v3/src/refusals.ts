// Translates refusals of the domain into error responses of v3.
import { sentence, summary, type Violation } from '@kasir/core';
import { fail, validationError, type Fail } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import type { ChannelRefusal, InstrumentRefusal, Problem } from '@kasir/payments';
import { pathOf } from './properties.ts';

const reasons = {
  live: 'No connector serves this channel in live mode. Use a test key.',
  'switched off': 'This channel is not activated for your account. Activate it first.',
  simulated: 'Simulated failure: this amount makes the channel decline in test mode.',
} as const;

/** The codes of refusals that depend on a channel. */
export type ChannelFail = Fail<
  'INVALID_MERCHANT_SETTINGS' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'
>;

/** Returns the response to a refusal by the channel. */
export const channelFailure = ({ code, reason }: ChannelRefusal): ChannelFail =>
  fail(code === 'CHANNEL_NOT_ACTIVATED' ? 'INVALID_MERCHANT_SETTINGS' : code, reasons[reason]);

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
export const invalidFields = (channel: Channel, problems: readonly Problem[]): Invalid => {
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
