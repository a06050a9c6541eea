// GET /accounts/{id}/notifications: list notifications for the payers of an account.
import { createdAt, merchantReference, objectId } from '@kasir/core';
import * as z from 'zod';
import { byId, commonErrors, controlContract, mode } from '../contract.ts';

const notification = z.object({
  id: objectId,
  event: z
    .enum(['invoice_created', 'invoice_reminder', 'invoice_paid', 'invoice_expired'])
    .describe('The event about which the payer is notified.'),
  channel: z.enum(['email', 'sms', 'whatsapp', 'viber']).describe('Channel of the notification.'),
  to: z.string().describe('Address or number that it would be sent to.'),
  invoice_id: z.string().describe('Id of the invoice.'),
  external_id: merchantReference,
  created: createdAt,
});

export const listNotificationsContract = controlContract({
  id: 'notifications.list',
  method: 'GET',
  path: '/accounts/{id}/notifications',
  role: 'viewer',
  summary: 'List notifications of payers, newest first; nothing is sent yet',
  params: byId,
  query: z.strictObject({
    mode: mode.default('test'),
    /** Only notifications about this invoice. */
    invoice_id: z.string().min(1).optional().describe('Only those of this invoice.'),
    limit: z.int().min(1).max(100).default(20).describe('Maximum number of items on a page.'),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(notification).describe('The items of this page, newest first.'),
    }),
  },
  errors: commonErrors,
});
