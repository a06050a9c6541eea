// Inserts a new customer, alone or together with a payment request.
import type { Scope } from '@kasir/core/server';
import type { CustomerInput } from '@kasir/models';
import { customers, type CustomerRow } from './kind.ts';
import { changedProfile, emptyProfile } from './profile.ts';

/** Inserts a customer; callers have checked that its reference_id is free. */
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
