// Finds customers by id, with or without prefix.
import { stripPrefix } from '@kasir/core';
import type { Reads } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { customers, type CustomerRow } from '@kasir/payments/state';

/**
 * Returns a sent id without its prefix. Both forms are accepted, because version 2020-05-19 shows
 * ids without prefix.
 */
export const stripCustomerPrefix = (id: string): string => stripPrefix(prefixes.customer, id) ?? id;

/** Returns the customer with this id, or undefined. */
export const findCustomer = (reads: Pick<Reads, 'get'>, id: string): CustomerRow | undefined =>
  reads.get(customers, stripCustomerPrefix(id));
