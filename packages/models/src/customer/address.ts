// Addresses of customers: the returned form, and the other names under which fields may be sent.
import { country, metadata, refineObject, requiredAs, text } from '@kasir/core';
import * as z from 'zod';
import { addressLines } from '../address/schema.ts';

const line = text(255, 0).nullish();

/** An address as returned: fields that were not sent are omitted, except is_primary. */
export const customerAddress = z.object({
  country,
  ...addressLines,
  /** Only in version 2020-05-19, with two fields instead of one (VER-UNSPEC-03). */
  province: line,
  state: line,
  /** Only at the public service. */
  suburb: line,
  category: z.enum(['HOME', 'WORK', 'PROVINCIAL']).nullish(), // CUST-PATCH-addresses.category
  /** Any number of addresses may be primary (CUST-PATCH-addresses.is_primary, CUST-UNSPEC-08). */
  is_primary: z.boolean().default(false),
  status: z.enum(['ACTIVE', 'DELETED']).nullish(),
  meta: metadata.nullish(),
});

type Line = z.output<typeof line>;

/** Returns the first value that is text, otherwise the first value. */
const said = (first: Line, ...others: readonly Line[]): Line =>
  first ?? others.find((other) => typeof other === 'string') ?? first;

type CustomerAddress = z.output<typeof customerAddress>;

/**
 * An address as sent. Official SDKs write country_code, line_1 and line_2, version 2020-05-19
 * province and state; a value in the field of the specification overrides them.
 */
export const customerAddressInput = refineObject(
  customerAddress.extend({
    country: country.nullish(),
    country_code: country.nullish(),
    line_1: line,
    line_2: line,
  }),
  (sent) => Boolean(sent.country ?? sent.country_code), // CUST-PATCH-addresses.country
  { path: ['country'], error: requiredAs('a two-letter country code such as ID') },
).transform(({ country_code, line_1, line_2, ...sent }): CustomerAddress => ({
  ...sent,
  // One of both was sent: the refinement comes first.
  country: sent.country ?? country_code ?? '',
  street_line1: said(sent.street_line1, line_1),
  street_line2: said(sent.street_line2, line_2),
  province_state: said(sent.province_state, sent.province, sent.state),
}));
