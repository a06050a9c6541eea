// Writing a new customer, alone or for a payment request that brings its own.
import { iso, type RowOf } from '@kasir/core';
import type { At, Tx } from '@kasir/core/server';
import {
  customers,
  hashedNumber,
  prefixes,
  shownIndividual,
  type Customer,
  type CustomerInput,
} from '@kasir/models';

export type CustomerRow = RowOf<typeof customers>;

/** What is shown of the number a customer is reached by: the mobile one before the other. */
export const hashedOf = ({
  mobile_number,
  phone_number,
}: Pick<Customer, 'mobile_number' | 'phone_number'>): string | null => {
  const number = mobile_number ?? phone_number;
  return number === null ? null : hashedNumber(number);
};

/** Stores a customer whose reference_id is free. */
export const insertCustomer = (at: At, tx: Tx, sent: CustomerInput): CustomerRow => {
  const id = at.id();
  const numbers = {
    mobile_number: sent.mobile_number ?? null,
    phone_number: sent.phone_number ?? null,
  };
  return tx.insert(customers, id, {
    public: {
      id: prefixes.customer + id,
      reference_id: sent.reference_id,
      type: sent.type,
      individual_detail: sent.individual_detail ? shownIndividual(sent.individual_detail) : null,
      business_detail: sent.business_detail ?? null,
      email: sent.email ?? null,
      ...numbers,
      addresses: sent.addresses ?? [],
      identity_accounts: sent.identity_accounts ?? [],
      kyc_documents: sent.kyc_documents ?? [],
      description: sent.description ?? null,
      date_of_registration: sent.date_of_registration ?? null,
      domicile_of_registration: sent.domicile_of_registration ?? null,
      metadata: sent.metadata ?? null,
      hashed_phone_number: hashedOf(numbers),
      created: iso(at.now),
      updated: iso(at.now),
    },
    private: {},
  });
};
