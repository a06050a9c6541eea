// What is wrong with a wish for an instrument, as data without paths: each generation of the API
// says where the field stands in its request.
import { toMajor, toMinor } from '@kasir/core';
import type { Channel } from '@kasir/models';
import type { Requested } from './state.ts';

/** A violated rule of a field, with the remedy as a sentence. */
export interface Problem {
  /** Name of the field in the domain, e.g. `amount` or `card.number`. */
  readonly field: string;
  readonly message: string;
}

const range = ({ code, currency }: Channel, min: number, max: number, field: string): Problem => ({
  field,
  message: `Must be from ${min} to ${max} ${currency} for ${code}.`,
});

/** An amount as it was sent, in minor units, or what is wrong with it (MODEL amounts). */
export const readAmount = (
  channel: Channel,
  sent: number | null | undefined,
  field: string,
): { readonly amount: number | null; readonly problem: Problem | null } => {
  if (sent === null || sent === undefined) return { amount: null, problem: null };
  const amount = toMinor(channel.currency, sent);
  if (amount !== undefined) return { amount, problem: null };
  const { min, max, currency } = channel;
  const problem =
    sent < min || sent > max
      ? range(channel, min, max, field)
      : { field, message: `Must have no more decimals than ${currency} has.` };
  return { amount: null, problem };
};

/** Whether an amount breaks the bounds of its channel, or those of the instrument over them. */
export const amountProblem = (
  channel: Channel,
  amount: number | null,
  field: string,
  bounds?: Pick<Requested, 'min' | 'max'>,
): Problem | null => {
  if (amount === null) return null;
  const { currency } = channel;
  const min = bounds?.min == null ? channel.min : toMajor(currency, bounds.min);
  const max = bounds?.max == null ? channel.max : toMajor(currency, bounds.max);
  const major = toMajor(currency, amount);
  return major < min || major > max ? range(channel, min, max, field) : null;
};

const HOUR_MS = 3_600_000;

/** Whether a time lies outside of what its channel takes. */
export const timeProblem = (
  now: number,
  { code, lifetimeHours }: Channel,
  time: number | null,
  field = 'expires',
): Problem | null => {
  if (time === null) return null;
  if (time <= now) return { field, message: 'Must be a time in the future.' };
  if (lifetimeHours === null) return null;
  const [least, most] = lifetimeHours;
  return time < now + least * HOUR_MS || time > now + most * HOUR_MS
    ? { field, message: `Must be ${least} to ${most} hours from now for ${code}.` }
    : null;
};

/** Each property that a channel needs and that is not there (PM2-UNSPEC-02). */
export const missingProperties = (
  { code, requires, requiresToSave }: Channel,
  reusable: boolean,
  sent: Readonly<Record<string, unknown>>,
): Problem[] =>
  (reusable ? requiresToSave : requires)
    .filter((key) => (sent[key] ?? null) === null)
    .map((key) => ({ field: `properties.${key}`, message: `This field is required for ${code}.` }));
