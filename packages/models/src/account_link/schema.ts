// An account link of the bank standard: what is sent, and the result with the payment method that
// it creates. Names are those of the standard, camelCase around the snake_case of the method.
import { httpUrl, limits, metadata, mustBe, text } from '@kasir/core';
import * as z from 'zod';
import { phoneNumber } from '../customer/phone.ts';
import { directDebitProperties } from '../payment_method/inputs.ts';
import { paymentMethod } from '../payment_method/schema.ts';

const { card_last_four, card_expiry } = directDebitProperties.shape;

/** Where the payer goes back to, and what single channels need. */
export const accountLinkProperties = z.object({
  successReturnUrl: httpUrl.nullish(), // SNAP-channelProperties.successReturnUrl
  failureReturnUrl: httpUrl.nullish(), // SNAP-channelProperties.failureReturnUrl
  cancelReturnUrl: httpUrl.nullish(), // SNAP-channelProperties.cancelReturnUrl
  cashtag: text(50).nullish(), // SNAP-channelProperties.cashtag
  cardLastFour: card_last_four, // SNAP-channelProperties.cardLastFour
  cardExpiry: card_expiry, // SNAP-channelProperties.cardExpiry
});

/** What the bank standard leaves to its user. */
export const accountLinkInfo = z.object({
  payMethod: z.enum(['EWALLET', 'DIRECT_DEBIT']), // SNAP-additionalInfo.payMethod
  payOption: text(50),
  reusability: z.enum(['ONE_TIME_USE', 'MULTIPLE_USE']), // SNAP-additionalInfo.reusability
  description: text(limits.description_characters, 0).nullish(), // SNAP-additionalInfo.description
  metadata: metadata.nullish(), // SNAP-additionalInfo.metadata
  channelProperties: accountLinkProperties.nullish(), // SNAP-additionalInfo.channelProperties
});

export const accountLinkInput = z.object({
  // SNAP-partnerReferenceNo, LIMIT-20
  partnerReferenceNo: text(limits.reference_id_characters).nullish(),
  phoneNo: phoneNumber.nullish(),
  // SNAP-additionalData
  additionalData: z
    .object({
      userId: text(255).nullish(),
      email: text(255).nullish(), // SNAP-additionalData.email
      /** Ignored: the partner is known by its signature (SNAP-additionalData.merchantId). */
      merchantId: z.unknown().optional(),
    })
    .nullish(),
  additionalInfo: accountLinkInfo, // SNAP-additionalInfo
  /** Read here too, where additionalInfo has none (SNAP-CONF-02, SNAP-channelProperties). */
  channelProperties: accountLinkProperties.nullish(),
});
export type AccountLinkInput = z.output<typeof accountLinkInput>;

export const accountLink = z.object({
  responseCode: z.string().regex(/^\d{7}$/, { error: mustBe('7 digits') }),
  responseMessage: z.string(),
  /** The payment method, `pm-` and its uuid. */
  referenceNo: z.string(),
  partnerReferenceNo: z.string(),
  /** The page on which the payer links the account. */
  nextAction: z.string(),
  params: z.object({
    action: z.string(),
    redirectToDeeplink: z.enum(['Y', 'N']),
  }),
  userInfo: z.object({
    /** The user as the partner names it, all but the last characters hidden. */
    publicUserId: z.string(),
  }),
  additionalInfo: paymentMethod.pick({
    id: true,
    business_id: true,
    customer_id: true,
    reference_id: true,
    reusability: true,
    country: true,
    status: true,
    created: true,
    updated: true,
    metadata: true,
  }),
});
export type AccountLink = z.infer<typeof accountLink>;
