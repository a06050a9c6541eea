// Documents that prove the identity of a customer.
import { country, text } from '@kasir/core';
import { omit } from '@kasir/core/messages';
import * as z from 'zod';
import { day } from './details.ts';

const line = text(255, 0).nullish();

const shared = {
  country, // CUST-PATCH-kyc_documents.country
  document_name: line.describe('Name of the document.'), // CUST-PATCH-kyc_documents.document_name
  // CUST-PATCH-kyc_documents.document_number
  document_number: line.describe('Number of the document.'),
  holder_name: line.describe('Name on the document.'), // CUST-PATCH-kyc_documents.holder_name
  // CUST-PATCH-kyc_documents.expires_at
  expires_at: day.nullish().describe('Expiry date of the document.'),
  /** Ids of files; opaque (CUST-UNSPEC-07, CUST-PATCH-kyc_documents.document_images). */
  document_images: z
    .array(text(255))
    .nullish()
    .describe('Ids of uploaded files that show the document.'),
};

/**
 * Types of identity cards: those of the specification (CUST-PATCH-kyc_documents.sub_type), then one
 * of the public service.
 */
const identityCardType = z.enum([
  'NATIONAL_ID',
  'CONSULAR_ID',
  'VOTER_ID',
  'POSTAL_ID',
  'RESIDENCE_PERMIT',
  'TAX_ID',
  'STUDENT_ID',
  'MILITARY_ID',
  'MEDICAL_ID',
  'OTHERS',
]);

const otherType = z.enum([
  'BIRTH_CERTIFICATE',
  'BANK_STATEMENT',
  'DRIVING_LICENSE',
  'PASSPORT',
  'VISA',
  'BUSINESS_REGISTRATION',
  'BUSINESS_LICENSE',
]);

/** An identity card. */
export const identityCard = z
  .object({
    ...shared,
    type: z.literal('IDENTITY_CARD').describe('An identity card.'),
    sub_type: identityCardType.nullish().describe('Kind of identity card.'),
  })
  .describe('An identity card.');

/** Any other document. */
export const otherDocument = z
  .object({
    ...shared,
    type: otherType.describe('Type of the document.'),
    sub_type: z
      .null({ error: omit('it belongs to type IDENTITY_CARD') })
      .optional()
      .describe('Kind of identity card.'),
  })
  .describe('A document other than an identity card.');

/** A document as sent and returned (CUST-PATCH-kyc_documents.type). */
export const kycDocument = z
  .discriminatedUnion('type', [identityCard, otherDocument])
  .describe('A document that proves the identity of a customer.');
