// What holds for every object, whatever its kind: whose it is, and when it was made and changed.
import type { Made } from '../run/samples/sample.ts';
import { is, that, type Rule } from './rule.ts';

/** The first and the last instant that a time may be, in milliseconds. */
interface Moments {
  readonly from: number;
  readonly to: number;
}

/** What an object is known by before its fields are read. */
export interface Whereabouts {
  /** The account it belongs to; null where its id is unknown. */
  readonly account: string | null;
  /** What its times may be: since it was seen last, until now; null while time runs. */
  readonly moments: Moments | null;
  /** Whether it was made, or its status became another one, between these moments. */
  readonly isMade: boolean;
  readonly isChanged: boolean;
}

/** Names of the account that an object belongs to. */
const OWNERS = ['business_id', 'owner_id', 'user_id'];
const MADE = ['created', 'created_at', 'transaction_timestamp'];
const CHANGED = ['updated', 'updated_at'];

/** A target may show whole seconds. */
const SECOND_MS = 1_000;

const iso = (instant: number): string => new Date(instant).toISOString();

const between = ({ from, to }: Moments): Rule =>
  that(from === to ? iso(to) : `from ${iso(from)} to ${iso(to)}`, (seen) => {
    const instant = Date.parse(String(seen));
    return instant > from - SECOND_MS && instant <= to;
  });

const known = (body: Made, names: readonly string[]): readonly string[] =>
  names.filter((name) => typeof body[name] === 'string');

/** The rules of fields that objects of all kinds have in common. */
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
