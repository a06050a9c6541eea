// Tests the clause groups and the declared names of all calls.
import { expect, test } from 'vitest';
import { apis } from './calls.ts';
import { ledger } from './clause-texts.ts';

const calls = apis.flatMap((api) => api.calls);

test('every clause group that a contract names has clauses', () => {
  const ids = [...ledger.keys()];
  const groups = calls.flatMap(({ contract }) => contract.clauseGroups ?? []);
  const empty = groups.filter((group) => !ids.some((id) => id.startsWith(group.slice(0, -1))));
  expect([groups.length > 20, empty]).toEqual([true, []]);
});

test('every call has its own id and its own declared name', () => {
  const ids = new Set(calls.map(({ contract }) => contract.id));
  const declared = new Set(calls.map(({ declaration, name }) => declaration && name));
  expect([ids.size, declared.size, declared.has(undefined)]).toEqual([
    calls.length,
    calls.length,
    false,
  ]);
});
