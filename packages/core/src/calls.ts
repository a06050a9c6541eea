// Derives the small call data of clients from contracts.
import type { CallData, Calls } from '@kasir/client';
import type { CallSpec, CallTree } from './contract.ts';
import { namesOf } from './schema.ts';

/** Returns whether a contract is a list with a cursor. */
const isPageable = ({ query, success }: CallSpec): boolean => {
  const names = namesOf(success.body);
  const cursor = Object.hasOwn(query?.shape ?? {}, 'after_id');
  return cursor && names.includes('data') && names.includes('has_more');
};

/** Returns the data of a contract that a client needs at run time. */
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

/** Returns the calls of a tree of contracts, with the same groups and verbs. */
export const callsOf = (contracts: CallTree): Calls =>
  Object.fromEntries(
    Object.entries(contracts).map(([group, verbs]) => [
      group,
      Object.fromEntries(Object.entries(verbs).map(([verb, contract]) => [verb, callOf(contract)])),
    ]),
  );
