// Transfers between accounts: the transfer at its platform, and one leg in each account.
import { lifecycle, recordKind, stateKind, type RowOf } from '@kasir/core';
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
  /** Account that the money leaves, and the one that it arrives at. */
  readonly source: string;
  readonly destination: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Id of the job that carries it out. */
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

/** In the platform's partition; the reference of a failed one is free again. */
export const transfers = stateKind<TransferState>()({
  name: 'transfer',
  state: transferSchema,
  lifecycle: transferLifecycle,
  keys: { reference: (s) => (s.status === 'FAILED' ? null : s.reference) },
});

export type TransferRow = RowOf<typeof transfers>;

export interface TransferLeg {
  readonly direction: 'out' | 'in';
  /** The account that has the other leg. */
  readonly peer: string;
  /** The platform that made the transfer. */
  readonly platform: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Bare id of its transaction; null when the account could not pay, which is final. */
  readonly transaction: string | null;
  /** Whether its account was put back to a time without it; the other leg stays as it is. */
  readonly undone?: boolean;
  /** Whether it came with a copy of an account: no other account has the other leg. */
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

/** Stored under the transfer's id: whatever is tried again finds what was decided before. */
export const transferLegs = recordKind<TransferLeg>()({ name: 'transfer_leg', state: legSchema });
