// Addresses of customers: the returned form, and the other names under which fields may be sent.
import { country, metadata, refineObject, text } from '@kasir/core';
import { requiredAs } from '@kasir/core/messages';
import * as z from 'zod';
import { addressLines } from '../address/schema.ts';

const line = text(255, 0).nullish();

/** An address as returned: fields that were not sent are omitted, except is_primary. */
export const customerAddress = z
  .object({
    country,
    ...addressLines,
    /** Version 2020-05-19 has these two instead of province_state (VER-UNSPEC-03). */
    province: line.describe('Province.'),
    state: line.describe('State.'),
    /** Only at the public service. */
    suburb: line.describe('Suburb or district.'),
    // CUST-PATCH-addresses.category
    category: z.enum(['HOME', 'WORK', 'PROVINCIAL']).nullish().describe('Kind of address.'),
    /** Any number of addresses may be primary (CUST-PATCH-addresses.is_primary, CUST-UNSPEC-08). */
    is_primary: z.boolean().default(false).describe("True for the customer's main address."),
    status: z
      .enum(['ACTIVE', 'DELETED'])
      .nullish()
      .describe('State of the address: in use or not.'),
    meta: metadata.nullish().describe("The merchant's own keys and values of the address."),
  })
  .describe('An address of a customer.');

type Line = z.output<typeof line>;

/** Returns the first value that is text, otherwise the first value. */
const firstText = (first: Line, ...others: readonly Line[]): Line =>
  first ?? others.find((other) => typeof other === 'string') ?? first;

type CustomerAddress = z.output<typeof customerAddress>;

/**
 * An address as sent. Official SDKs send country_code, line_1 and line_2, and version 2020-05-19
 * has province and state; a value in the field of the specification overrides them.
 */
export const customerAddressInput = refineObject(
  customerAddress.extend({
    country: country.nullish(),
    country_code: country.nullish().describe('Two-letter country code; another name of country.'),
    line_1: line.describe('First line of the street address; another name of street_line1.'),
    line_2: line.describe('Second line of the street address; another name of street_line2.'),
  }),
  (sent) => Boolean(sent.country ?? sent.country_code), // CUST-PATCH-addresses.country
  { path: ['country'], error: requiredAs('a two-letter country code such as ID') },
)
  .transform(({ country_code, line_1, line_2, ...sent }): CustomerAddress => ({
    ...sent,
    // The refinement has ensured that one of the two was sent.
    country: sent.country ?? country_code ?? '',
    street_line1: firstText(sent.street_line1, line_1),
    street_line2: firstText(sent.street_line2, line_2),
    province_state: firstText(sent.province_state, sent.province, sent.state),
  }))
  .describe('An address of a customer as it is sent.');
