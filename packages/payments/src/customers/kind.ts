// Customers: who pays, as a merchant knows them. What a merchant says of one is kept as the profile
// of the API that shows it.
import { recordKind, type RowOf, type Stored } from '@kasir/core';
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

/** The release of 2026-11-22 stored customers as they are shown. */
const fromPublic = ({ public: body, state }: Stored): CustomerState => {
  const {
    reference_id,
    type,
    created,
    updated,
    id: _,
    ...profile
  } = body as {
    readonly id?: string;
    readonly reference_id?: string;
    readonly type: CustomerState['type'];
    readonly created: string;
    readonly updated: string;
  };
  if (reference_id === undefined) return state as CustomerState;
  return {
    reference: reference_id,
    type,
    profile,
    created: Date.parse(created),
    updated: Date.parse(updated),
  };
};

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
  upcast: fromPublic,
});

export type CustomerRow = RowOf<typeof customers>;
