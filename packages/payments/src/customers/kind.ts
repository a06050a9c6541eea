// Customers: who pays, as a merchant knows them. What a merchant says of one is kept as the profile
// of the API that shows it.
import { recordKind, type RowOf, type Stored } from '@kasir/core';

export interface CustomerState {
  /** The merchant's own reference, unique among its customers. */
  readonly reference: string;
  readonly type: 'INDIVIDUAL' | 'BUSINESS';
  /** Everything else that is known, as it is shown. */
  readonly profile: unknown;
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

export const customers = recordKind<CustomerState>()({
  name: 'customer',
  keys: { reference: (s) => s.reference },
  facets: { reference: (s) => s.reference },
  upcast: fromPublic,
});

export type CustomerRow = RowOf<typeof customers>;
