// Identity accounts: accounts of a customer elsewhere, with different properties for each type.
import { country, limits, text } from '@kasir/core';
import { mustBe, omit } from '@kasir/core/messages';
import * as z from 'zod';
import { day } from './details.ts';

const name = text(255);
const accountNumber = name.describe('Number of the bank account.');
const holderName = name.describe('Name of the holder of the account.');
const accountId = name.describe('Id of the account at the company that holds it.');
const tokenId = name.describe('Id of the card token.');
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: mustBe('a three-letter currency code such as IDR') })
  .describe('Three-letter currency code (ISO 4217), such as IDR.');

/** A property of another type: rejected by name, so that no data is lost silently. */
const foreign = z
  .null({ error: omit('it belongs to another type of identity account') })
  .optional()
  .describe('Never set: it belongs to another type of identity account.');

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
    type: z.literal(type).describe('Type of the identity account.'),
    company: text(limits.identity_company_characters)
      .nullish()
      .describe('Company that holds the account, such as a bank.'),
    // CUST-PATCH-identity_accounts.description
    description: text(limits.description_characters, 0)
      .nullish()
      .describe("Text for the merchant's own use."),
    country: country.nullish(), // CUST-PATCH-identity_accounts.country
    // CUST-PATCH-identity_accounts.properties
    properties: z
      .object({ ...everyProperty, ...own })
      .describe('Data that identifies the account; its fields depend on the type.'),
  });

const payLater = {
  account_id: accountId,
  account_holder_name: holderName.nullish(),
  currency: currency.nullish(),
};

/**
 * An identity account as sent and returned: the types of the specification
 * (CUST-PATCH-identity_accounts.type), then two of the public service.
 */
export const identityAccount = z
  .discriminatedUnion('type', [
    // CUST-PATCH-identity_accounts.BANK_ACCOUNT
    account('BANK_ACCOUNT', {
      account_number: accountNumber,
      account_holder_name: holderName,
      swift_code: name.nullish().describe('SWIFT code (BIC) of the bank.'),
      account_type: name.nullish().describe('Type of the account.'),
      account_details: name.nullish().describe('Details of the account, masked.'),
      currency: currency.nullish(),
    }),
    // CUST-PATCH-identity_accounts.EWALLET
    account('EWALLET', {
      account_number: accountNumber,
      account_holder_name: holderName.nullish(),
      currency: currency.nullish(),
    }),
    account('CREDIT_CARD', { token_id: tokenId }), // CUST-PATCH-identity_accounts.CREDIT_CARD
    account('PAY_LATER', payLater), // CUST-PATCH-identity_accounts.PAY_LATER
    // CUST-PATCH-identity_accounts.OTC
    account('OTC', {
      payment_code: name.describe('Code that the payer presents at the outlet.'),
      expires_at: day.nullish().describe('Expiry date of the payment code.'),
    }),
    // CUST-PATCH-identity_accounts.QR_CODE
    account('QR_CODE', {
      qr_string: text(limits.url_characters).describe(
        'Content of the QR code, to be drawn as an image.',
      ),
    }),
    // CUST-PATCH-identity_accounts.SOCIAL_MEDIA
    account('SOCIAL_MEDIA', {
      account_id: accountId,
      account_handle: name.nullish().describe('Handle of the account, such as @siti.'),
    }),
    account('CARDLESS_CREDIT', payLater),
    account('DEBIT_CARD', { token_id: tokenId }),
  ])
  .describe('An account of a customer elsewhere; its properties follow from its type.');
