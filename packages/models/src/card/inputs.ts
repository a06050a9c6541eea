// Inputs that describe a card in the legacy API: the card itself, and the payer.
import { country, emailAddress, secret, text } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import * as z from 'zod';

const line = text(255).nullish();

/** 24 hexadecimal digits, the ids of legacy card resources (CARD-UNSPEC-04). */
export const cardObjectId = z.string().regex(/^[0-9a-f]{24}$/);

export const isCardObjectId = (id: string): boolean => cardObjectId.safeParse(id).success;

/** The security code of a card; its length depends on the network (CARD-CONF-03). */
export const cardCvn = secret(
  z.string().regex(/^\d{3,4}$/, { error: mustBe('3 or 4 digits') }),
).describe('Security code of the card. Never stored or logged.');

const number = secret(
  z.string().regex(/^\d{12,19}$/, { error: mustBe('12 to 19 digits without spaces') }),
);
const month = z.string().regex(/^(0?[1-9]|1[0-2])$/, { error: mustBe('a month from 01 to 12') });
const year = z.string().regex(/^20\d\d$/, { error: mustBe('a year such as 2030') });

/** The card fields from which a token is created: never stored, logged or returned. */
export const cardNumberFields = { number, month, year };

export const cardData = z
  .object({
    account_number: number.describe('Number of the card.'), // TOKEN-card_data.account_number
    // TOKEN-card_data.exp_month
    exp_month: month.describe('Month in which the card expires, 01 to 12.'),
    // TOKEN-card_data.exp_year
    exp_year: year.describe('Year in which the card expires, four digits.'),
    cvn: cardCvn.nullish(),
    cardholder_first_name: line.describe('First name of the cardholder.'),
    cardholder_last_name: line.describe('Last name of the cardholder.'),
    cardholder_email: emailAddress(255).nullish().describe('Email address of the cardholder.'),
    cardholder_phone_number: line.describe('Phone number of the cardholder, in E.164 form.'),
  })
  .describe('A card as it is sent. Never stored or logged.');

const lines = {
  country: country, // CARD-CREATE-billing_details.address.country
  // CARD-CREATE-billing_details.address.street_line1
  street_line1: line.describe('First line of the street address.'),
  // CARD-CREATE-billing_details.address.street_line2
  street_line2: line.describe('Second line of the street address.'),
  city: line.describe('City.'), // CARD-CREATE-billing_details.address.city
  postal_code: line.describe('Postal code.'), // CARD-CREATE-billing_details.address.postal_code
};

const person = {
  // CARD-CREATE-billing_details.given_names
  given_names: line.describe('First and further given names.'),
  surname: line.describe('Family name.'), // CARD-CREATE-billing_details.surname
  // CARD-CREATE-billing_details.email
  email: emailAddress(255).nullish().describe('Email address.'),
  // CARD-CREATE-billing_details.mobile_number
  mobile_number: line.describe('Mobile number in E.164 form, such as +6281234567890.'),
  // CARD-CREATE-billing_details.phone_number
  phone_number: line.describe('Phone number in E.164 form, such as +62215550100.'),
};

/** The payer, as a charge sends it (CARD-CONF-02). */
export const chargeBilling = z
  .object({
    ...person,
    // CARD-CREATE-billing_details.address, CARD-CREATE-billing_details.address.province,
    // CARD-CREATE-billing_details.address.state
    address: z
      .object({ ...lines, province: line.describe('Province.'), state: line.describe('State.') })
      .nullish()
      .describe('Address of the cardholder.'),
  })
  .describe('Name and address of a cardholder.');
export type ChargeBilling = z.infer<typeof chargeBilling>;

/** The payer, as a token sends it: province and state are one field. */
export const tokenBilling = z
  .object({
    ...person,
    address: z
      .object({
        ...lines,
        country: country.nullish(),
        province_state: line.describe('Province or state.'),
      })
      .nullish()
      .describe('Address of the cardholder.'),
  })
  .describe('Name and address of a cardholder.');
