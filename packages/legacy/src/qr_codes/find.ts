// Finding the QR code that an external_id names, unique for ever (QR-UNSPEC-04).
import { fail, type Need, type Reads } from '@kasir/core/server';
import { instruments, merchantKey, type InstrumentRow } from '@kasir/payments/state';
import { QR_CODE } from '../products.ts';

/** The QR code with this external_id, if there is one. */
export const findCode = (
  reads: Pick<Reads, 'find'>,
  externalId: string,
): InstrumentRow | undefined =>
  reads.find(instruments, 'merchant_key', merchantKey(QR_CODE, externalId));

/** What a decision about this external_id will read. */
export const codeNeeds = (externalId: string): Need[] => [
  { kind: instruments, key: 'merchant_key', value: merchantKey(QR_CODE, externalId) },
];

/** The response to an external_id that names none. */
export const unknownCode = fail('DATA_NOT_FOUND', 'There is no QR code with this external_id.');
