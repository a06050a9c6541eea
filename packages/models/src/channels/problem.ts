// A rule of a channel that a request breaks, and its message.
import { didYouMean } from '@kasir/core';
import {
  amountBetween,
  amountDigits,
  either,
  mustBe,
  omit,
  requiredFor,
} from '@kasir/core/messages';
import type { Bounds } from './channel.ts';
import type { ChannelMismatch } from './find.ts';
import type { Channel, ChannelType } from './table.ts';

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
      readonly bounds: Bounds;
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
