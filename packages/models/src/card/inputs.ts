// What describes a card in the legacy API: the card itself, and who pays.
import { country, mustBe, secret, text } from '@kasir/core';
import * as z from 'zod';

const line = text(255).nullish();

/** 24 hexadecimal digits, as the legacy resources of cards are known by. */
export const cardObjectId = z.string().regex(/^[0-9a-f]{24}$/);

export const isCardObjectId = (id: string): boolean => cardObjectId.safeParse(id).success;

/** The security code of a card; how long it is depends on the network (CARD-CONF-03). */
export const cardCvn = secret(z.string().regex(/^\d{3,4}$/, { error: mustBe('3 or 4 digits') }));

const number = secret(
  z.string().regex(/^\d{12,19}$/, { error: mustBe('12 to 19 digits without spaces') }),
);
const month = z.string().regex(/^(0?[1-9]|1[0-2])$/, { error: mustBe('a month from 01 to 12') });
const year = z.string().regex(/^20\d\d$/, { error: mustBe('a year such as 2030') });

/** The fields of a card by which a token is made of it: never stored, logged or returned. */
export const cardNumberFields = { number, month, year };

export const cardData = z.object({
  account_number: number, // TOKEN-card_data.account_number
  exp_month: month, // TOKEN-card_data.exp_month
  exp_year: year, // TOKEN-card_data.exp_year
  cvn: cardCvn.nullish(),
  cardholder_first_name: line,
  cardholder_last_name: line,
  cardholder_email: line,
  cardholder_phone_number: line,
});

const lines = {
  country: country,
  street_line1: line,
  street_line2: line,
  city: line,
  postal_code: line,
};

const person = {
  given_names: line,
  surname: line,
  email: line,
  mobile_number: line,
  phone_number: line,
};

/** Who pays, as a charge says it (CARD-CONF-02). */
export const chargeBilling = z.object({
  ...person,
  address: z.object({ ...lines, province: line, state: line }).nullish(),
});
export type ChargeBilling = z.infer<typeof chargeBilling>;

/** Who pays, as a token says it: province and state are one field there. */
export const tokenBilling = z.object({
  ...person,
  address: z.object({ ...lines, country: country.nullish(), province_state: line }).nullish(),
});
