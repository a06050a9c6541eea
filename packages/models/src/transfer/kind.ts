// How transfers are stored: the transfer at its platform, and one leg in each of the two accounts.
import { kind } from '@kasir/core';
import { z } from 'zod';
import { transferMachine } from './machine.ts';
import { transfer } from './schema.ts';

interface Private {
  /** Id of the job that carries it out. */
  readonly job: string;
}

/** In the platform's realm; the reference of a failed one is free again. */
export const transfers = kind<Private>()({
  name: 'transfer',
  schema: transfer,
  keys: {
    reference: ({ public: one }) => (one.status === 'FAILED' ? null : one.reference),
  },
  machine: transferMachine,
  status: (row) => row.public.status,
});

interface Leg {
  readonly direction: 'out' | 'in';
  /** Realm of the other leg has this account. */
  readonly peer: string;
  /** The platform that made the transfer. */
  readonly platform: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Bare id of its transaction; null when the account could not pay, which is for ever. */
  readonly transaction: string | null;
}

/** Stored under the transfer's id: whatever is tried again finds what was decided before. */
export const transferLegs = kind<Leg>()({ name: 'transfer_leg', schema: z.object({}) });
