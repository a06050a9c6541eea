// Defines transfers between accounts: the transfer of the platform, and one leg in each account.
import { lifecycle, recordKind, stateKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

const { amount, currency, id, moment, text } = stateFields;

export const transferLifecycle = lifecycle({
  name: 'transfer',
  states: ['PENDING', 'SUCCESSFUL', 'FAILED'],
  on: {
    create: [{ from: [null], to: 'PENDING' }],
    arrive: [{ from: ['PENDING'], to: 'SUCCESSFUL' }],
    refuse: [{ from: ['PENDING'], to: 'FAILED', when: 'its source has too little available' }],
  },
});

export interface TransferState {
  readonly status: (typeof transferLifecycle.states)[number];
  readonly reference: string;
  /** The accounts that the money leaves and enters. */
  readonly source: string;
  readonly destination: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Id of the job that executes it. */
  readonly job: string;
  readonly created: number;
}

const transferSchema = schemaOf<TransferState>()(
  z.strictObject({
    status: z.enum(transferLifecycle.states),
    reference: text,
    source: id,
    destination: id,
    currency,
    amount,
    job: id,
    created: moment,
  }),
);

/** Stored in the platform's partition; the reference of a failed transfer can be used again. */
export const transfers = stateKind<TransferState>()({
  name: 'transfer',
  state: transferSchema,
  lifecycle: transferLifecycle,
  keys: { reference: (s) => (s.status === 'FAILED' ? null : s.reference) },
});

export type TransferRow = RowOf<typeof transfers>;

export interface TransferLeg {
  readonly direction: 'out' | 'in';
  /** The account with the other leg. */
  readonly peer: string;
  /** The platform that requested the transfer. */
  readonly platform: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Unprefixed id of its transaction; null when the balance was too low, which is final. */
  readonly transaction: string | null;
  /** True when its account was restored to a time before the transfer; the other leg stays. */
  readonly undone?: boolean;
  /** True when it came with a copy of an account: no other account has the other leg. */
  readonly copied?: boolean;
}

const legSchema = schemaOf<TransferLeg>()(
  z.strictObject({
    direction: z.enum(['out', 'in']),
    peer: id,
    platform: id,
    currency,
    amount,
    transaction: id.nullable(),
    undone: z.boolean().exactOptional(),
    copied: z.boolean().exactOptional(),
  }),
);

/** Stored under the transfer's id, so that a retry finds the earlier decision. */
export const transferLegs = recordKind<TransferLeg>()({ name: 'transfer_leg', state: legSchema });
