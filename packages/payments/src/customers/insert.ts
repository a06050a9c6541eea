// Storing a new customer, alone or for a payment request that brings its own.
import type { Scope } from '@kasir/core/server';
import type { CustomerInput } from '@kasir/models';
import { customers, type CustomerRow } from './kind.ts';
import { changedProfile, emptyProfile } from './profile.ts';

/** Stores a customer whose reference_id is free. */
export const insertCustomer = (
  d: Scope,
  { reference_id, type, ...sent }: CustomerInput,
): CustomerRow =>
  d.insert(customers, d.id(), {
    reference: reference_id,
    type,
    profile: changedProfile(emptyProfile, sent),
    created: d.now,
    updated: d.now,
  });
