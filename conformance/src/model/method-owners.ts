// Owners of payment methods and requests: a known customer, one who is sent along, or nobody.
import { type MethodType, inlinePerson } from '../run/samples/bodies.ts';
import type { Made } from '../run/samples/sample.ts';
import { anyCustomer, types, type CustomerType } from '../run/samples/customers.ts';
import { drawn } from '../run/samples/values.ts';
import { field, objectIn } from '../targets/wire/message.ts';
import type { Occasion, Outcome } from './command.ts';
import { patched } from './customer-content.ts';
import { customer } from './customers.ts';
import type { ModelObject } from './model.ts';
import { is, none, that, type Rule } from './rule.ts';

/** The id of a customer, `new` for a new customer, or null for none. */
export type Owner = string | null;

/** Returns true for a type that needs an owner. */
export const isOwned = (type: MethodType, reusability: string): boolean =>
  type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusability === 'MULTIPLE_USE');

/** The customer who owns a new object, where one is needed. */
export const ownerLevels = ['new', 'new in full', 'known'] as const;

/** Returns a new customer with any of its fields, as it is sent inside another object. */
const anyOwner = ({ model, draw }: Pick<Occasion, 'model' | 'draw'>): Made => {
  const type = draw.pick(types);
  return { ...drawn(anyCustomer(type), draw), type, reference_id: model.trial.newReference() };
};

/** Returns the fields of an owner; null when the wanted customer does not exist. */
export const ownerOf = (occasion: Occasion, isNeeded: boolean): Made | null => {
  const { model, thing, levels } = occasion;
  if (!isNeeded) return {};
  // A target may accept fewer fields of a customer here than at its own endpoint.
  if (levels['owner'] === 'new in full' && model.trial.isHeldToContracts)
    return { customer: anyOwner(occasion) };
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

/** Returns the owner that a method was seen with. */
export const ownerSeen = (method: ModelObject): Owner => {
  const id = method.seen('customer_id');
  return typeof id === 'string' ? id : null;
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

/** Requires the customer that was sent; without one, that of a token may be shown. */
export const ownerRules = (sent: Made): Readonly<Record<string, Rule>> => {
  const owner = ownerIn(sent);
  return owner === null ? {} : { customer_id: ownerRule(owner) };
};

/**
 * Adds the customer that was sent inside another object, where the target stores it and shows its
 * id (PR2-UNSPEC-10): it is a customer like any other.
 */
export const addOwner = ({ model, thing, input, levels, key }: Outcome, body: unknown): void => {
  const id = field(body, 'customer_id');
  if (levels['owner'] !== 'new in full' || !model.trial.isHeldToContracts) return;
  const sent = objectIn(input.body, 'customer');
  if (typeof id !== 'string' || sent['type'] === undefined || model.byId(customer, id)) return;
  const { type, reference_id, ...content } = sent;
  model.add({
    kind: customer,
    account: thing.account,
    // The first keys are those of the request, its method and its payment.
    key: key(9),
    body: { id },
    facts: { type: type as CustomerType, reference: reference_id, content: patched({}, content) },
    view: 'the response that names it',
    partial: true,
  });
};
