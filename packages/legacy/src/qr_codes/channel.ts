// The channel that QR codes of their own are paid by.
import { findChannel } from '@kasir/models';

const found = findChannel('QR_CODE', 'QRIS', 'IDR');
if (!found) throw new Error('The channel table has no QRIS');

export const qris = found;
