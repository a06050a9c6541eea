// The fields by which a payer identifies the debit card to link.
import { mustBe } from '@kasir/core/messages';
import * as z from 'zod';

export const debitCardDigits = z
  .string()
  .regex(/^\d{4}$/, { error: mustBe('the last four digits of the card') })
  .nullish()
  .describe('Last four digits of the debit card.');

export const debitCardExpiry = z
  .string()
  .regex(/^(0[1-9]|1[0-2])\/\d\d$/, {
    error: mustBe('the expiry date of the card in the form MM/YY'),
  })
  .nullish()
  .describe('Expiry of the debit card, MM/YY.');
