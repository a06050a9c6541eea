// Criteria of lists: each filter becomes a query that keeps the rows it should, and two make one.
import { describe, expect, test } from 'vitest';
import { both, criteriaOf, criterionOf } from './criteria.ts';

const requests = { endpoint: 'payment_requests.list' };
const accounts = { endpoint: 'accounts.list' };
const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

/** Newest first. */
const rows = [
  { id: 'd', reference_id: 'one', customer_id: null, email: 'a', created: at(4), updated: at(4) },
  { id: 'c', reference_id: 'two', customer_id: null, email: 'b', created: at(3), updated: at(3) },
  { id: 'b', reference_id: 'one', customer_id: 'x', email: 'a', created: at(2), updated: at(2) },
  { id: 'a', reference_id: 'one', customer_id: 'x', email: 'a', created: at(1), updated: at(1) },
];

const kept = (criterion: { keeps: (row: (typeof rows)[number]) => boolean }): string =>
  rows
    .filter((row) => criterion.keeps(row))
    .map(({ id }) => id)
    .join('');

describe('the criteria of a list', () => {
  test('ask by each filter for the value that most rows have, and for all of them', () => {
    const all = criteriaOf(requests, rows);
    const found = all.map((one) => [one.query, kept(one)]);
    expect(found).toContainEqual([{ reference_id: ['one'] }, 'dba']);
    expect(found).toContainEqual([{ reference_id: ['one', 'two'] }, 'dcba']);
    expect(found).toContainEqual([{ customer_id: ['x'] }, 'ba']);
  });

  test('have bounds of time where the list takes them', () => {
    const found = criteriaOf(accounts, rows).map((one) => [one.query, kept(one)]);
    expect(found).toContainEqual([{ created: { lte: at(3) } }, 'cba']);
    expect(found).toContainEqual([{ updated: { gte: at(1) } }, 'dcba']);
  });
});

test('combined criteria keep the rows that both keep, and bounds of one field make a range', () => {
  const one = criterionOf(requests, { reference_id: 'one' });
  expect(kept(both(one, criterionOf(requests, { customer_id: ['x'] })))).toBe('ba');
  const [from, to] = [{ created: { gte: at(2) } }, { created: { lte: at(3) } }];
  const window = both(criterionOf(accounts, from), criterionOf(accounts, to));
  expect(window.query).toEqual({ created: { gte: at(2), lte: at(3) } });
  expect(kept(window)).toBe('cb');
});
