// GET /transactions: search transactions, newest first.
import { common, cursor, endpoint, limits, linkedPage, mustBe, timeRange } from '@kasir/core';
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
    types: z.array(transactionType).optional(), // TXN-LIST-types
    statuses: z.array(transactionStatus).optional(), // TXN-LIST-statuses
    channel_categories: z.array(channelCategory).optional(), // TXN-LIST-channel_categories
    reference_id: z.string().min(1).optional(),
    product_id: z.string().min(1).optional(),
    account_identifier: z.string().min(1).optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: mustBe('a three-letter currency code such as IDR') })
      .optional(),
    amount: z.number().optional(),
    created: timeRange.optional(),
    updated: timeRange.optional(),
    ...cursor(limits.transactions_page), // TXN-LIST-01
  }),
  refusesUnknownQuery: true, // TXN-UNSPEC-03
  success: { status: 200, body: linkedPage(transaction) }, // TXN-LIST-04
  errors: { ...common.read, FEATURE_NOT_AVAILABLE: 400 }, // TXN-UNSPEC-03: API_VALIDATION_ERROR
  idempotency: 'none',
  version: 'ignored',
  clauseGroups: ['TXN-LIST-*'],
});
