// Defines customers: payers, as a merchant knows them. Their data is stored as the profile that the
// API shows.
import { recordKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

const { moment, text } = stateFields;

export interface CustomerState {
  /** The merchant's own reference, unique among its customers. */
  readonly reference: string;
  readonly type: 'INDIVIDUAL' | 'BUSINESS';
  /** All other data, as the API shows it. */
  readonly profile: Readonly<Record<string, unknown>>;
  readonly created: number;
  readonly updated: number;
}

const customerSchema = schemaOf<CustomerState>()(
  z.strictObject({
    reference: text,
    type: z.enum(['INDIVIDUAL', 'BUSINESS']),
    profile: z.record(z.string(), z.unknown()),
    created: moment,
    updated: moment,
  }),
);

export const customers = recordKind<CustomerState>()({
  name: 'customer',
  state: customerSchema,
  keys: { reference: (s) => s.reference },
  facets: { reference: (s) => s.reference },
});

export type CustomerRow = RowOf<typeof customers>;
