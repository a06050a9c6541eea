// GET /transactions: search transactions, newest first.
import { common, cursor, endpoint, limits, linkedPage, timeRange, withUnit } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import { channelCategory, transaction, transactionStatus, transactionType } from '@kasir/models';
import * as z from 'zod';

export const listTransactions = endpoint({
  id: 'transactions.list',
  method: 'GET',
  path: '/transactions',
  summary: 'List transactions',
  auth: 'secret',
  permission: 'transaction:read',
  // Every parameter is optional (TXN-LIST-03).
  query: z.object({
    types: z
      .array(transactionType)
      .optional()
      .describe('Only those of these types; all when omitted.'), // TXN-LIST-types
    statuses: z
      .array(transactionStatus)
      .optional()
      .describe('Only those in these states; all when omitted.'), // TXN-LIST-statuses
    channel_categories: z
      .array(channelCategory)
      .optional()
      .describe('Only those of these categories; all when omitted.'), // TXN-LIST-channel_categories
    reference_id: z
      .string()
      .min(1)
      .optional()
      .describe('Only those whose reference contains this text.'),
    product_id: z.string().min(1).optional().describe('Only those of exactly this product.'),
    account_identifier: z
      .string()
      .min(1)
      .optional()
      .describe('Only those of exactly this account.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: mustBe('a three-letter currency code such as IDR') })
      .optional()
      .describe('Three-letter currency code (ISO 4217), such as IDR.'),
    amount: z.number().optional().describe(withUnit('Only those of exactly this amount.')),
    created: timeRange.optional().describe('Only those created in this range.'),
    updated: timeRange.optional().describe('Only those changed in this range.'),
    ...cursor(limits.transactions_page), // TXN-LIST-01
  }),
  refusesUnknownQuery: true, // TXN-UNSPEC-03
  success: { status: 200, body: linkedPage(transaction) }, // TXN-LIST-04
  errors: { ...common.read, FEATURE_NOT_AVAILABLE: 400 }, // TXN-UNSPEC-03: API_VALIDATION_ERROR
  idempotency: 'none',
  version: 'ignored',
  clauseGroups: ['TXN-LIST-*'],
});
