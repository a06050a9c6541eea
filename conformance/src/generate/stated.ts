// Data table of the limits that the specification states, by endpoint and field; others are a
// target's own.
import type { EndpointSpec } from '@kasir/core';

interface Stated {
  /** Endpoint id, or the part of the service where the field has the limit everywhere. */
  readonly where: string;
  /** Name of the field, at any depth. */
  readonly field: string;
  readonly clauses: readonly string[];
}

const unified = 'payment_requests payment_methods';

const table: readonly Stated[] = [
  { where: 'qr_codes.create', field: 'amount', clauses: ['LIMIT-01', 'QR-CREATE-amount'] },
  { where: 'transactions.list', field: 'limit', clauses: ['LIMIT-13', 'TXN-LIST-limit'] },
  { where: unified, field: 'reference_id', clauses: ['LIMIT-06'] },
  { where: 'payment_methods', field: 'description', clauses: ['LIMIT-10'] },
  { where: 'payment_requests', field: 'description', clauses: ['LIMIT-19'] },
];

/** Clauses that state a limit of a field, or null when the specification states none. */
export const statedLimit = ({ id }: EndpointSpec, field: string): readonly string[] | null => {
  const resource = id.split('.')[0] ?? '';
  const rows = table.filter(
    (row) =>
      row.field === field && [id, resource].some((one) => row.where.split(' ').includes(one)),
  );
  return rows.length === 0 ? null : rows.flatMap(({ clauses }) => clauses);
};
