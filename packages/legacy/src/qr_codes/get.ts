// GET /qr_codes/{external_id}: returns a QR code.
import { query, okRendered } from '@kasir/core/server';
import { findCode, unknownCode } from './find.ts';
import { getQrCode } from './get.contract.ts';
import { renderCode } from './render.ts';

export const getQrCodeHandler = query(getQrCode, (view, { params, context }) => {
  const row = findCode(view, params.external_id);
  // QR-GET-ERR-DATA_NOT_FOUND
  return row ? okRendered({ context, row }, () => renderCode(row)) : unknownCode;
});
