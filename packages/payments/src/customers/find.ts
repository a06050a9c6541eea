// Finds customers by public id, with or without its prefix: the oldest version of customers shows
// ids without it.
import { stripPrefix } from '@kasir/core';
import type { Reads } from '@kasir/core/store';
import { prefixes } from '@kasir/models';
import { customers, type CustomerRow } from './kind.ts';

/** Returns a sent id without its prefix. */
export const stripCustomerPrefix = (id: string): string => stripPrefix(prefixes.customer, id) ?? id;

/** Returns the customer with this public id, or undefined. */
export const findCustomer = (reads: Pick<Reads, 'get'>, id: string): CustomerRow | undefined =>
  reads.get(customers, stripCustomerPrefix(id));
