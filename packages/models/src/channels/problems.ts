// What a channel requires of an instrument and a payment on it, as data: validation and the
// decisions ask the same functions, and each says at which place of its request a field stands.
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
import type { Channel } from './channel.ts';
import { matchChannels, type ChannelMismatch, type Market } from './find.ts';
import { channelType, type ChannelType } from './types.ts';

export type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE';

/**
 * A field that a channel does not take as it is, and the rule it breaks: `amount`, `min` and `max`,
 * `identifier`, `reusability`, `captureMethod`, or `properties.<name>`.
 */
export type ChannelProblem =
  /** A channel_property that the channel needs. */
  | { readonly field: string; readonly rule: 'required'; readonly channel: Channel }
  /** An amount beyond the bounds of the channel, or those of the instrument within them. */
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
  /** MULTIPLE_USE on a channel whose instruments serve one payment. */
  | { readonly field: 'reusability'; readonly rule: 'one-time'; readonly channel: Channel }
  /** MANUAL on a channel that cannot authorize first and capture later. */
  | { readonly field: 'captureMethod'; readonly rule: 'automatic'; readonly channel: Channel };

/** What an instrument needs; while its reusability is unknown, what it needs in either case. */
const neededProperties = (
  { requires, requiresToSave }: Channel,
  reusability: Reusability | null,
): readonly string[] => {
  if (reusability === null) return requires.filter((one) => requiresToSave.includes(one));
  return reusability === 'MULTIPLE_USE' ? requiresToSave : requires;
};

/** The channel_properties that an instrument needs and that were not sent (PM2-UNSPEC-02). */
export const missingProperties = (
  channel: Channel,
  reusability: Reusability | null,
  isSent: (property: string) => boolean,
): ChannelProblem[] =>
  neededProperties(channel, reusability)
    .filter((name) => !isSent(name))
    .map((name) => ({ field: `properties.${name}`, rule: 'required', channel }));

/** What an instrument itself accepts at least and at most, where it says so. */
export interface OwnBounds {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

/** Why a channel does not take an amount, or null when it does. */
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

/** Why a channel cannot be used as often as an instrument says, or null when it can. */
export const reusabilityProblem = (
  channel: Channel,
  reusability: Reusability,
): ChannelProblem | null =>
  reusability === 'MULTIPLE_USE' && !channel.reusable
    ? { field: 'reusability', rule: 'one-time', channel }
    : null;

/** Why a channel does not take a number that a merchant has chosen, or null when it does. */
export const numberProblem = (channel: Channel): ChannelProblem | null =>
  channel.customNumber ? null : { field: 'identifier', rule: 'assigned', channel };

/**
 * Why a payment on a channel cannot be captured later, or null when it can: for cards only
 * (V3-PR-CREATE-capture_method, PR2-FIELD-capture_method).
 */
export const captureProblem = (channel: Channel, isManual: boolean): ChannelProblem | null =>
  isManual && !channelType(channel.type).manualCapture
    ? { field: 'captureMethod', rule: 'automatic', channel }
    : null;

/** A problem in words, without its field. */
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

/** Why a code names no channel of a market, in words, without its field. */
export const mismatchMessage = (
  { field, accepted }: ChannelMismatch,
  type: ChannelType,
  code: string | null,
): string => {
  if (field === 'channel_code')
    return mustBe(`a channel of type ${type}`) + didYouMean(code ?? '', accepted);
  return mustBe(`${either(accepted)} for ${code ?? type}`);
};

/** What is known of an instrument, null where it was not sent or cannot be read. */
export interface InstrumentOnChannel extends Market {
  readonly type: ChannelType;
  readonly code: string | null;
  readonly reusability: Reusability | null;
  /** Whether a channel_property was sent. */
  readonly isSent: (property: string) => boolean;
  /** Whether a number or code was chosen. */
  readonly isNumbered: boolean;
  /** Amounts by field; `amount` lies within the instrument's own bounds. */
  readonly amounts: OwnBounds & { readonly amount?: number | null | undefined };
}

/** What is wrong with the amounts of an instrument and of a payment on it. */
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
  /** Why there is no such channel. */
  readonly mismatch: ChannelMismatch | null;
  /** What would distinguish the channels that are left, when there are several. */
  readonly open: ChannelMismatch | null;
  readonly problems: readonly ChannelProblem[];
}

/**
 * All that stands against an instrument by the channel table. While the market is open, a code may
 * mean several channels: only what all of them need is missing, and amounts cannot be judged.
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
