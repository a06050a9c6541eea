// Defines the channel of the QR codes that this API creates.
import { getChannel } from '@kasir/models';

export const qris = getChannel('QR_CODE', 'QRIS', 'ID');
