// Renders a customer in the requested version.
import { toIsoString } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import { prefixes, type Customer, type OriginalCustomer } from '@kasir/models';
import { type CustomerRow, profileOf } from '@kasir/payments/state';
import { ORIGINAL } from './versions.ts';

/** Renders an address; a province_state that was sent is shown as the province. */
const originalAddress = (
  address: Customer['addresses'][number],
): OriginalCustomer['addresses'][number] => {
  const { province_state, state = null } = address;
  return {
    country: address.country,
    street_line1: address.street_line1 ?? null,
    street_line2: address.street_line2 ?? null,
    city: address.city ?? null,
    province: address.province ?? (province_state === state ? null : province_state) ?? null,
    state,
    postal_code: address.postal_code ?? null,
    category: address.category ?? null,
    is_primary: address.is_primary,
  };
};

/**
 * Renders a customer in the original version. Names of a business are not names of a person, and
 * fields that the current version does not have are null (VER-UNSPEC-03).
 */
const renderOriginal = (row: CustomerRow): OriginalCustomer => {
  const customer = profileOf(row);
  const person = customer.individual_detail;
  const employment = person?.employment;
  return {
    id: row.id,
    reference_id: row.state.reference,
    description: customer.description,
    given_names: person?.given_names ?? null,
    middle_name: person?.middle_name ?? null,
    surname: person?.surname ?? null,
    mobile_number: customer.mobile_number,
    phone_number: customer.phone_number,
    email: customer.email,
    nationality: person?.nationality ?? null,
    addresses: customer.addresses.map(originalAddress),
    date_of_birth: person?.date_of_birth ?? null,
    employment: employment
      ? {
          employer_name: employment.employer_name ?? null,
          nature_of_business: employment.nature_of_business ?? null,
          role_description: employment.role_description ?? null,
        }
      : null,
    source_of_wealth: person?.source_of_wealth ?? null,
    metadata: customer.metadata,
  };
};

/** Renders a customer in the current version. */
export const renderCustomer = (row: CustomerRow): Customer => {
  const { reference, type, created, updated } = row.state;
  const { individual_detail, business_detail, ...rest } = profileOf(row);
  return {
    id: prefixes.customer + row.id,
    reference_id: reference,
    type,
    individual_detail,
    business_detail,
    ...rest,
    created: toIsoString(created),
    updated: toIsoString(updated),
  };
};

/** Renders a customer in the requested version. */
export const renderInVersion = (
  row: CustomerRow,
  { version }: Pick<Context, 'version'>,
): Customer | OriginalCustomer =>
  version === ORIGINAL ? renderOriginal(row) : renderCustomer(row);

/**
 * Renders a page of customers (CUST-GET-data, CUST-GET-has_more); the original version has no
 * has_more.
 */
export const renderPage = (
  rows: readonly CustomerRow[],
  has_more: boolean,
  { version }: Pick<Context, 'version'>,
): { data: Customer[]; has_more: boolean } | OriginalCustomer[] =>
  version === ORIGINAL
    ? rows.map((row) => renderOriginal(row))
    : { data: rows.map((row) => renderCustomer(row)), has_more };
