// Defines the channel of the QR codes that this API creates.
import { findChannel } from '@kasir/models';

const found = findChannel('QR_CODE', 'QRIS', 'IDR');
if (!found) throw new Error('The channel table has no QRIS');

export const qris = found;
