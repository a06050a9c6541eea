// Validates new instruments, without paths: each generation of the API maps the fields to
// its request. The rules of channels are in their table.
import { mustBe } from '@kasir/core/messages';
import {
  amountProblem,
  amountProblems,
  missingProperties,
  numberProblem,
  problemMessage,
  reusabilityProblem,
  type Channel,
  type ChannelProblem,
} from '@kasir/models';
import type { Requested } from './state.ts';

/** A violated rule of a field, with a message on what to send. */
export interface Problem {
  /** Name of the field in the domain, e.g. `amount` or `card.number`. */
  readonly field: string;
  readonly message: string;
}

const toProblem = (problem: ChannelProblem): Problem => ({
  field: problem.field,
  message: problemMessage(problem),
});

const firstProblem = (problem: ChannelProblem | null): Problem | null =>
  problem && toProblem(problem);

/** Returns all problems with the amounts of an instrument, by the channel's bounds and its own. */
export const requestedProblems = (channel: Channel, requested: Requested): Problem[] =>
  amountProblems(channel, requested).map(toProblem);

/** Returns the problem with an amount out of the channel's bounds or its own, or null. */
export const boundsProblem = (
  channel: Channel,
  amount: number | null,
  field: string,
  own?: Pick<Requested, 'min' | 'max'>,
): Problem | null =>
  amount === null ? null : firstProblem(amountProblem(channel, amount, field, own));

/** Returns a problem when a channel does not support the requested reusability, or null. */
export const reusableProblem = (channel: Channel, reusable: boolean): Problem | null =>
  firstProblem(reusabilityProblem(channel, reusable ? 'MULTIPLE_USE' : 'ONE_TIME_USE'));

/** Returns a problem when a merchant has chosen a number that the channel assigns, or null. */
export const assignedProblem = (channel: Channel): Problem | null =>
  firstProblem(numberProblem(channel));

/** The parts of an instrument by which its channel requires properties. */
interface Needing {
  readonly channel: Channel;
  readonly reusable: boolean;
  /** Null when they are already checked. */
  readonly properties: Readonly<Record<string, unknown>> | null;
}

/** Returns a problem for each missing property that the channel requires (PM2-UNSPEC-02). */
export const propertyProblems = ({ channel, reusable, properties }: Needing): Problem[] =>
  properties === null
    ? []
    : missingProperties(
        channel,
        reusable ? 'MULTIPLE_USE' : 'ONE_TIME_USE',
        (name) => (properties[name] ?? null) !== null,
      ).map(toProblem);

const HOUR_MS = 3_600_000;

/** Returns the problem with a time outside the lifetime that the channel allows, or null. */
export const timeProblem = (
  now: number,
  { code, lifetimeHours }: Channel,
  time: number | null,
  field = 'expires',
): Problem | null => {
  if (time === null) return null;
  if (time <= now) return { field, message: mustBe('a time in the future') };
  if (lifetimeHours === null) return null;
  const [least, most] = lifetimeHours;
  return time < now + least * HOUR_MS || time > now + most * HOUR_MS
    ? { field, message: mustBe(`${least} to ${most} hours from now for ${code}`) }
    : null;
};

/** Returns the problem with the expiry that a merchant chose for an instrument, or null. */
export const expiryProblem = (
  now: number,
  { channel, expires }: { readonly channel: Channel; readonly expires: number | 'never' | null },
): Problem | null => (expires === 'never' ? null : timeProblem(now, channel, expires));
