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

const stated: readonly Stated[] = [
  { where: 'qr_codes.create', field: 'amount', clauses: ['LIMIT-01', 'QR-CREATE-amount'] },
  { where: 'transactions.list', field: 'limit', clauses: ['LIMIT-13', 'TXN-LIST-limit'] },
  { where: `${unified} customers refunds`, field: 'reference_id', clauses: ['LIMIT-06'] },
  { where: `${unified} customers`, field: 'email', clauses: ['LIMIT-12'] },
  { where: `${unified} customers`, field: 'mobile_number', clauses: ['LIMIT-12'] },
  { where: `${unified} customers`, field: 'phone_number', clauses: ['LIMIT-12'] },
  {
    where: 'customers.update',
    field: 'description',
    clauses: ['CUST-PATCH-description', 'CUST-PATCH-identity_accounts.description'],
  },
  { where: 'payment_methods', field: 'description', clauses: ['LIMIT-10'] },
  { where: 'payment_requests', field: 'description', clauses: ['LIMIT-19'] },
];

/** Texts of customers and the clause of each, e.g. `addresses.city`. */
const customerTexts = [
  'addresses.street_line1',
  'addresses.street_line2',
  'addresses.city',
  'addresses.province_state',
  'addresses.postal_code',
  'identity_accounts.company',
  'kyc_documents.document_name',
  'kyc_documents.document_number',
  'kyc_documents.holder_name',
] as const;

const ofCustomers: readonly Stated[] = customerTexts.map((path) => ({
  where: 'customers.update',
  field: path.slice(path.indexOf('.') + 1),
  clauses: [`CUST-PATCH-${path}`],
}));

/** Clauses that state a limit of a field, or null when the specification states none. */
export const statedLimit = ({ id }: EndpointSpec, field: string): readonly string[] | null => {
  const resource = id.split('.')[0] ?? '';
  const rows = [...stated, ...ofCustomers].filter(
    (row) =>
      row.field === field && [id, resource].some((one) => row.where.split(' ').includes(one)),
  );
  return rows.length === 0 ? null : rows.flatMap(({ clauses }) => clauses);
};
