// POST /linked_account_tokens/auth: start to link an account or wallet of a customer.
import { common, emailAddress, endpoint, httpUrl, metadata, text } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import { directDebitProperties, linkedAccountToken } from '@kasir/models';
import * as z from 'zod';

const { card_last_four, mobile_number } = directDebitProperties.shape;

/** The last four digits of a card; an official SDK declares them as a number. */
const lastFour = z.union([
  card_last_four,
  z
    .int()
    .min(0)
    .max(9_999)
    .transform((digits) => String(digits).padStart(4, '0')),
]);

export const createLinkedAccountToken = endpoint({
  id: 'linked_account_tokens.auth',
  method: 'POST',
  path: '/linked_account_tokens/auth', // LEGACY-PATH-06
  summary: 'Begin to link an account',
  auth: 'secret',
  permission: 'money_in:write',
  body: z.object({
    customer_id: text(255)
      .meta({ ref: 'customer.id' })
      .describe('Id of the customer it belongs to.'),
    channel_code: text(50).describe('Code of the payment channel, such as OVO or BCA.'),
    properties: z
      .object({
        account_mobile_number: mobile_number.describe(
          'Mobile number of the linked account, in E.164 form.',
        ),
        account_email: emailAddress(255)
          .nullish()
          .describe("Email address of the account's owner."),
        card_last_four: lastFour.describe('Last four digits of the debit card.'),
        card_expiry: z
          .string()
          .regex(/^(0[1-9]|1[0-2])\/(\d\d|20\d\d)$/, {
            error: mustBe('the expiry date of the card in the form MM/YY or MM/YYYY'),
          })
          .nullish()
          .describe('Expiry of the debit card, MM/YY.'),
        success_redirect_url: httpUrl
          .nullish()
          .describe('URL to which the payer is sent after paying.'),
        failure_redirect_url: httpUrl
          .nullish()
          .describe('URL to which the payer is sent after a failure.'),
        callback_url: httpUrl.nullish().describe('URL to which notifications of it are sent.'),
      })
      .nullish()
      .describe('Data that identifies the account; its fields depend on the type.'),
    metadata: metadata.nullish(),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: linkedAccountToken },
  errors: {
    ...common.write,
    CUSTOMER_NOT_FOUND_ERROR: 400,
    CHANNEL_CODE_NOT_SUPPORTED_ERROR: 400,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    card: {
      customer_id: 'cust-00000000-0000-7000-8000-000000000000',
      channel_code: 'DC_BRI',
      properties: {
        account_mobile_number: '+6281234567890',
        card_last_four: '1234',
        card_expiry: '12/39',
        account_email: 'siti@example.com',
      },
      metadata: { branch: 'A 1', till: 'two' },
    },
  },
});
