// Schemas of reconciliation: statements, their lines, differences and adjustments. Amounts are in
// minor units, as in the statements themselves.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { connectorName } from '../connectors/connector.ts';
import { dateText, timeText } from '../contract.ts';

export const statementDate = dateText().describe(
  'Day of the statement in UTC, in the form YYYY-MM-DD.',
);

const minor = (what: string) =>
  z.int().describe(`${what} In minor units: 10000 IDR is 10000, 10.50 PHP is 1050.`);

const statementCurrency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Must be three upper-case letters, such as IDR.')
  .describe('Three-letter currency code (ISO 4217), such as IDR.');

export const differenceReason = z
  .enum([
    'MISSING_HERE',
    'MISSING_THERE',
    'TWICE',
    'KIND',
    'CURRENCY',
    'AMOUNT',
    'FEE',
    'AGREED_FEE',
  ])
  .describe('Reason of a difference.');

const lineFields = {
  id: z.string().min(1).max(100).describe('Id that the connector gave the line.'),
  operation: z
    .string()
    .min(1)
    .max(100)
    .describe('Id of the operation or received payment, as the connector knows it.'),
  kind: z.enum(['charge', 'capture', 'refund', 'payment']).describe('Kind of the line.'),
  currency: statementCurrency,
  gross: minor('Amount of the operation, negative for a refund.'),
  fee: minor('Fee of the connector.'),
  net: minor('Amount paid out: gross - fee.'),
};

/** A line as it is imported. */
export const importedLine = z.strictObject({
  ...lineFields,
  settled_at: timeText({ offset: true }).describe('Time of the payout, ISO 8601 with its offset.'),
});

const reportedLine = z.object({
  ...lineFields,
  settled_at: timestamp.describe('Time of the payout.'),
});

export const statementLineView = reportedLine
  .extend({
    connector: connectorName,
    date: statementDate,
    status: z.enum(['MATCHED', 'DIFFERENT']).describe('Result of the comparison.'),
    about: z
      .string()
      .nullable()
      .describe('Id of the operation here; null when there is none that has succeeded.'),
  })
  .describe('A line of a statement.');
export type StatementLineView = z.infer<typeof statementLineView>;

const reasonCount = z.object({
  reason: differenceReason,
  count: z.int().describe('Number of open differences.'),
});

export const statementView = z
  .object({
    connector: connectorName,
    date: statementDate,
    source: z
      .enum(['fetched', 'uploaded'])
      .nullable()
      .describe('The way in which its last lines came; null before any.'),
    is_complete: z.boolean().describe('True when no more lines are expected.'),
    totals: z
      .array(
        z.object({
          currency: statementCurrency,
          lines: z.int().describe('Number of lines.'),
          gross: minor('Sum of the gross amounts.'),
          fee: minor('Sum of the fees.'),
          net: minor('Sum of the net amounts.'),
        }),
      )
      .describe('Sums of its lines by currency.'),
    open_differences: z.array(reasonCount).describe('Open differences of its lines by reason.'),
    received_at: timestamp.nullable().describe('Time of its last arrival; null before any.'),
    attempts: z.int().describe('Number of attempts to fetch it.'),
    next_attempt_at: timestamp.nullable().describe('Time of the next attempt; null without one.'),
    problem: z.string().nullable().describe('Problem of the last attempt; null without one.'),
  })
  .describe('The statement of a connector about one day.');
export type StatementView = z.infer<typeof statementView>;

export const adjustedLedger = z
  .enum(['channel_clearing', 'settled', 'processor_fees', 'suspense'])
  .describe('Name of the ledger.');

export const adjustmentLine = z.strictObject({
  ledger: adjustedLedger,
  amount: minor('Amount that is added to the ledger, or taken from it when negative.'),
});

const resolver = z.string().min(1).max(100).describe('Name of the operator.');

export const adjustmentView = z
  .object({
    id: z.string().describe('Id of the adjustment.'),
    difference: z.string().nullable().describe('Id of its difference; null without one.'),
    operation: z
      .string()
      .nullable()
      .describe('Id of the operation whose money has left suspense; null without one.'),
    currency: statementCurrency,
    lines: z.array(adjustmentLine).describe('Its journal lines, which sum to zero.'),
    reason: z.string().describe('Reason of the adjustment.'),
    by: resolver,
    created: timestamp.describe('Time of creation.'),
  })
  .describe('An adjustment that an operator posted.');

export const differenceView = z
  .object({
    id: z.string().describe('Id of the difference.'),
    status: z
      .enum(['OPEN', 'RESOLVED', 'CLEARED'])
      .describe('OPEN, RESOLVED by an operator, or CLEARED when it has gone by itself.'),
    connector: connectorName,
    date: statementDate.nullable().describe('Day of the statement; null when none has a line.'),
    reasons: z.array(differenceReason).describe('All reasons of the difference.'),
    reported: reportedLine.nullable().describe('The line of the statement; null without one.'),
    operation: z
      .object({
        id: z.string().describe('Id of the operation.'),
        work: z.string().describe('Work of the operation, such as charge.'),
        status: z.string().describe('Status of the operation.'),
        currency: statementCurrency,
        gross: z
          .int()
          .nullable()
          .describe('Executed amount in minor units, negative for a refund; null without one.'),
        reference: z.string().describe("The merchant's own reference."),
        updated: timestamp.describe('Time of the last change.'),
      })
      .nullable()
      .describe('The operation here; null when there is none.'),
    resolution: z
      .object({
        outcome: z.enum(['accepted', 'claimed']).describe('Decision of the operator.'),
        note: z.string().describe('Note of the operator.'),
        by: resolver,
        at: timestamp.describe('Time at which it happened.'),
      })
      .nullable()
      .describe('Decision of an operator; null without one.'),
    adjustments: z.array(adjustmentView).describe('Adjustments that were posted for it.'),
    created: timestamp.describe('Time of creation.'),
    updated: timestamp.describe('Time of the last change.'),
  })
  .describe('A line or an operation that does not match.');
export type DifferenceView = z.infer<typeof differenceView>;

/** The account and the difference in a path. */
export const byDifference = z
  .object({
    id: z.string().describe('Id of the account.'),
    difference_id: z.string().describe('Id of the difference.'),
  })
  .describe('The account and the difference in a path.');

export const statusView = z
  .object({
    connectors: z
      .array(
        z.object({
          connector: connectorName,
          is_fetched: z.boolean().describe('True when its statements are fetched every day.'),
          scheduled_until: dateText()
            .nullable()
            .describe('The last day whose statement was scheduled; null without one.'),
          complete_until: dateText()
            .nullable()
            .describe('The last day whose statement is complete; null without one.'),
        }),
      )
      .describe('The connectors that have statements.'),
    ledgers: z
      .array(
        z.object({
          ledger: adjustedLedger,
          currency: statementCurrency,
          balance: minor('Balance of the ledger, negative while the platform has the money.'),
        }),
      )
      .describe('Balances of the ledgers that statements move, and of suspense.'),
    suspense: z
      .array(
        z.object({
          operation: z.string().describe('Id of the operation.'),
          connector: connectorName,
          work: z.string().describe('Work of the operation, such as refund.'),
          status: z.string().describe('Status of the operation.'),
          reference: z.string().describe("The merchant's own reference."),
          currency: statementCurrency,
          amount: minor(
            'Its money in suspense: positive when it was refunded here and not outside, negative when it was paid outside and nothing here owes it.',
          ),
          updated: timestamp.describe('Time of the last change.'),
        }),
      )
      .describe('Operations with money in suspense, newest first; at most 1,000.'),
    open_differences: z
      .array(reasonCount.extend({ connector: connectorName }))
      .describe('All open differences by connector and reason.'),
    statements: z.array(statementView).describe('Statements of the days, newest first.'),
  })
  .describe('The state of reconciliation of an account.');
