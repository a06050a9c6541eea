// GET /accounts/{id}/notifications: list notifications for the payers of an account.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { byId, commonErrors, controlContract, mode } from '../contract.ts';

const notification = z.object({
  id: z.string(),
  event: z.enum(['invoice_created', 'invoice_reminder', 'invoice_paid', 'invoice_expired']),
  channel: z.enum(['email', 'sms', 'whatsapp', 'viber']),
  to: z.string(),
  invoice_id: z.string(),
  external_id: z.string(),
  created: timestamp,
});

export const listNotificationsContract = controlContract({
  id: 'notifications.list',
  method: 'GET',
  path: '/accounts/{id}/notifications',
  summary: 'List notifications of payers, newest first; nothing is sent yet',
  params: byId,
  query: z.strictObject({
    mode: mode.default('test'),
    /** Only notifications about this invoice. */
    invoice_id: z.string().min(1).optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  success: { status: 200, body: z.object({ data: z.array(notification) }) },
  errors: commonErrors,
});
