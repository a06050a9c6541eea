// GET /mails: list mail about delivery health, sent or kept for reading (EVT-DLV-08).
import { createdAt, objectId } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, mode } from '../contract.ts';

const mail = z.object({
  id: objectId,
  account: z.string().describe('Id of the account.'),
  mode: mode,
  created: createdAt,
  status: z
    .enum(['KEPT', 'PENDING', 'SENT', 'FAILED'])
    .describe('KEPT when no mail server is configured, or there is no recipient address.'),
  to: z.string().nullable().describe('Address that it is sent to; null where there is none.'),
  subject: z.string().describe('Subject of the mail.'),
  text: z.string().describe('Text of the mail.'),
  /** Number of attempts to send it; `error` is the reason the last one failed. */
  attempts: z.int().describe('Number of attempts to send it.'),
  error: z
    .string()
    .nullable()
    .describe('Reason for the failure, in words; null when there was none.'),
});

export const listMailsContract = controlContract({
  id: 'mails.list',
  method: 'GET',
  path: '/mails',
  role: 'viewer',
  summary: 'Read mail about delivery health, newest first',
  query: z.strictObject({
    account: z.string().optional().describe('Only those of this account.'),
    mode: mode.optional(),
    limit: z.int().min(1).max(100).default(20).describe('Maximum number of items on a page.'),
  }),
  success: {
    status: 200,
    body: z.object({ data: z.array(mail).describe('The items of this page, newest first.') }),
  },
  errors: commonErrors,
});
