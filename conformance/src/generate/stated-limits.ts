// The limits that the specification states: those in the clause of a field, and those of several
// fields at once as a table; all other limits are a target's own.
import type { EndpointSpec } from '@kasir/core';
import { clauses, obliges } from '../clauses.ts';
import { fieldClauses } from '../field-clauses.ts';

interface Stated {
  /** Endpoints, or resources when the limit applies to the fields in all of their endpoints. */
  readonly where: string;
  /** Paths of fields, without the indexes of lists. */
  readonly fields: string;
  readonly clauses: readonly string[];
}

const contact = 'email mobile_number phone_number';
const ofCustomer = contact.replaceAll(/\w+/g, 'customer.$&');

const table: readonly Stated[] = [
  { where: 'qr_codes.create', fields: 'amount', clauses: ['LIMIT-01', 'QR-CREATE-amount'] },
  {
    where: 'recurring_payments.create',
    fields: 'amount',
    clauses: ['LIMIT-02', 'RECUR-CREATE-amount'],
  },
  {
    where: 'recurring_payments.create',
    fields: 'reminder_time',
    clauses: ['LIMIT-18', 'RECUR-CREATE-reminder_time'],
  },
  { where: 'transactions.list', fields: 'limit', clauses: ['LIMIT-13', 'TXN-LIST-limit'] },
  {
    where: 'payment_requests payment_methods refunds customers',
    fields: 'reference_id payment_method.reference_id customer.reference_id',
    clauses: ['LIMIT-06'],
  },
  { where: 'refunds', fields: 'reference_id', clauses: ['REFUND-CREATE-reference_id'] },
  { where: 'customers', fields: contact, clauses: ['LIMIT-12'] },
  { where: 'payment_requests payment_methods', fields: ofCustomer, clauses: ['LIMIT-12'] },
  { where: 'payment_methods', fields: 'description', clauses: ['LIMIT-10'] },
  {
    where: 'payment_requests',
    fields: 'description payment_method.description',
    clauses: ['LIMIT-19'],
  },
];

const has = (words: string, word: string): boolean => words.split(' ').includes(word);

/** Returns the clauses of a field that state how many characters it has. */
const lengthClauses = (contract: EndpointSpec, field: string): readonly string[] =>
  fieldClauses(contract, field).filter(
    (id) => obliges(id) && /\d+ characters/.test(clauses().get(id)?.text ?? ''),
  );

/** Returns the clauses that state a limit of a field; null when the specification states none. */
export const statedLimit = (contract: EndpointSpec, path: string): readonly string[] | null => {
  const { id } = contract;
  const resource = id.split('.')[0] ?? '';
  const field = path.replaceAll(/\.\d+(?=\.|$)/g, '');
  const rows = table.filter(
    ({ where, fields }) => has(fields, field) && (has(where, id) || has(where, resource)),
  );
  const all = [...rows.flatMap((row) => row.clauses), ...lengthClauses(contract, field)];
  return all.length === 0 ? null : [...new Set(all)];
};
