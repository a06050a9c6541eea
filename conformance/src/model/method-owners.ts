// Owners of payment methods and requests: a known customer, one who is sent along, or nobody.
import { type MethodType, inlinePerson } from '../run/samples/bodies.ts';
import type { Made } from '../run/samples/sample.ts';
import type { Occasion } from './command.ts';
import { customer } from './customers.ts';
import { is, none, that, type Rule } from './rule.ts';

/** The id of a customer, `new` for a new customer, or null for none. */
export type Owner = string | null;

/** Returns true for a type that needs an owner. */
export const isOwned = (type: MethodType, reusability: string): boolean =>
  type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusability === 'MULTIPLE_USE');

/** The customer who owns a new object, where one is needed. */
export const ownerLevels = ['new', 'known'] as const;

/** Returns the fields of an owner; null when the wanted customer does not exist. */
export const ownerOf = (
  { model, thing, levels }: Pick<Occasion, 'model' | 'thing' | 'levels'>,
  isNeeded: boolean,
): Made | null => {
  if (!isNeeded) return {};
  if (levels['owner'] !== 'known') return { customer: inlinePerson(model.trial) };
  const known = model.all(customer, thing.account).at(-1);
  return known ? { customer_id: known.id } : null;
};

/** Returns the owner of an object, from what was sent. */
export const ownerIn = (sent: Made): Owner => {
  const id = sent['customer_id'];
  if (typeof id === 'string') return id;
  return sent['customer'] === undefined ? null : 'new';
};

/** Returns the rule of customer_id (PM2-CREATE-customer_id and its siblings). */
export const ownerRule = (owner: Owner, other?: unknown): Rule => {
  if (owner === null) return none();
  if (owner !== 'new') return is(owner);
  // It is open whether an inline customer becomes a stored one (PR2-UNSPEC-10).
  return that(
    'a new customer or nobody',
    (id) =>
      id === null ||
      id === undefined ||
      (typeof id === 'string' && id.startsWith('cust-') && id !== other),
  );
};
