// The content of a customer that can be changed, and its value after a change.
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { objectIn } from '../targets/wire/message.ts';
import { fieldsFor, type CustomerType, type Patch } from '../run/samples/customers.ts';

/** Returns the value without null, empty lists and the default of is_primary. */
const meaning = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(meaning);
  if (value === null || typeof value !== 'object') return value ?? undefined;
  const entries = Object.entries(value)
    .map(([name, inner]): [string, unknown] => [name, meaning(inner)])
    .filter(([name, inner]) => inner !== undefined && !(name === 'is_primary' && inner === false));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** Returns a person with the fields of work in employment, where they may stand, too. */
const withWork = (person: unknown): unknown => {
  if (typeof person !== 'object' || person === null) return person;
  const { employer_name, nature_of_business, role_description, employment, ...rest } =
    person as Made;
  const outside = { employer_name, nature_of_business, role_description };
  const work = { ...outside, ...objectIn({ employment }, 'employment') };
  const isEmpty = Object.values(work).every((value) => value === undefined);
  return isEmpty ? rest : { ...rest, employment: work };
};

/**
 * Returns fields of a customer as they are sent to a target: one that is not held to the contracts
 * may know the fields of work in employment alone (CUST-CONF-01).
 */
export const sentTo = ({ isHeldToContracts }: Trial, content: Patch): Patch => {
  const person = content['individual_detail'];
  return isHeldToContracts || person === undefined
    ? content
    : { ...content, individual_detail: withWork(person) };
};

/** Returns the value of a field, as it is compared. */
const valueOf = (name: string, value: unknown): unknown =>
  meaning(name === 'individual_detail' ? withWork(value) : value);

/** Returns the fields of a returned customer that can be changed, without empty values. */
export const contentOf = (seen: Patch, type: CustomerType): Patch =>
  Object.fromEntries(Object.keys(fieldsFor(type)).map((name) => [name, valueOf(name, seen[name])]));

/** Returns the content after a change: absent keeps, present replaces whole, null clears. */
export const patched = (content: Patch, body: Patch): Patch => ({
  ...content,
  ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, valueOf(name, value)])),
});
