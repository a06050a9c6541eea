// Inputs that describe a card in the legacy API: the card itself, and the payer.
import { country, emailAddress, mustBe, secret, text } from '@kasir/core';
import * as z from 'zod';

const line = text(255).nullish();

/** 24 hexadecimal digits, the ids of legacy card resources (CARD-UNSPEC-04). */
export const cardObjectId = z.string().regex(/^[0-9a-f]{24}$/);

export const isCardObjectId = (id: string): boolean => cardObjectId.safeParse(id).success;

/** The security code of a card; its length depends on the network (CARD-CONF-03). */
export const cardCvn = secret(z.string().regex(/^\d{3,4}$/, { error: mustBe('3 or 4 digits') }));

const number = secret(
  z.string().regex(/^\d{12,19}$/, { error: mustBe('12 to 19 digits without spaces') }),
);
const month = z.string().regex(/^(0?[1-9]|1[0-2])$/, { error: mustBe('a month from 01 to 12') });
const year = z.string().regex(/^20\d\d$/, { error: mustBe('a year such as 2030') });

/** The card fields from which a token is created: never stored, logged or returned. */
export const cardNumberFields = { number, month, year };

export const cardData = z.object({
  account_number: number, // TOKEN-card_data.account_number
  exp_month: month, // TOKEN-card_data.exp_month
  exp_year: year, // TOKEN-card_data.exp_year
  cvn: cardCvn.nullish(),
  cardholder_first_name: line,
  cardholder_last_name: line,
  cardholder_email: emailAddress(255).nullish(),
  cardholder_phone_number: line,
});

const lines = {
  country: country, // CARD-CREATE-billing_details.address.country
  street_line1: line, // CARD-CREATE-billing_details.address.street_line1
  street_line2: line, // CARD-CREATE-billing_details.address.street_line2
  city: line, // CARD-CREATE-billing_details.address.city
  postal_code: line, // CARD-CREATE-billing_details.address.postal_code
};

const person = {
  given_names: line, // CARD-CREATE-billing_details.given_names
  surname: line, // CARD-CREATE-billing_details.surname
  email: emailAddress(255).nullish(), // CARD-CREATE-billing_details.email
  mobile_number: line, // CARD-CREATE-billing_details.mobile_number
  phone_number: line, // CARD-CREATE-billing_details.phone_number
};

/** The payer, as a charge sends it (CARD-CONF-02). */
export const chargeBilling = z.object({
  ...person,
  // CARD-CREATE-billing_details.address, CARD-CREATE-billing_details.address.province,
  // CARD-CREATE-billing_details.address.state
  address: z.object({ ...lines, province: line, state: line }).nullish(),
});
export type ChargeBilling = z.infer<typeof chargeBilling>;

/** The payer, as a token sends it: province and state are one field. */
export const tokenBilling = z.object({
  ...person,
  address: z.object({ ...lines, country: country.nullish(), province_state: line }).nullish(),
});
