// Finds a QR code by its external_id, which is unique forever (QR-UNSPEC-04).
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { instruments, merchantKey, type InstrumentRow } from '@kasir/payments/state';
import { QR_CODE } from '../products.ts';

/** Returns the QR code with this external_id, if there is one. */
export const findCode = (
  reads: Pick<Reads, 'find'>,
  externalId: string,
): InstrumentRow | undefined =>
  reads.find(instruments, 'merchant_key', merchantKey(QR_CODE, externalId));

/** Returns the rows that a decision about this external_id reads. */
export const codeNeeds = (externalId: string): Need[] => [
  { kind: instruments, key: 'merchant_key', value: merchantKey(QR_CODE, externalId) },
];

/** The error for an external_id that no QR code has. */
export const unknownCode = fail('DATA_NOT_FOUND', 'There is no QR code with this external_id.');
