// Rules that hold for objects of every kind: their account, and when they were created and changed.
import type { Made } from '../run/samples/sample.ts';
import { is, that, type Rule } from './rule.ts';

/** The earliest and the latest instant that a time may be, in milliseconds. */
interface Moments {
  readonly from: number;
  readonly to: number;
}

/** Facts about an object that are known before its fields are read. */
export interface Whereabouts {
  /** The account that it belongs to; null when its id is unknown. */
  readonly account: string | null;
  /** The range of its times, from when it was last seen until now; null while time runs. */
  readonly moments: Moments | null;
  /** True when it was created, or its status changed, within this range. */
  readonly isMade: boolean;
  readonly isChanged: boolean;
  /** Returns whether a field had a value when the object was last seen. */
  readonly had: (name: string) => boolean;
}

/** Fields that name the account of an object. */
const OWNERS = ['business_id', 'owner_id', 'user_id'];
const MADE = ['created', 'created_at', 'transaction_timestamp'];
const CHANGED = ['updated', 'updated_at'];
/** Times at which something has happened: they appear when it does. */
const HAPPENED = [
  'paid_at',
  'voided_at',
  'payment_timestamp',
  'capture_timestamp',
  'completed_date',
];

/** A target may show whole seconds. */
const SECOND_MS = 1_000;

const isoOf = (instant: number): string => new Date(instant).toISOString();

const between = ({ from, to }: Moments): Rule =>
  that(from === to ? isoOf(to) : `from ${isoOf(from)} to ${isoOf(to)}`, (seen) => {
    const instant = Date.parse(String(seen));
    return instant > from - SECOND_MS && instant <= to;
  });

const known = (body: Made, names: readonly string[]): readonly string[] =>
  names.filter((name) => typeof body[name] === 'string');

/** Returns the rules of the fields that objects of all kinds have in common. */
export const rulesOfAll = (
  body: Made,
  { account, moments, isMade, isChanged }: Whereabouts,
): Readonly<Record<string, Rule>> => {
  const rules: Record<string, Rule> = {};
  if (account !== null) for (const name of known(body, OWNERS)) rules[name] = is(account);
  if (moments === null) return rules;
  if (isMade) for (const name of known(body, MADE)) rules[name] = between(moments);
  if (isMade || isChanged) for (const name of known(body, CHANGED)) rules[name] = between(moments);
  return rules;
};

/** Returns the rules of times at which something has happened since the object was last seen. */
export const rulesOfWhatHappened = (
  body: Made,
  { moments, had }: Whereabouts,
): Readonly<Record<string, Rule>> =>
  moments === null
    ? {}
    : Object.fromEntries(
        known(body, HAPPENED)
          .filter((name) => !had(name))
          .map((name) => [name, between(moments)]),
      );
