// The content of a customer that can be changed, and its value after a change.
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

/** Returns the fields of a returned customer that can be changed, without empty values. */
export const contentOf = (seen: Patch, type: CustomerType): Patch =>
  Object.fromEntries(Object.keys(fieldsFor(type)).map((name) => [name, meaning(seen[name])]));

/** Returns the content after a change: absent keeps, present replaces whole, null clears. */
export const patched = (content: Patch, body: Patch): Patch => ({
  ...content,
  ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, meaning(value)])),
});
