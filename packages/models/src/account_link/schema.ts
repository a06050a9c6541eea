// An account link of the bank standard: the input, and the result with the created payment method.
// Names are those of the standard, camelCase around the snake_case of the method.
import { emailAddress, httpUrl, limits, metadata, mustBe, text } from '@kasir/core';
import * as z from 'zod';
import { phoneNumber } from '../customer/phone.ts';
import { directDebitProperties } from '../payment_method/inputs.ts';
import { paymentMethod } from '../payment_method/schema.ts';

const { card_last_four, card_expiry } = directDebitProperties.shape;

/** The URLs to which the payer returns, and the properties of single channels. */
export const accountLinkProperties = z.object({
  successReturnUrl: httpUrl.nullish(), // SNAP-channelProperties.successReturnUrl
  failureReturnUrl: httpUrl.nullish(), // SNAP-channelProperties.failureReturnUrl
  cancelReturnUrl: httpUrl.nullish(), // SNAP-channelProperties.cancelReturnUrl
  cashtag: text(50).nullish(), // SNAP-channelProperties.cashtag
  cardLastFour: card_last_four, // SNAP-channelProperties.cardLastFour
  cardExpiry: card_expiry, // SNAP-channelProperties.cardExpiry
});

/** Fields that the bank standard leaves to its user. */
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
      email: emailAddress(255).nullish(), // SNAP-additionalData.email
      /** Ignored: the partner is identified by its signature (SNAP-additionalData.merchantId). */
      merchantId: z.unknown().optional(),
    })
    .nullish(),
  additionalInfo: accountLinkInfo, // SNAP-additionalInfo
  /** Also read here when additionalInfo has none (SNAP-CONF-02, SNAP-channelProperties). */
  channelProperties: accountLinkProperties.nullish(),
});
export type AccountLinkInput = z.output<typeof accountLinkInput>;

export const accountLink = z.object({
  // SNAP-FIELD-responseCode
  responseCode: z.string().regex(/^\d{7}$/, { error: mustBe('7 digits') }),
  responseMessage: z.string(), // SNAP-FIELD-responseMessage
  /** The payment method, `pm-` and its uuid (SNAP-FIELD-referenceNo). */
  referenceNo: z.string(),
  partnerReferenceNo: z.string(), // SNAP-FIELD-partnerReferenceNo
  /** The page on which the payer links the account (SNAP-FIELD-nextAction). */
  nextAction: z.string(),
  // SNAP-FIELD-params
  params: z.object({
    action: z.string(), // SNAP-FIELD-params.action
    redirectToDeeplink: z.enum(['Y', 'N']), // SNAP-FIELD-params.redirectToDeeplink
  }),
  // SNAP-FIELD-userInfo
  userInfo: z.object({
    /** The partner's identifier of the user, with all but the last characters hidden. */
    publicUserId: z.string(),
  }),
  // SNAP-FIELD-additionalInfo
  additionalInfo: paymentMethod.pick({
    id: true, // SNAP-FIELD-additionalInfo.id
    business_id: true, // SNAP-FIELD-additionalInfo.business_id
    customer_id: true, // SNAP-FIELD-additionalInfo.customer_id
    reference_id: true, // SNAP-FIELD-additionalInfo.reference_id
    reusability: true, // SNAP-FIELD-additionalInfo.reusability
    country: true, // SNAP-FIELD-additionalInfo.country
    status: true, // SNAP-FIELD-additionalInfo.status
    created: true, // SNAP-FIELD-additionalInfo.created
    updated: true, // SNAP-FIELD-additionalInfo.updated
    metadata: true, // SNAP-FIELD-additionalInfo.metadata
  }),
});
export type AccountLink = z.infer<typeof accountLink>;
