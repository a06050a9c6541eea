// Phone numbers and email addresses of customers, and the masked form of a number.
import { emailAddress, limits, text } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';

const bound = limits.customer_contact_characters;

/**
 * E.164, with or without the plus sign (LIMIT-12, CUST-PATCH-mobile_number,
 * CUST-PATCH-phone_number).
 */
export const phoneNumber = text(bound).regex(/^\+?[1-9]\d{1,14}$/, {
  error: mustBe('a phone number in E.164 format such as +6281234567890'),
});

/** An email address; only its length is specified (LIMIT-12, CUST-PATCH-email). */
export const email = emailAddress(bound);

const KEPT = { first: 4, last: 2 };

/**
 * Returns a number with all but its first four and last two characters masked (MODEL-UNSPEC-18). A
 * shorter number is masked completely.
 */
export const hashedNumber = (number: string): string => {
  const hidden = number.length - KEPT.first - KEPT.last;
  return hidden <= 0
    ? '#'.repeat(number.length)
    : number.slice(0, KEPT.first) + '#'.repeat(hidden) + number.slice(-KEPT.last);
};
