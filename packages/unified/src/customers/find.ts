// Finding the customer that an id names, with its prefix or without.
import { bare } from '@kasir/core';
import type { Reads } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { customers, type CustomerRow } from '@kasir/payments/state';

/**
 * The bare id of what a caller sends: version 2020-05-19 shows ids without prefix, so both are
 * taken.
 */
export const bareCustomerId = (id: string): string => bare(prefixes.customer, id) ?? id;

/** The customer with this id, if there is one. */
export const findCustomer = (reads: Pick<Reads, 'get'>, id: string): CustomerRow | undefined =>
  reads.get(customers, bareCustomerId(id));
