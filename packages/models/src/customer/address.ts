// Addresses of customers: what is shown, and the other names under which it may be sent.
import { country, metadata, refineObject, requiredAs, text } from '@kasir/core';
import * as z from 'zod';
import { addressLines } from '../address/schema.ts';

const line = text(255, 0).nullish();

/** An address as it is shown: what was not sent is left out, but for is_primary. */
export const customerAddress = z.object({
  country,
  ...addressLines,
  /** Of version 2020-05-19, which has two fields for what is one since (VER-UNSPEC-03). */
  province: line,
  state: line,
  /** Of the public service. */
  suburb: line,
  category: z.enum(['HOME', 'WORK', 'PROVINCIAL']).nullish(), // CUST-PATCH-addresses.category
  /** Of any number of them (CUST-PATCH-addresses.is_primary, CUST-UNSPEC-08). */
  is_primary: z.boolean().default(false),
  status: z.enum(['ACTIVE', 'DELETED']).nullish(),
  meta: metadata.nullish(),
});

type Line = z.output<typeof line>;

/** The first value that is not empty, else the first one. */
const said = (first: Line, ...others: readonly Line[]): Line =>
  first ?? others.find((other) => typeof other === 'string') ?? first;

type CustomerAddress = z.output<typeof customerAddress>;

/**
 * An address as it is sent. Official SDKs write country_code, line_1 and line_2, version 2020-05-19
 * province and state; where the field of the specification says something, that holds.
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
