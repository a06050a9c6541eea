// Defines the callbacks that a connector sends to the platform.
import * as z from 'zod';
import { operation } from './operation.ts';
import { amount, id, text, time } from './values.ts';

export const receivedPayment = z
  .object({
    id,
    issued_by: id.meta({ description: 'The issue operation whose number or code was paid.' }),
    amount,
    paid_at: time,
    payer: text(255).nullable(),
    sequence: z.int().min(1),
  })
  .meta({ description: 'A payment received by a number, code or QR that the connector issued.' });
export type ReceivedPayment = Readonly<z.infer<typeof receivedPayment>>;

const envelope = { id, created_at: time };

export const callback = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('operation.updated'), operation }),
  z.object({ ...envelope, type: z.literal('payment.received'), payment: receivedPayment }),
]);
export type Callback = Readonly<z.infer<typeof callback>>;
