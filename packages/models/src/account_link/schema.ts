// An account link of the bank standard: the input, and the result with the created payment method.
// Field names are those of the standard, in camelCase; fields of the payment method are in
// snake_case.
import { emailAddress, httpUrl, limits, merchantReference, metadata, text } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import * as z from 'zod';
import { phoneNumber } from '../customer/phone.ts';
import { directDebitProperties } from '../payment_method/inputs.ts';
import { paymentMethod } from '../payment_method/schema.ts';

const { card_last_four, card_expiry } = directDebitProperties.shape;

/** The URLs to which the payer returns, and the properties of single channels. */
export const accountLinkProperties = z
  .object({
    // SNAP-channelProperties.successReturnUrl
    successReturnUrl: httpUrl.nullish().describe('URL to which the payer is sent after linking.'),
    // SNAP-channelProperties.failureReturnUrl
    failureReturnUrl: httpUrl.nullish().describe('URL to which the payer is sent after a failure.'),
    // SNAP-channelProperties.cancelReturnUrl
    cancelReturnUrl: httpUrl.nullish().describe('URL to which the payer is sent after canceling.'),
    // SNAP-channelProperties.cashtag
    cashtag: text(50).nullish().describe('Cashtag of the payer at JENIUSPAY, such as $siti.'),
    // SNAP-channelProperties.cardLastFour
    cardLastFour: card_last_four.describe('Last four digits of the debit card.'),
    // SNAP-channelProperties.cardExpiry
    cardExpiry: card_expiry.describe('Expiry of the debit card, MM/YY.'),
  })
  .describe('Data that the channel needs besides its code.');

/** Fields that the bank standard does not define. */
export const accountLinkInfo = z
  .object({
    // SNAP-additionalInfo.payMethod
    payMethod: z
      .enum(['EWALLET', 'DIRECT_DEBIT'])
      .describe('Kind of account to link: a wallet or a bank account.'),
    payOption: text(50).describe('Code of the channel.'),
    // SNAP-additionalInfo.reusability
    reusability: z
      .enum(['ONE_TIME_USE', 'MULTIPLE_USE'])
      .describe('Use of the payment method: one payment, or saved for more.'),
    description: text(limits.description_characters, 0)
      .nullish()
      .describe("Text for the merchant's own use."), // SNAP-additionalInfo.description
    metadata: metadata.nullish(), // SNAP-additionalInfo.metadata
    // SNAP-additionalInfo.channelProperties
    channelProperties: accountLinkProperties
      .nullish()
      .describe('Data that the channel needs besides its code.'),
  })
  .describe(
    'Fields that the bank standard leaves to its user: the channel, and the use of the account.',
  );

export const accountLinkInput = z
  .object({
    // SNAP-partnerReferenceNo, LIMIT-20
    partnerReferenceNo: text(limits.reference_id_characters)
      .nullish()
      .describe("The merchant's own reference."),
    phoneNo: phoneNumber.nullish().describe('Mobile number of the user, in E.164 form.'),
    // SNAP-additionalData
    additionalData: z
      .object({
        userId: text(255).nullish().describe("The user's id at the partner."),
        email: emailAddress(255).nullish().describe('Email address.'), // SNAP-additionalData.email
        /** Ignored: the partner is identified by its signature (SNAP-additionalData.merchantId). */
        merchantId: z
          .unknown()
          .optional()
          .describe('Ignored: the signature identifies the partner.'),
      })
      .nullish()
      .describe('More data about the user.'),
    // SNAP-additionalInfo
    additionalInfo: accountLinkInfo.describe('Fields that the bank standard leaves to its user.'),
    /** Used when additionalInfo has no channelProperties (SNAP-CONF-02, SNAP-channelProperties). */
    channelProperties: accountLinkProperties
      .nullish()
      .describe('Data that the channel needs besides its code.'),
  })
  .describe('The linking of an account, as it is sent.');
export type AccountLinkInput = z.output<typeof accountLinkInput>;

export const accountLink = z
  .object({
    // SNAP-FIELD-responseCode
    responseCode: z
      .string()
      .regex(/^\d{7}$/, { error: mustBe('7 digits') })
      .describe('Code of the result in the bank standard: HTTP status, service, case.'),
    responseMessage: z.string().describe('The result, in words.'), // SNAP-FIELD-responseMessage
    /** The payment method, `pm-` and its uuid (SNAP-FIELD-referenceNo). */
    referenceNo: z.string().describe('Id of the payment method that is created.'),
    partnerReferenceNo: merchantReference, // SNAP-FIELD-partnerReferenceNo
    /** The page on which the payer links the account (SNAP-FIELD-nextAction). */
    nextAction: z.string().describe('Page on which the payer links the account.'),
    // SNAP-FIELD-params
    params: z
      .object({
        // SNAP-FIELD-params.action
        action: z.string().describe('The next action, in the terms of the bank standard.'),
        // SNAP-FIELD-params.redirectToDeeplink
        redirectToDeeplink: z
          .enum(['Y', 'N'])
          .describe('Y when the page is a link that opens an app.'),
      })
      .describe('Parameters with which the page is opened.'),
    // SNAP-FIELD-userInfo
    userInfo: z
      .object({
        publicUserId: z
          .string()
          .describe("The partner's id of the user, all but the last characters hidden."),
      })
      .describe('The user.'),
    // SNAP-FIELD-additionalInfo
    additionalInfo: paymentMethod
      .pick({
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
      })
      .describe('Fields that the bank standard leaves to its user.'),
  })
  .describe('The result of linking an account by the bank standard.');
export type AccountLink = z.infer<typeof accountLink>;
