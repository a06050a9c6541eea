// Applies changes to the profile of a customer: an omitted field keeps its value, null clears it.
import {
  customer,
  hashedNumber,
  withEmployment,
  type Customer,
  type CustomerPatch,
} from '@kasir/models';
import type { CustomerRow } from './kind.ts';

/** A customer without its identity, type and times. */
export type Profile = Omit<Customer, 'id' | 'reference_id' | 'type' | 'created' | 'updated'>;

/** Returns the profile of a stored customer. */
export const profileOf = ({ state }: Pick<CustomerRow, 'state'>): Profile =>
  state.profile as Profile;

/** The profile of a customer without data. */
export const emptyProfile: Profile = {
  individual_detail: null, // For a business too (CUST-CONF-07)
  business_detail: null,
  email: null,
  mobile_number: null,
  phone_number: null,
  addresses: [],
  identity_accounts: [],
  kyc_documents: [],
  description: null,
  date_of_registration: null,
  domicile_of_registration: null,
  metadata: null,
  hashed_phone_number: null,
};

/** Keeps (CUST-PATCH-02), replaces (CUST-PATCH-03) or clears (CUST-PATCH-05) a value. */
const next = <V>(sent: V | undefined, before: V): V => (sent === undefined ? before : sent);

/** Lists are replaced whole (CUST-PATCH-04) and never null: a cleared list is empty. */
const nextList = <V>(sent: V[] | null | undefined, before: V[]): V[] =>
  next(sent === null ? [] : sent, before);

/** Puts the fields of addresses into the order of the schema, which parsing does not keep. */
const inOrder = (sent: CustomerPatch['addresses']): CustomerPatch['addresses'] =>
  sent && customer.shape.addresses.parse(sent);

/** Returns a profile with the sent values applied; every item is replaced whole. */
export const changedProfile = (
  before: Profile,
  sent: Omit<CustomerPatch, 'reference_id' | 'type'>,
): Profile => {
  const { individual_detail: individual } = sent;
  const mobile_number = next(sent.mobile_number, before.mobile_number);
  const phone_number = next(sent.phone_number, before.phone_number);
  const number = mobile_number ?? phone_number;
  return {
    individual_detail: next(individual && withEmployment(individual), before.individual_detail),
    business_detail: next(sent.business_detail, before.business_detail),
    email: next(sent.email, before.email),
    mobile_number,
    phone_number,
    addresses: nextList(inOrder(sent.addresses), before.addresses),
    identity_accounts: nextList(sent.identity_accounts, before.identity_accounts),
    kyc_documents: nextList(sent.kyc_documents, before.kyc_documents),
    description: next(sent.description, before.description),
    date_of_registration: next(sent.date_of_registration, before.date_of_registration),
    domicile_of_registration: next(sent.domicile_of_registration, before.domicile_of_registration),
    metadata: next(sent.metadata, before.metadata),
    hashed_phone_number: number === null ? null : hashedNumber(number),
  };
};
