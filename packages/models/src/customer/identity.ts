// Identity accounts: accounts of a customer elsewhere, with different properties for each type.
import { country, limits, mustBe, omit, text } from '@kasir/core';
import * as z from 'zod';
import { day } from './details.ts';

const name = text(255);
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: mustBe('a three-letter currency code such as IDR') });

/** A property of another type: rejected by name, so that no data is lost silently. */
const foreign = z
  .null({ error: omit('it belongs to another type of identity account') })
  .optional();

const everyProperty = {
  account_number: foreign,
  account_holder_name: foreign,
  swift_code: foreign,
  account_type: foreign,
  account_details: foreign,
  currency: foreign,
  token_id: foreign,
  payment_code: foreign,
  expires_at: foreign,
  qr_string: foreign,
  account_id: foreign,
  account_handle: foreign,
};

/** An identity account of one type, with its own properties. */
const account = <const T extends string, S extends z.ZodRawShape>(type: T, own: S) =>
  z.object({
    type: z.literal(type),
    company: text(limits.identity_company_characters).nullish(),
    // CUST-PATCH-identity_accounts.description
    description: text(limits.description_characters, 0).nullish(),
    country: country.nullish(), // CUST-PATCH-identity_accounts.country
    properties: z.object({ ...everyProperty, ...own }), // CUST-PATCH-identity_accounts.properties
  });

const payLater = {
  account_id: name,
  account_holder_name: name.nullish(),
  currency: currency.nullish(),
};

/**
 * An identity account as sent and returned: the types of the specification
 * (CUST-PATCH-identity_accounts.type), then two of the public service.
 */
export const identityAccount = z.discriminatedUnion('type', [
  // CUST-PATCH-identity_accounts.BANK_ACCOUNT
  account('BANK_ACCOUNT', {
    account_number: name,
    account_holder_name: name,
    swift_code: name.nullish(),
    account_type: name.nullish(),
    account_details: name.nullish(),
    currency: currency.nullish(),
  }),
  // CUST-PATCH-identity_accounts.EWALLET
  account('EWALLET', {
    account_number: name,
    account_holder_name: name.nullish(),
    currency: currency.nullish(),
  }),
  account('CREDIT_CARD', { token_id: name }), // CUST-PATCH-identity_accounts.CREDIT_CARD
  account('PAY_LATER', payLater), // CUST-PATCH-identity_accounts.PAY_LATER
  // CUST-PATCH-identity_accounts.OTC
  account('OTC', { payment_code: name, expires_at: day.nullish() }),
  // CUST-PATCH-identity_accounts.QR_CODE
  account('QR_CODE', { qr_string: text(limits.url_characters) }),
  // CUST-PATCH-identity_accounts.SOCIAL_MEDIA
  account('SOCIAL_MEDIA', { account_id: name, account_handle: name.nullish() }),
  account('CARDLESS_CREDIT', payLater),
  account('DEBIT_CARD', { token_id: name }),
]);
