// Fields that most objects have, each described once for documents and clients.
import * as z from 'zod';
import { timestamp } from './text.ts';

/** Returns the description of an amount: what it is for, and its unit. */
export const withUnit = (about = ''): string =>
  `${about} In the currency's own unit: 10000 IDR is Rp10,000, 10.5 PHP is ₱10.50.`.trimStart();

/** The id of an object, as it is returned. */
export const objectId = z.string().describe('Id of the object.');

/** The id in the path of a call; `ref` names the resource and the field that it is taken from. */
export const pathId = (ref: string) =>
  z.string().min(1).meta({ ref, description: 'Id of the object that the call is about.' });

/** The id of the owner of an object, as it is returned. */
export const businessId = z.string().describe('Id of the business (account) that it belongs to.');

/** The reference that the merchant chose, as it is returned. */
export const merchantReference = z.string().describe("The merchant's own reference.");

/** The currency of an amount, as it is returned. */
export const currencyCode = z
  .string()
  .describe('Three-letter currency code (ISO 4217), such as IDR.');

/** The time of creation, as it is returned. */
export const createdAt = timestamp.describe('Time of creation.');

/** The time of the last change, as it is returned. */
export const updatedAt = timestamp.describe('Time of the last change.');
