// Documents that prove the identity of a customer.
import { country, omit, text } from '@kasir/core';
import * as z from 'zod';
import { day } from './details.ts';

const line = text(255, 0).nullish();

const shared = {
  country, // CUST-PATCH-kyc_documents.country
  document_name: line, // CUST-PATCH-kyc_documents.document_name
  document_number: line, // CUST-PATCH-kyc_documents.document_number
  holder_name: line, // CUST-PATCH-kyc_documents.holder_name
  expires_at: day.nullish(), // CUST-PATCH-kyc_documents.expires_at
  /** Ids of files; opaque (CUST-UNSPEC-07, CUST-PATCH-kyc_documents.document_images). */
  document_images: z.array(text(255)).nullish(),
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
export const identityCard = z.object({
  ...shared,
  type: z.literal('IDENTITY_CARD'),
  sub_type: identityCardType.nullish(),
});

/** Any other document. */
export const otherDocument = z.object({
  ...shared,
  type: otherType,
  sub_type: z.null({ error: omit('it belongs to type IDENTITY_CARD') }).optional(),
});

/** A document as sent and returned (CUST-PATCH-kyc_documents.type). */
export const kycDocument = z.discriminatedUnion('type', [identityCard, otherDocument]);
