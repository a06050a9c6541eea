// What a customer looks like in the version that was asked for.
import { asStored, ok, okRaw, type Context, type Ok } from '@kasir/core/server';
import type { Customer, OriginalCustomer } from '@kasir/models';
import type { CustomerRow } from './insert.ts';
import { ORIGINAL } from './versions.ts';

/** What was sent as one province_state is shown as the province. */
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
 * Names of a business are none of a person, and what the current version does not know is null
 * (VER-UNSPEC-03).
 */
const original = ({ id, public: customer }: CustomerRow): OriginalCustomer => {
  const person = customer.individual_detail;
  const employment = person?.employment;
  return {
    id,
    reference_id: customer.reference_id,
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

/** A customer as the answer to a request. */
export const answered = (row: CustomerRow, { version }: Context): Ok<Customer | OriginalCustomer> =>
  version === ORIGINAL ? ok(original(row)) : okRaw(asStored(row));

/** A page of customers as the answer to a request; the original version has no has_more. */
export const answeredPage = (
  rows: readonly CustomerRow[],
  has_more: boolean,
  { version }: Context,
): Ok<{ data: Customer[]; has_more: boolean } | OriginalCustomer[]> =>
  ok(
    version === ORIGINAL
      ? rows.map((row) => original(row))
      : { data: rows.map((row) => row.public), has_more },
  );
