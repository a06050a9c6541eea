// Legacy QR codes as releases before instruments stored them: as a kind of their own, by their
// public JSON.
import { bare, minorUnits, parseTimestamp, type Stored } from '@kasir/core';
import { prefixes, type QrCode } from '@kasir/models';
import type { InstrumentState } from '../state.ts';
import type { QrCodeDetail } from '../types/qr-code.ts';

/** Every code was paid by QRIS. */
const qris = { type: 'QR_CODE', channel: 'QRIS', country: 'ID', currency: 'IDR' } as const;

/** The instrument that a stored QR code has become. */
export const fromQrCode = ({ public: stored }: Pick<Stored, 'public'>): InstrumentState => {
  const code = stored as QrCode;
  const id = bare(prefixes.qr_code, code.id);
  if (id === null) throw new Error(`${code.id} is not the id of a QR code`);
  const detail: QrCodeDetail = { content: code.qr_string };
  return {
    status: code.status === 'ACTIVE' ? 'ACTIVE' : 'EXPIRED',
    product: { kind: 'qr_code', id },
    ...qris,
    reusable: code.type === 'STATIC',
    customer: null,
    reference: code.external_id,
    merchantKey: code.external_id,
    description: null,
    metadata: code.metadata,
    requested: {
      amount: code.amount === null ? null : minorUnits(qris.currency, code.amount),
      min: null,
      max: null,
    },
    identifier: null,
    returnUrls: { success: null, failure: null, cancel: null },
    authentication: { skip: null, require: null },
    detail,
    failure: null,
    expires: null,
    openUntil: null,
    left: false,
    created: parseTimestamp(code.created),
    updated: parseTimestamp(code.updated),
    echo: { callbackUrl: code.callback_url },
  };
};
