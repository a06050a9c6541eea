// Documents that prove the identity of a customer.
import { country, omit, text } from '@kasir/core';
import * as z from 'zod';
import { day } from './details.ts';

const line = text(255, 0).nullish();

const shared = {
  country,
  document_name: line,
  document_number: line,
  holder_name: line,
  expires_at: day.nullish(),
  /** Ids of files; opaque (CUST-UNSPEC-07). */
  document_images: z.array(text(255)).nullish(),
};

/** Kinds of identity cards: those of the specification, then one that the public service adds. */
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

/** A document as it is sent and shown. */
export const kycDocument = z.discriminatedUnion('type', [identityCard, otherDocument]);
