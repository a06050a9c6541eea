// Defines the operation that a connector reports, with one form for each status.
import * as z from 'zod';
import { amount, code, id, text, time, work } from './values.ts';

const expiry = { expires_at: time.nullable() };

export const action = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('redirect'),
      // The payer's browser opens this URL, so it must not be a script or a file.
      url: text(2_048).regex(/^https?:\/\/[^\s/?#]\S*$/i, 'Must be an absolute http or https URL.'),
      ...expiry,
    }),
    z.object({
      type: z.literal('present'),
      text: text(4_096),
      kind: z.enum(['qr', 'number', 'code']),
      ...expiry,
    }),
    z.object({ type: z.literal('wait'), ...expiry }),
  ])
  .meta({ description: 'The next step of the payer: open a page, pay a code, or use a device.' });
export type Action = Readonly<z.infer<typeof action>>;

export const decline = z.object({
  code: code.meta({ description: 'A failure code of the platform, such as INSUFFICIENT_BALANCE.' }),
  network_code: text(64).nullable(),
  message: text(1_024).nullable(),
  by: z.enum(['payer', 'channel']).optional().meta({
    description:
      'Who declined: the payer, who refused, gave up or was not authenticated; or else the channel, also when left out.',
  }),
});
export type Decline = Readonly<z.infer<typeof decline>>;

const holder = { holder: text(255).nullable(), ...expiry };

export const instrument = z
  .union([
    z.object({ number: text(64), ...holder }),
    z.object({ qr: text(4_096), ...holder }),
    z.object({ code: text(64), ...holder }),
  ])
  .meta({ description: 'The number, QR text or code that was issued.' });
export type Instrument = Readonly<z.infer<typeof instrument>>;

const shared = {
  id,
  work,
  token: text(512).nullable(),
  instrument: instrument.nullable(),
  connector_reference: text(255).nullable(),
  sequence: z.int().min(1).meta({ description: 'Grows with every change.' }),
  updated_at: time,
};

const open = { ...shared, amount: z.null(), decline: z.null() };

export const operation = z
  .discriminatedUnion('status', [
    z.object({
      ...shared,
      status: z.literal('succeeded'),
      amount: amount.nullable().meta({ description: 'What was executed.' }),
      decline: z.null(),
      action: z.null(),
    }),
    z.object({
      ...shared,
      status: z.literal('declined'),
      amount: z.null(),
      decline,
      action: z.null(),
    }),
    z.object({ ...open, status: z.literal('action_required'), action }),
    z.object({ ...open, status: z.literal('pending'), action: z.null() }),
  ])
  .meta({ description: 'An operation as it is now.' });

export type Operation = Readonly<z.infer<typeof operation>>;
export type Status = Operation['status'];

/** Returns whether an operation has its outcome. Only a decline may still become a success. */
export const isFinal = ({ status }: Pick<Operation, 'status'>): boolean =>
  status === 'succeeded' || status === 'declined';
