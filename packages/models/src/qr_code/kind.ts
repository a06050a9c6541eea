// How QR codes are stored: found by the merchant's external_id, unique for ever (QR-UNSPEC-04).
import { kind } from '@kasir/core';
import { qrCodeMachine } from './machine.ts';
import { qrCode } from './schema.ts';

export const qrCodes = kind()({
  name: 'qr_code',
  schema: qrCode,
  keys: { external_id: (row) => row.public.external_id },
  machine: qrCodeMachine,
  status: (row) => row.public.status,
});
