// Tests what the suite reads from the clauses of the specification.
import { expect, test } from 'vitest';
import { obliges } from './clauses.ts';
import { contractNamed } from './registry.ts';
import { statedField, statedIssues, statedSuccess } from './stated.ts';

test('conflicts, unspecified behavior and clauses about clients oblige no target', () => {
  expect(['IDEM-04', 'QR-CREATE-amount'].map(obliges)).toEqual([true, true]);
  const open = ['V3-CONF-01', 'CORE-UNSPEC-09', 'V3-MAP-15', 'NOT-A-CLAUSE'];
  expect(open.map(obliges)).toEqual([false, false, false, false]);
});

test.each([
  ['payment_requests.create', 'currency', { isNamed: true, isRequired: true, isTyped: true }],
  ['payment_requests.create', 'customer.type', { isNamed: true, isRequired: false }],
  ['v3_payment_requests.create', 'reference_id', { isNamed: true, isRequired: false }],
  ['v3_payment_requests.create', 'metadata', { isNamed: false }],
  ['customers.update', 'addresses.0.country', { isNamed: true, isRequired: true }],
  ['transactions.list', 'created.gte', { isNamed: true }],
  ['payment_requests.list', 'reference_id', { isNamed: false }],
])('%s: the clauses about %s', (endpoint, path, wanted) => {
  expect(statedField(contractNamed(endpoint), path)).toMatchObject(wanted);
});

test('only a field whose clause lists choices has stated choices', () => {
  const type = statedField(contractNamed('qr_codes.create'), 'type');
  expect(type.lists(['DYNAMIC'])).toBe(true);
  const reason = statedField(contractNamed('refunds.create'), 'reason');
  expect(reason.lists(['FRAUDULENT'])).toBe(false);
});

test('the status of a success is stated for some endpoints only', () => {
  const statuses = ['payment_requests.create', 'refunds.create', 'payment_methods.create'];
  expect(statuses.map((id) => statedSuccess(contractNamed(id)))).toEqual([201, 201, null]);
});

test('only the problems of a response that break a clause count', () => {
  const contract = contractNamed('refunds.create');
  const found = (body: Readonly<Record<string, unknown>>) =>
    statedIssues(contract, body, contract.success.body.safeParse(body).error?.issues ?? []).map(
      ({ path }) => path.join('.'),
    );
  // No clause states the country of a refund or the list of reasons; its amount must be a number.
  expect(found({ reason: 'A WHIM', amount: 'much' })).toEqual(['amount']);
});
