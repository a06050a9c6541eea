// GET /mails: list mail about delivery health, sent or kept for reading (EVT-DLV-08).
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, mode } from '../contract.ts';

const mail = z.object({
  id: z.string(),
  account: z.string(),
  mode,
  created: timestamp,
  /** KEPT when no mail server is configured or there is no recipient address. */
  status: z.enum(['KEPT', 'PENDING', 'SENT', 'FAILED']),
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** Number of attempts to send it; `error` is the reason the last one failed. */
  attempts: z.int(),
  error: z.string().nullable(),
});

export const listMailsContract = controlContract({
  id: 'mails.list',
  method: 'GET',
  path: '/mails',
  summary: 'Read mail about delivery health, newest first',
  query: z.strictObject({
    account: z.string().optional(),
    mode: mode.optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  success: { status: 200, body: z.object({ data: z.array(mail) }) },
  errors: commonErrors,
});
