// Defines the body of POST /operations: one form for each kind of work.
import * as z from 'zod';
import { address, contact, items, preferences } from './purchase.ts';
import { amount, channel, id, minorUnits, text, time } from './values.ts';

const url = text(2_048).nullable();

const shared = {
  id: id.meta({ description: 'The idempotency key, forever.' }),
  channel,
  references: z
    .object({ merchant: text(255), account: text(255), object: text(255) })
    .meta({ description: 'The names that the merchant and the platform have for the object.' }),
  customer: z
    .object({
      id: text(255),
      given_names: text(255).nullable(),
      surname: text(255).nullable(),
      email: text(255).nullable(),
      mobile_number: text(50).nullable(),
      address: address.optional(),
    })
    .nullable(),
  return_urls: z.object({ success: url, failure: url, cancel: url }),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: time,
  expires_at: time.meta({ description: 'The operation must not begin after this time.' }),
};

const cvn = z.string().regex(/^\d{3,4}$/, 'Must have 3 or 4 digits.');

export const cardSource = z.object({
  type: z.literal('card'),
  number: z.string().regex(/^\d{12,19}$/, 'Must have 12 to 19 digits.'),
  exp_month: z.string().regex(/^(?:0[1-9]|1[0-2])$/, 'Must be a month from 01 to 12.'),
  exp_year: z.string().regex(/^\d{4}$/, 'Must be a year of 4 digits.'),
  cvn: cvn.nullable(),
  holder: text(255).nullable(),
});

export const tokenSource = z
  .object({
    type: z.literal('token'),
    token: text(512),
    cvn: cvn
      .optional()
      .meta({ description: 'The security code that was typed for this payment by a saved card.' }),
  })
  .meta({ description: 'A token that a link or a charge of this connector returned.' });

export const accountSource = z
  .object({ type: z.literal('account') })
  .catchall(z.string())
  .meta({ description: 'The properties that the payer gave, such as mobile_number.' });

const bound = minorUnits.min(1).nullable().optional();

export const numberSource = z.object({
  type: z.literal('number'),
  suggested: text(64).nullable(),
  holder: text(255).nullable(),
  reusable: z.boolean(),
  expires_at: time
    .nullable()
    .optional()
    .meta({ description: 'The time after which it takes no payment; null for none.' }),
  min: bound.meta({ description: 'The least that it takes, in minor units; null for none.' }),
  max: bound.meta({ description: 'The most that it takes, in minor units; null for none.' }),
  suggested_amount: bound.meta({
    description: 'What its payer is suggested to pay, in minor units; null for nothing.',
  }),
});

const payer = z.discriminatedUnion('type', [cardSource, tokenSource, accountSource]).nullable();

const without = z.null();

const skipsAuthentication = z
  .boolean()
  .optional()
  .meta({ description: 'True when the merchant wishes that the payer is not authenticated.' });

const subject = {
  description: text(1_000)
    .optional()
    .meta({ description: 'What it is for, in the words of the merchant.' }),
  billing: contact.optional().meta({ description: 'Who is billed: the owner of the means.' }),
};

const goods = {
  items: items.optional().meta({ description: 'What is bought; all of it, or left out.' }),
  shipping: contact
    .omit({ email: true })
    .optional()
    .meta({ description: 'Who receives the goods.' }),
};

/** Payment of the amount in installments, by a plan of the bank of the card. */
export const installment = z.object({
  count: z.int().min(1).meta({ description: 'The number of parts.' }),
  interval: z.literal('month'),
  code: text(50).nullable().meta({ description: 'The name of the plan, or null.' }),
});

export type Installment = Readonly<z.infer<typeof installment>>;

export const paymentRequest = z.object({
  ...shared,
  work: z.enum(['charge', 'authorize']),
  amount,
  source: payer,
  installment: installment
    .nullable()
    .optional()
    .meta({ description: 'The parts in which the bank of the payer takes the amount.' }),
  initiator: z
    .enum(['payer', 'merchant'])
    .optional()
    .meta({ description: 'merchant: nobody is there who could act.' }),
  skip_authentication: skipsAuthentication,
  ...subject,
  ...goods,
  preferences: preferences.optional(),
  save: z
    .boolean()
    .optional()
    .meta({ description: 'True when a success is to return a token for later charges.' }),
  parent: without,
  parts: without,
});

export const captureRequest = z.object({
  ...shared,
  work: z.literal('capture'),
  amount,
  source: without,
  parent: id,
  parts: z.object({ is_final: z.boolean() }),
});

export const reversalRequest = z.object({
  ...shared,
  work: z.enum(['void', 'refund']),
  reason: text(64)
    .optional()
    .meta({ description: 'The reason of a refund, such as REQUESTED_BY_CUSTOMER.' }),
  amount,
  source: without,
  parent: id,
  parts: without,
});

export const linkRequest = z.object({
  ...shared,
  work: z.literal('link'),
  amount: amount.nullable(),
  source: payer,
  skip_authentication: skipsAuthentication,
  ...subject,
  preferences: preferences.optional(),
  parent: without,
  parts: without,
});

/** Ends the result of an operation: the token of a link, or an issued number, code or QR. */
export const endRequest = z.object({
  ...shared,
  work: z.enum(['unlink', 'close']),
  amount: without,
  source: without,
  parent: id,
  parts: without,
});

export const issueRequest = z.object({
  ...shared,
  work: z.literal('issue'),
  amount: amount.nullable().meta({ description: 'null when the payer chooses the amount.' }),
  source: numberSource,
  ...subject,
  ...goods,
  parent: without,
  parts: without,
});

export const operationRequest = z
  .discriminatedUnion('work', [
    paymentRequest,
    captureRequest,
    reversalRequest,
    linkRequest,
    endRequest,
    issueRequest,
  ])
  .meta({ description: 'What the platform asks the connector to do.' });

export type OperationRequest = Readonly<z.infer<typeof operationRequest>>;

type Without<Request, Field extends string> = Request extends unknown
  ? Omit<Request, Field>
  : never;

/**
 * A request in the store: without `source`, which may contain card data, and without personal data,
 * which is not needed later.
 */
export type StoredRequest = Readonly<
  Without<OperationRequest, 'source' | 'customer' | 'billing' | 'shipping'>
>;
