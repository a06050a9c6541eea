// The requirements of a channel for an instrument and a payment on it, as data: validation and the
// decisions use the same functions, and each maps the fields to its request.
import {
  amountBetween,
  amountDigits,
  didYouMean,
  either,
  mustBe,
  omit,
  requiredFor,
  toMinor,
} from '@kasir/core';
import { matchChannels, type ChannelMismatch, type Market } from './find.ts';
import { channelType, type ChannelType, type Channel } from './table.ts';

export type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE';

/**
 * A field that a channel does not accept, and the broken rule: `amount`, `min` and `max`,
 * `identifier`, `reusability`, `captureMethod`, or `properties.<name>`.
 */
export type ChannelProblem =
  /** A missing channel_property that the channel requires. */
  | { readonly field: string; readonly rule: 'required'; readonly channel: Channel }
  /** An amount outside the bounds of the channel, or the narrower ones of the instrument. */
  | {
      readonly field: string;
      readonly rule: 'bounds';
      readonly channel: Channel;
      readonly bounds: { readonly min: number; readonly max: number };
    }
  /** An amount with more decimals than its currency has. */
  | { readonly field: string; readonly rule: 'decimals'; readonly channel: Channel }
  /** A smallest amount above the largest one. */
  | { readonly field: 'min'; readonly rule: 'order'; readonly channel: Channel }
  /** A number or code that the channel assigns itself. */
  | { readonly field: 'identifier'; readonly rule: 'assigned'; readonly channel: Channel }
  /** MULTIPLE_USE on a channel whose instruments accept only one payment. */
  | { readonly field: 'reusability'; readonly rule: 'one-time'; readonly channel: Channel }
  /** MANUAL on a channel that cannot authorize first and capture later. */
  | { readonly field: 'captureMethod'; readonly rule: 'automatic'; readonly channel: Channel };

/** Returns the properties that an instrument needs; with unknown reusability, those of both. */
const neededProperties = (
  { requires, requiresToSave }: Channel,
  reusability: Reusability | null,
): readonly string[] => {
  if (reusability === null) return requires.filter((one) => requiresToSave.includes(one));
  return reusability === 'MULTIPLE_USE' ? requiresToSave : requires;
};

/** Returns a problem for each required channel_property that was not sent (PM2-UNSPEC-02). */
export const missingProperties = (
  channel: Channel,
  reusability: Reusability | null,
  isSent: (property: string) => boolean,
): ChannelProblem[] =>
  neededProperties(channel, reusability)
    .filter((name) => !isSent(name))
    .map((name) => ({ field: `properties.${name}`, rule: 'required', channel }));

/** The smallest and largest amount that an instrument itself accepts, if set. */
export interface OwnBounds {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

/** Returns the problem of a channel with an amount, or null. */
export const amountProblem = (
  channel: Channel,
  amount: number,
  field = 'amount',
  own: OwnBounds | null = null,
): ChannelProblem | null => {
  const bounds = { min: own?.min ?? channel.min, max: own?.max ?? channel.max };
  if (amount < bounds.min || amount > bounds.max) return { field, rule: 'bounds', channel, bounds };
  return toMinor(channel.currency, amount) === undefined
    ? { field, rule: 'decimals', channel }
    : null;
};

/** Returns a problem when a channel does not support an instrument's reusability, or null. */
export const reusabilityProblem = (
  channel: Channel,
  reusability: Reusability,
): ChannelProblem | null =>
  reusability === 'MULTIPLE_USE' && !channel.reusable
    ? { field: 'reusability', rule: 'one-time', channel }
    : null;

/** Returns a problem when a channel assigns its numbers itself, or null. */
export const numberProblem = (channel: Channel): ChannelProblem | null =>
  channel.customNumber ? null : { field: 'identifier', rule: 'assigned', channel };

/**
 * Returns a problem when payments on a channel cannot be captured later, or null: only cards can be
 * (V3-PR-CREATE-capture_method, PR2-FIELD-capture_method).
 */
export const captureProblem = (channel: Channel, isManual: boolean): ChannelProblem | null =>
  isManual && !channelType(channel.type).manualCapture
    ? { field: 'captureMethod', rule: 'automatic', channel }
    : null;

/** Returns the message of a problem, without its field. */
export const problemMessage = (problem: ChannelProblem): string => {
  const { code, currency } = problem.channel;
  switch (problem.rule) {
    case 'required':
      return requiredFor(code);
    case 'bounds':
      return amountBetween(problem.bounds, currency, code);
    case 'decimals':
      return amountDigits(currency);
    case 'order':
      return mustBe('at most the largest amount');
    case 'assigned':
      return omit(`${code} assigns the number`);
    case 'one-time':
      return mustBe(`ONE_TIME_USE for ${code}`);
    case 'automatic':
      return mustBe(`AUTOMATIC for ${problem.channel.type}, or omitted`);
  }
};

/** Returns the message for a code that matches no channel of a market, without its field. */
export const mismatchMessage = (
  { field, accepted }: ChannelMismatch,
  type: ChannelType,
  code: string | null,
): string => {
  if (field === 'channel_code')
    return mustBe(`a channel of type ${type}`) + didYouMean(code ?? '', accepted);
  return mustBe(`${either(accepted)} for ${code ?? type}`);
};

/** The sent properties of an instrument, null when not sent or not readable. */
export interface InstrumentOnChannel extends Market {
  readonly type: ChannelType;
  readonly code: string | null;
  readonly reusability: Reusability | null;
  /** Returns whether a channel_property was sent. */
  readonly isSent: (property: string) => boolean;
  /** True when a number or code was chosen. */
  readonly isNumbered: boolean;
  /** Amounts by field; `amount` must be within the instrument's own bounds. */
  readonly amounts: OwnBounds & { readonly amount?: number | null | undefined };
}

/** Returns the problems with the amounts of an instrument and of a payment on it. */
export const amountProblems = (
  channel: Channel,
  { amount = null, min = null, max = null }: InstrumentOnChannel['amounts'],
): ChannelProblem[] => {
  const isInverted = min !== null && max !== null && min > max;
  return [
    min === null ? null : amountProblem(channel, min, 'min'),
    max === null ? null : amountProblem(channel, max, 'max'),
    isInverted ? ({ field: 'min', rule: 'order', channel } as const) : null,
    isInverted || amount === null ? null : amountProblem(channel, amount, 'amount', { min, max }),
  ].filter((one) => one !== null);
};

const problemsOn = (channel: Channel, sent: InstrumentOnChannel): ChannelProblem[] => {
  const { reusability } = sent;
  const unusable = reusability === null ? null : reusabilityProblem(channel, reusability);
  const assigned = sent.isNumbered ? numberProblem(channel) : null;
  return [
    ...missingProperties(channel, reusability, sent.isSent),
    ...(unusable ? [unusable] : []),
    ...(assigned ? [assigned] : []),
    ...amountProblems(channel, sent.amounts),
  ];
};

export interface ChannelFindings {
  /** The reason why no channel matches. */
  readonly mismatch: ChannelMismatch | null;
  /** The field that would distinguish the remaining channels, when there are several. */
  readonly open: ChannelMismatch | null;
  readonly problems: readonly ChannelProblem[];
}

/**
 * Returns all problems of an instrument by the channel table. While the market is open, a code may
 * match several channels: then only properties that all of them require are reported as missing,
 * and amounts are not checked.
 */
export const channelProblems = (sent: InstrumentOnChannel): ChannelFindings => {
  const { channels, mismatch } = matchChannels(sent.type, sent.code, sent);
  const [first = [], ...others] = channels.map((channel) => problemsOn(channel, sent));
  if (others.length === 0) return { mismatch, open: null, problems: first };
  const isShared = ({ field, rule }: ChannelProblem): boolean =>
    rule !== 'bounds' &&
    others.every((one) => one.some((other) => other.field === field && other.rule === rule));
  const accepted = [...new Set(channels.map(({ country }) => country))];
  return { mismatch, open: { field: 'country', accepted }, problems: first.filter(isShared) };
};
