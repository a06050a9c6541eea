// The requirements of a channel for an instrument and a payment on it, as data: validation and the
// decisions use the same functions, and each maps the fields to its request.
import { sentAmountProblems, type Amounts } from './amounts.ts';
import { matchChannels, type ChannelMismatch, type Market } from './find.ts';
import type { ChannelProblem } from './problem.ts';
import { channelType, type ChannelType, type Channel } from './table.ts';

export type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE';

/** Returns the required properties; with unknown reusability, only those that both require. */
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

/** The sent properties of an instrument; null when a property is absent or invalid. */
export interface InstrumentOnChannel extends Market {
  readonly type: ChannelType;
  readonly code: string | null;
  readonly reusability: Reusability | null;
  /** Returns whether a channel_property was sent. */
  readonly isSent: (property: string) => boolean;
  /** True when a number or code was chosen. */
  readonly isNumbered: boolean;
  /** Amounts as sent, by field; `amount` must be within the instrument's own bounds. */
  readonly amounts: Amounts;
}

const problemsOn = (channel: Channel, sent: InstrumentOnChannel): ChannelProblem[] => {
  const { reusability } = sent;
  const unusable = reusability === null ? null : reusabilityProblem(channel, reusability);
  const assigned = sent.isNumbered ? numberProblem(channel) : null;
  return [
    ...missingProperties(channel, reusability, sent.isSent),
    ...(unusable ? [unusable] : []),
    ...(assigned ? [assigned] : []),
    ...sentAmountProblems(channel, sent.amounts),
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
