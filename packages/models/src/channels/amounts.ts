// The amounts of a request on a channel: parsed once into minor units of its currency, and compared
// with the bounds.
import { parseAmount, toMajor } from '@kasir/core/money';
import type { Bounds } from './channel.ts';
import { problemMessage, type ChannelProblem } from './problem.ts';
import type { Channel } from './table.ts';

/** The smallest and largest amount that an instrument itself accepts, if set. */
export interface OwnBounds {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

/** The amounts of an instrument and of a payment on it. */
export interface Amounts extends OwnBounds {
  readonly amount?: number | null | undefined;
}

/** Returns the bounds of a channel in the currency's own unit, as the wire and pages show them. */
export const majorBounds = ({ bounds, currency }: Channel): Bounds => ({
  min: toMajor(currency, bounds.min),
  max: toMajor(currency, bounds.max),
});

/** Returns the bounds of an instrument, which replace those of its channel. */
const boundsOf = ({ bounds }: Channel, { min, max }: OwnBounds): Bounds => ({
  min: min ?? bounds.min,
  max: max ?? bounds.max,
});

interface Parsed<Problem> {
  /** Minor units; null when none was sent, or when it is not an amount of the currency. */
  readonly amount: number | null;
  /** The reason why it is not an amount of the currency. */
  readonly problem: Problem | null;
}

/** An amount of a request, parsed in the currency of its channel. */
export type ParsedAmount = Parsed<{ readonly field: string; readonly message: string }>;

/** Parses an amount. Its problem is the bounds when it is outside them, otherwise its decimals. */
const parseWithin = (
  channel: Channel,
  bounds: Bounds,
  sent: number | null | undefined,
  field: string,
): Parsed<ChannelProblem> => {
  if (sent === null || sent === undefined) return { amount: null, problem: null };
  const { currency } = channel;
  const amount = parseAmount(currency, sent);
  if (amount !== undefined) return { amount, problem: null };
  const isOutside = sent < toMajor(currency, bounds.min) || sent > toMajor(currency, bounds.max);
  return {
    amount: null,
    problem: isOutside
      ? { field, rule: 'bounds', channel, bounds }
      : { field, rule: 'decimals', channel },
  };
};

/** Parses an amount of a request into minor units. The decision then checks its bounds. */
export const parseAmountOn = (
  channel: Channel,
  sent: number | null | undefined,
  field: string,
): ParsedAmount => {
  const { amount, problem } = parseWithin(channel, channel.bounds, sent, field);
  return { amount, problem: problem && { field, message: problemMessage(problem) } };
};

/** Returns the problem of a channel with an amount in minor units, or null. */
export const amountProblem = (
  channel: Channel,
  amount: number,
  field = 'amount',
  own: OwnBounds = {},
): ChannelProblem | null => {
  const bounds = boundsOf(channel, own);
  return amount < bounds.min || amount > bounds.max
    ? { field, rule: 'bounds', channel, bounds }
    : null;
};

/** Returns the problems with amounts in minor units. */
export const amountProblems = (
  channel: Channel,
  { amount = null, min = null, max = null }: Amounts,
): ChannelProblem[] => {
  const isInverted = min !== null && max !== null && min > max;
  return [
    min === null ? null : amountProblem(channel, min, 'min'),
    max === null ? null : amountProblem(channel, max, 'max'),
    isInverted ? ({ field: 'min', rule: 'order', channel } as const) : null,
    isInverted || amount === null ? null : amountProblem(channel, amount, 'amount', { min, max }),
  ].filter((one) => one !== null);
};

/** Returns the same problems with amounts as a request sends them, in the currency's own unit. */
export const sentAmountProblems = (channel: Channel, sent: Amounts): ChannelProblem[] => {
  const min = parseWithin(channel, channel.bounds, sent.min, 'min');
  const max = parseWithin(channel, channel.bounds, sent.max, 'max');
  const own = { min: min.amount, max: max.amount };
  const amount = parseWithin(channel, boundsOf(channel, own), sent.amount, 'amount');
  return [
    ...[min, max, amount].map(({ problem }) => problem).filter((one) => one !== null),
    ...amountProblems(channel, { ...own, amount: amount.amount }),
  ];
};
