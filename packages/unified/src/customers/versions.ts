// The two versions of customers, oldest first, and the bodies that they return (VER-16, VER-17).
import { page } from '@kasir/core';
import { customer, originalCustomer } from '@kasir/models';
import * as z from 'zod';

export const ORIGINAL = '2020-05-19';
export const CURRENT = '2020-10-31';

/** Versions for creating and reading customers; changes support the current version only. */
export const customerVersions = [ORIGINAL, CURRENT] as const;

/** A customer in either version: their ids distinguish them. */
export const anyCustomer = z
  .union([customer, originalCustomer])
  .describe('A customer, in the form of the requested version.');

/** A list in either version: the original one is a plain array. */
export const anyCustomers = z.union([
  page(customer).meta({ title: 'CustomerPage' }),
  z.array(originalCustomer),
]);
