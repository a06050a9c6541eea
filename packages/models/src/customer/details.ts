// Details of customers: of a person and of a business.
import { country, text } from '@kasir/core';
import * as z from 'zod';

/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date();

/**
 * Letters of any script, digits, space, hyphen, apostrophe and dot
 * (CUST-PATCH-individual_detail-text, CUST-UNSPEC-06).
 */
const plain = (max: number) =>
  text(max).regex(/^[\p{L}\p{M}\p{N} .'’-]+$/u, {
    error: 'Must contain only letters, digits, spaces, hyphens, apostrophes, and dots.',
  });

/** The same with further characters of place, company and job names (CUST-UNSPEC-06). */
const plainOrListed = (max: number) =>
  text(max).regex(/^[\p{L}\p{M}\p{N} .'’&,/()-]+$/u, {
    error: "Must contain only letters, digits, spaces, and . ' - & , / ( ).",
  });

/** The work of a person. */
export const employment = z
  .object({
    // CUST-PATCH-individual_detail.employer_name
    employer_name: plainOrListed(255).nullish().describe("Name of the person's employer."),
    // CUST-PATCH-individual_detail.nature_of_business
    nature_of_business: plainOrListed(255).nullish().describe('Line of business.'),
    // CUST-PATCH-individual_detail.role_description
    role_description: plainOrListed(255)
      .nullish()
      .describe("Description of the person's role there."),
  })
  .describe('The work of a person.');

/** Details of a person as returned. */
export const individualDetail = z
  .object({
    // CUST-FIELD-individual_detail.given_names, CUST-PATCH-individual_detail.given_names
    given_names: plain(255).describe('First and further given names.'),
    given_names_non_roman: plain(255).nullish().describe('Given names in another script.'),
    middle_name: plain(255).nullish().describe('Middle name.'),
    // CUST-FIELD-individual_detail.surname, CUST-PATCH-individual_detail.surname
    surname: plain(255).nullish().describe('Family name.'),
    surname_non_roman: plain(255).nullish().describe('Family name in another script.'),
    mother_maiden_name: plain(255).nullish().describe("Maiden name of the person's mother."),
    // CUST-FIELD-individual_detail.nationality, CUST-PATCH-individual_detail.nationality
    nationality: country.nullish().describe('Two-letter code of the country of citizenship.'),
    // CUST-FIELD-individual_detail.place_of_birth, CUST-PATCH-individual_detail.place_of_birth
    place_of_birth: plainOrListed(60).nullish().describe('Place of birth.'),
    // CUST-FIELD-individual_detail.date_of_birth, CUST-PATCH-individual_detail.date_of_birth
    date_of_birth: day.nullish().describe('Date of birth.'),
    // CUST-FIELD-individual_detail.gender, CUST-PATCH-individual_detail.gender
    gender: z.enum(['MALE', 'FEMALE', 'OTHER']).nullish().describe('Gender.'),
    // CUST-FIELD-individual_detail.employment, CUST-PATCH-individual_detail.employment
    employment: employment.nullish().describe("The person's work."),
    /** Only in version 2020-05-19, which has it at the top level (VER-UNSPEC-03). */
    source_of_wealth: text(255, 0).nullish().describe("Source of the person's money."),
  })
  .describe('Details of a person.');
export type IndividualDetail = z.output<typeof individualDetail>;

/** Details of a person as sent: fields of employment may be sent beside it. */
export const individualInput = individualDetail
  .extend(employment.shape)
  .describe("A person's details, as they are sent; those of work may be outside employment.");

/** Moves fields sent beside employment into it; values in employment win (CUST-CONF-01). */
export const withEmployment = ({
  employer_name,
  nature_of_business,
  role_description,
  ...detail
}: z.output<typeof individualInput>): IndividualDetail => {
  const workFields = [employer_name, nature_of_business, role_description];
  if (workFields.every((value) => (value ?? null) === null)) return detail;
  const own = detail.employment;
  return {
    ...detail,
    employment: {
      employer_name: own?.employer_name ?? employer_name ?? null,
      nature_of_business: own?.nature_of_business ?? nature_of_business ?? null,
      role_description: own?.role_description ?? role_description ?? null,
    },
  };
};

/** Details of a business as sent and returned; always accepts trading_name (CUST-CONF-03). */
export const businessDetail = z
  .object({
    // PR2-CREATE-customer.business_detail.business_name, CUST-PATCH-business_detail.business_name
    business_name: text(255).describe('Name of the business.'),
    // PR2-CREATE-customer.business_detail.trading_name
    trading_name: text(255).nullish().describe('Name under which the business trades.'),
    // PR2-CREATE-customer.business_detail.business_type
    // CUST-PATCH-business_detail.business_type
    business_type: z
      .enum([
        'CORPORATION',
        'SOLE_PROPRIETOR',
        'PARTNERSHIP',
        'COOPERATIVE',
        'TRUST',
        'NON_PROFIT',
        'GOVERNMENT',
      ])
      .describe('Legal form of the business.'),
    // PR2-CREATE-customer.business_detail.nature_of_business,
    // CUST-PATCH-business_detail.nature_of_business
    nature_of_business: text(255).nullish().describe('Line of business.'),
    // PR2-CREATE-customer.business_detail.business_domicile,
    // CUST-PATCH-business_detail.business_domicile
    business_domicile: country
      .nullish()
      .describe('Two-letter code of the country where the business is registered.'),
    // PR2-CREATE-customer.business_detail.date_of_registration,
    // CUST-PATCH-business_detail.date_of_registration
    date_of_registration: day.nullish().describe('Date of registration.'),
  })
  .describe('Details of a business.');
