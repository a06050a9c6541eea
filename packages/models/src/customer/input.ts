// Customers as sent: created, changed, or included in a payment request.
import { referenceId } from '@kasir/core';
import { mustBe, omit, unchangeable } from '@kasir/core/messages';
import * as z from 'zod';
import { customerAddressInput } from './address.ts';
import { businessDetail, individualDetail, individualInput } from './details.ts';
import { customerFields } from './schema.ts';

/** Nested objects are sent in the form in which they are returned (CUST-FIELD-children). */
const fields = z.object(customerFields);
const { identity_accounts, kyc_documents } = fields.shape;

const refused = (error: string) => z.null({ error }).optional();

const inside = refused('This field belongs in individual_detail. Send it there.');

/** The fields of a person, refused outside individual_detail, where they would have no effect. */
const misplaced = Object.fromEntries(
  Object.keys(individualDetail.shape).map((name) => [name, inside]),
) as Record<keyof typeof individualDetail.shape, typeof inside>;

/** Optional fields; null is equivalent to an empty list. */
const optionalFields = {
  ...fields.partial().shape,
  // CUST-PATCH-addresses
  addresses: z.array(customerAddressInput).nullish().describe('Addresses of the customer.'),
  // CUST-PATCH-identity_accounts
  identity_accounts: identity_accounts
    .nullish()
    .describe('Accounts of the customer elsewhere, such as bank accounts.'),
  // CUST-PATCH-kyc_documents
  kyc_documents: kyc_documents.nullish().describe("Documents that prove the customer's identity."),
  /** The only status of customers; it is never returned. */
  status: z
    .literal('ACTIVE', { error: mustBe('ACTIVE or omitted') })
    .nullish()
    .describe('Always ACTIVE: customers have no other state.'),
  ...misplaced,
};

const only = (type: string) => refused(omit(`it belongs to type ${type}`));

/** A new customer of either type; `extra` are additional fields of the request. */
const newCustomer = <S extends z.ZodRawShape>(extra: S) =>
  // PR2-CREATE-customer.type
  z.discriminatedUnion('type', [
    z
      .object({
        reference_id: referenceId, // MODEL-UNSPEC-19, PR2-CREATE-customer.reference_id
        type: z.literal('INDIVIDUAL').describe('A person.'),
        // CUST-FIELD-individual_detail, PR2-CREATE-customer.individual_detail
        individual_detail: individualInput.describe('The person; of type INDIVIDUAL.'),
        business_detail: only('BUSINESS'),
        ...optionalFields,
        ...extra,
      })
      .describe('A person as it is sent.'),
    z
      .object({
        reference_id: referenceId, // MODEL-UNSPEC-19
        type: z.literal('BUSINESS').describe('A company.'),
        individual_detail: only('INDIVIDUAL'),
        // PR2-CREATE-customer.business_detail
        business_detail: businessDetail.describe('The business; of type BUSINESS.'),
        ...optionalFields,
        ...extra,
      })
      .describe('A business as it is sent.'),
  ]);

/** A customer that is created on its own. */
export const customerInput = newCustomer({}).describe('A customer as it is created.');
/** The variants of `customerInput`, by type. */
export const [individualCustomerInput, businessCustomerInput] = customerInput.options;
export type CustomerInput = z.output<typeof customerInput>;

/** The fields of a person that version 2020-05-19 has at the top level. */
const personal = individualDetail.pick({
  given_names: true,
  middle_name: true,
  surname: true,
  nationality: true,
  date_of_birth: true,
  employment: true,
  source_of_wealth: true,
}).shape;

const nested = refused(
  'This field needs type. Send type too, or the fields of a person at the top level instead.',
);

/** A person as version 2020-05-19 sends it, converted to the current form. */
export const originalPerson = z
  .object({
    type: z.undefined().optional(),
    reference_id: referenceId,
    ...optionalFields,
    ...personal,
    individual_detail: nested,
    business_detail: nested,
  })
  .transform(
    ({
      given_names,
      middle_name,
      surname,
      nationality,
      date_of_birth,
      employment,
      source_of_wealth,
      ...sent
    }): CustomerInput => ({
      ...sent,
      type: 'INDIVIDUAL',
      individual_detail: {
        given_names,
        middle_name,
        surname,
        nationality,
        date_of_birth,
        employment,
        source_of_wealth,
      },
    }),
  )
  .describe('A person in the form of version 2020-05-19.');

/**
 * A customer that is created in version 2020-05-19 (VER-UNSPEC-03): with a type it has the current
 * form, without one the original form.
 */
export const originalInput = z
  .discriminatedUnion('type', [originalPerson, ...customerInput.options])
  .describe('A customer as it is created in version 2020-05-19.');

/** The customer in a payment request or payment method (CUST-CONF-04 is about its country). */
export const inlineCustomer = newCustomer({
  country: z
    .enum(['ID', 'PH', 'TH', 'MY'])
    .nullish()
    .describe('Two-letter country code (ISO 3166-1), such as ID.'), // PR2-CREATE-customer.country
}).describe('A customer sent inside another object.');
export type InlineCustomer = z.output<typeof inlineCustomer>;

const fixed = (name: string) =>
  z.never({ error: unchangeable(`The ${name} of a customer`) }).optional();

/**
 * A change of a customer: an omitted field keeps its value (CUST-PATCH-08), and null clears a field
 * (CUST-PATCH-02, CUST-PATCH-05).
 */
export const customerPatch = z
  .object({
    reference_id: fixed('reference_id'), // CUST-PATCH-06
    type: fixed('type'), // CUST-PATCH-07
    individual_detail: individualInput.nullish().describe('The person; of type INDIVIDUAL.'),
    business_detail: businessDetail.nullish().describe('The business; of type BUSINESS.'),
    ...optionalFields,
  })
  .describe('Changes to a customer: omitted fields stay, null clears a field.');
export type CustomerPatch = z.output<typeof customerPatch>;
