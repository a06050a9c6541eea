// Tests which clauses a failure is about.
import { expect, test } from 'vitest';
import type { Exchange } from '../targets/wire/message.ts';
import { clausesOfFailure } from './failure-clauses.ts';

const law = { clauses: ['TXN-LIST-has_more', 'TXN-LIST-limit', 'QR-GET-01', 'IDEM-04'] };

const at = (endpoint: string): readonly Exchange[] => [
  {
    outgoing: { endpoint, actor: null, method: 'GET', target: '/', headers: {}, body: null },
    response: null,
    problem: null,
    from: 0,
    to: 0,
    manner: null,
  },
];

const clausesFor = (expected: string, endpoint: string, path = ''): readonly string[] =>
  clausesOfFailure(law, { expected, diff: [{ path, wanted: '1', seen: '2' }] }, at(endpoint));

test('a failure is about the clauses that it names', () => {
  expect(clausesFor('a replay (IDEM-05)', 'transactions.list')).toEqual(['IDEM-05']);
});

test('a failure that names no clause is about those of its law for the endpoint and the fields that differ', () => {
  expect(clausesFor('has_more of the page: true', 'transactions.list')).toEqual([
    'TXN-LIST-has_more',
  ]);
  expect(clausesFor('the page to be the same', 'transactions.list', 'limit')).toEqual([
    'TXN-LIST-limit',
  ]);
  expect(clausesFor('the page to be the same', 'transactions.list')).toEqual([
    'TXN-LIST-has_more',
    'TXN-LIST-limit',
  ]);
});

test('a failure is about all clauses of its law if none of them belongs to the endpoint', () => {
  expect(clausesFor('something else', 'nowhere')).toEqual(law.clauses);
});

test('a failure of a story is about the clauses of its endpoint, if there are any', () => {
  const clauses = Array.from({ length: 300 }, (_, at) => `STORY-${at}`);
  const foundAt = (endpoint: string): readonly string[] =>
    clausesOfFailure({ clauses }, { expected: 'a row', diff: [] }, at(endpoint));
  const found = foundAt('transactions.list');
  expect(found).toContain('TXN-LIST-has_more');
  expect(found.filter((id) => clauses.includes(id))).toEqual([]);
  expect(foundAt('payment_requests.captures')).toEqual([]);
});
