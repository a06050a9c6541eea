// Customers: who pays, as a merchant knows them. What a merchant says of one is kept as the profile
// of the API that shows it.
import { recordKind, type RowOf } from '@kasir/core';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

const { moment, text } = stateFields;

export interface CustomerState {
  /** The merchant's own reference, unique among its customers. */
  readonly reference: string;
  readonly type: 'INDIVIDUAL' | 'BUSINESS';
  /** Everything else that is known, as it is shown. */
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
