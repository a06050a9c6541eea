// Customers as they are sent: created, changed, or given inside a payment request.
import { referenceId } from '@kasir/core';
import { z } from 'zod';
import { businessDetail, individualInput } from './details.ts';
import { customerFields } from './schema.ts';

const fields = z.object(customerFields);
const { addresses, identity_accounts, kyc_documents } = fields.shape;

/** Fields that may be left out; null says the same as an empty list. */
const optionalFields = {
  ...fields.partial().shape,
  addresses: addresses.nullish(),
  identity_accounts: identity_accounts.nullish(),
  kyc_documents: kyc_documents.nullish(),
};

const only = (type: string) =>
  z.null({ error: `Leave this field out: it is for type ${type}.` }).optional();

/** A new customer of either type; `extra` are the fields of the place it is sent to. */
const newCustomer = <S extends z.ZodRawShape>(extra: S) =>
  z.discriminatedUnion('type', [
    z.object({
      reference_id: referenceId,
      type: z.literal('INDIVIDUAL'),
      individual_detail: individualInput,
      business_detail: only('BUSINESS'),
      ...optionalFields,
      ...extra,
    }),
    z.object({
      reference_id: referenceId,
      type: z.literal('BUSINESS'),
      individual_detail: only('INDIVIDUAL'),
      business_detail: businessDetail,
      ...optionalFields,
      ...extra,
    }),
  ]);

/** A customer as it is created on its own. */
export const customerInput = newCustomer({});
export type CustomerInput = z.output<typeof customerInput>;

/** The customer inside a payment request or payment method (CUST-CONF-04 is on its country). */
export const inlineCustomer = newCustomer({
  country: z.enum(['ID', 'PH', 'TH', 'MY']).nullish(),
});
export type InlineCustomer = z.output<typeof inlineCustomer>;

const fixed = (name: string) =>
  z
    .never({ error: `The ${name} of a customer cannot be changed: leave this field out.` })
    .optional();

/** A change of a customer: a field that is absent stays, null clears it (CUST-PATCH-02, -05). */
export const customerPatch = z.object({
  reference_id: fixed('reference_id'),
  type: fixed('type'),
  individual_detail: individualInput.nullish(),
  business_detail: businessDetail.nullish(),
  ...optionalFields,
});
export type CustomerPatch = z.output<typeof customerPatch>;
