// Defines the settings of live mode that are not about one connector.
import { mustBe } from '@kasir/core/messages';
import { currency } from '@kasir/models';
import * as z from 'zod';
import { connectorName } from '../connectors/connector.ts';

const WAIT_MAX_MS = 120_000;

export const waitMs = z
  .int()
  .min(0)
  .max(WAIT_MAX_MS)
  .describe('Milliseconds for which a request waits for the outcome of a connector.');

export const lateSuccess = z
  .enum(['keep', 'refund'])
  .describe('What happens to money that arrives after a decline: it is kept or refunded.');

export const missingAfterDays = z
  .int()
  .min(1)
  .max(90)
  .describe('Days after its success within which an operation must stand in a statement.');

const condition = (about: string, example: string) =>
  z
    .string()
    .regex(/^[A-Z0-9_]{1,64}$/, { error: mustBe('upper-case letters, digits or _') })
    .nullable()
    .default(null)
    .describe(`${about}, such as ${example}; null for all.`);

export const agreedFees = z
  .array(
    z.strictObject({
      connector: connectorName,
      type: condition('Type of the channel', 'EWALLET'),
      channel: condition('Code of the channel', 'DANA'),
      currency: currency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
      basis_points: z
        .int()
        .min(0)
        .max(10_000)
        .describe('Share of the amount in hundredths of a percent, rounded half up.'),
      fixed: z.int().min(0).default(0).describe('Fixed part in minor units of the currency.'),
      vat_basis_points: z
        .int()
        .min(0)
        .max(10_000)
        .default(0)
        .describe('Value added tax on the fee in hundredths of a percent, rounded half up.'),
      refund: z
        .strictObject({
          basis_points: z
            .int()
            .min(-10_000)
            .max(10_000)
            .describe('Share of the refund; negative where the processor gives it back.'),
          fixed: z.int().default(0).describe('Fixed part in minor units; negative likewise.'),
        })
        .nullable()
        .default(null)
        .describe('The fee of a refund; null when fees of refunds are not compared.'),
    }),
  )
  .max(200)
  .describe(
    'The fees of payments as agreed with processors; the first that fits counts. A line of a statement with another fee is a difference.',
  );
export type AgreedFees = z.output<typeof agreedFees>;

export const liveSettingsView = z
  .object({
    wait_ms: waitMs,
    late_success: lateSuccess,
    missing_after_days: missingAfterDays,
    agreed_fees: agreedFees,
  })
  .describe('The settings of live payments of an account.');
