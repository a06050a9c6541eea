// From contracts to the small data that clients carry.
import type { CallData, Calls } from './client/call-data.ts';
import type { CallSpec, CallTree } from './contract.ts';
import { namesOf } from './schema.ts';

/** Whether a contract is a list with a cursor. */
const isPageable = ({ query, success }: CallSpec): boolean => {
  const names = namesOf(success.body);
  const cursor = Object.hasOwn(query?.shape ?? {}, 'after_id');
  return cursor && names.includes('data') && names.includes('has_more');
};

/** What a client has to know of a contract at run time. */
export const callOf = (contract: CallSpec): CallData => ({
  id: contract.id,
  method: contract.method,
  path: contract.path,
  ...(contract.body && { body: true }),
  ...(isPageable(contract) && { pages: true }),
  idempotency: contract.idempotency,
  version: contract.version,
  ...(contract.versions && { versions: contract.versions }),
  errors: contract.errors,
});

/** The calls of a tree of contracts, by the same groups and verbs. */
export const callsOf = (contracts: CallTree): Calls =>
  Object.fromEntries(
    Object.entries(contracts).map(([group, verbs]) => [
      group,
      Object.fromEntries(Object.entries(verbs).map(([verb, contract]) => [verb, callOf(contract)])),
    ]),
  );
