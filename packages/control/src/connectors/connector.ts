// Defines a connector of an account as operators see it, without its secrets.
import { secret, timestamp } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import * as z from 'zod';

const amountBound = (which: string) =>
  z.int().nullable().describe(`The ${which} amount in minor units; null for none.`);

/** The name of a connector within its account. */
export const connectorName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, {
    error: mustBe('up to 32 lower-case letters, digits and -, beginning with a letter'),
  })
  .describe('Name of the connector within the account: lower-case letters, digits and -.');

/** The account and the name in a path. */
export const byConnectorName = z
  .object({
    id: z.string().describe('Id of the account.'),
    name: z.string().describe('Name of the connector.'),
  })
  .describe('The account and the name of the connector in a path.');

const channel = z.object({
  type: z.string().describe('Type of the channel, such as EWALLET.'),
  code: z.string().describe('Code of the channel, such as DANA.'),
  country: z.string().describe('Country, ISO 3166-1 alpha-2.'),
  currency: z.string().describe('Three-letter currency code (ISO 4217), such as IDR.'),
  works: z.array(z.string()).describe('The works that it can do: charge, refund and so on.'),
  min: amountBound('lowest'),
  max: amountBound('highest'),
  captures: z
    .object({
      partial: z.boolean().describe('True when less than the authorized amount can be captured.'),
      several: z.boolean().describe('True when an authorization can be captured several times.'),
    })
    .nullable()
    .describe('What captures can be; null when there are none.'),
  refunds: z
    .object({
      partial: z.boolean().describe('True when less than the paid amount can be refunded.'),
      several: z.boolean().describe('True when a payment can be refunded several times.'),
      days: z.int().nullable().describe('Days for which it refunds; null without a limit.'),
    })
    .nullable()
    .describe('What refunds can be; null when there are none.'),
  authorization_hours: z
    .int()
    .nullable()
    .describe('Hours after which an authorization is let go; null when unknown.'),
  saves: z.boolean().describe('True when a payment can keep its means for later payments.'),
  installments: z
    .enum(['optional', 'required'])
    .nullable()
    .describe(
      'optional when a payment can be made in installments, required when it must; else null.',
    ),
});

const certificate = z.object({
  connector: z.string().describe('The name that the connector has for itself.'),
  version: z.string().describe('Version of the connector that was checked.'),
  is_current: z
    .boolean()
    .describe('False when the connector has another version now: run the laws again.'),
  issued: timestamp.describe('Time of the run.'),
  laws: z.int().describe('Number of laws that were run.'),
  passed: z.int().describe('Number of laws that held; the others were skipped with a reason.'),
  digest: z.string().describe('SHA-256 of the certificate.'),
});

export const connector = z.object({
  name: connectorName,
  url: z.string().describe('Base URL of its endpoints.'),
  callback_url: z
    .string()
    .describe(
      'The URL to which the connector has to send its callbacks: give it to the connector.',
    ),
  version: z.string().describe('Its version when its capabilities were last read.'),
  is_enabled: z.boolean().describe('False while it gets no new operations; running ones continue.'),
  card_data: z.boolean().describe('True when card numbers are sent to it.'),
  channels: z.array(channel).describe('What it declared that it can do.'),
  certificate: certificate.nullable().describe('The certificate of the law suite, or null.'),
  override: z
    .object({
      reason: z.string().describe('Why an operator lets it be used without a certificate.'),
      by: z.string().describe('Name of the operator.'),
      at: timestamp.describe('Time at which the operator allowed it.'),
    })
    .nullable()
    .describe('The reason for its use without a certificate, or null.'),
  secrets: z
    .int()
    .describe('Number of secrets that it shares with the platform: 2 during a rotation.'),
  open_operations: z.int().describe('Number of operations without an outcome, counted up to 100.'),
  doubtful_operations: z
    .int()
    .describe('Number of operations that an operator should check, counted up to 100.'),
  added: timestamp.describe('Time at which it was added.'),
});
export type ConnectorView = z.infer<typeof connector>;

/** The secret in a request; it is stored encrypted and never shown again. */
export const sharedSecret = secret(
  z
    .string()
    // The last digit of 32 bytes in Base64 has two unused bits, which are zero.
    .regex(/^whsec_[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/, {
      error: mustBe(
        'whsec_ and Base64 of 32 random bytes: create them with openssl rand -base64 32',
      ),
    })
    .describe(
      'The secret shared with the connector: whsec_ and Base64 of 32 random bytes. It is stored encrypted and never shown again.',
    ),
);

/** The certificate as the suite wrote it; the server checks its form, its digest and its laws. */
export const certificateDocument = z
  .record(z.string(), z.unknown())
  .describe(
    'The JSON document that `kasir-conformance connector --certificate FILE` wrote for this connector and its version.',
  );

/** The reason for the use of a connector without a certificate. */
export const overrideReason = z
  .string()
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,500}$/u, {
    error: mustBe('1 to 500 characters in one line, without control characters'),
  })
  .describe(
    'Why it may be used without a certificate. It is stored, and shown wherever the connector is listed.',
  );

/** The reasons for which a connector itself can refuse. */
export const connectorErrors = { CONNECTOR_UNAVAILABLE: 502 } as const;

/** The server has no key to seal a secret with, or not the one that sealed it. */
export const sealingErrors = { MASTER_KEY_MISSING: 409 } as const;
