// Handlers of the QR code endpoints.
import { asRaw, decides, fail, invalid, ok, okRaw, reads, type Handler } from '@kasir/core/server';
import { limits, momentOf } from '@kasir/core';
import { chosen, payments, qrCodes } from '@kasir/models';
import { createQrCode } from './create.contract.ts';
import { decideCreate, decideSimulate, renderQrPayment } from './decide.ts';
import { getQrCode } from './get.contract.ts';
import { listQrPayments } from './payments.contract.ts';
import { simulateQrPayment } from './simulate.contract.ts';

const unknownCode = fail('DATA_NOT_FOUND', 'There is no QR code with this external_id.');

const byExternalId = (external_id: string) => [
  { kind: qrCodes, key: 'external_id', value: external_id },
];

export const qrCodeHandlers: readonly Handler[] = [
  decides(createQrCode, decideCreate, ({ body }) => byExternalId(body.external_id)),

  reads(getQrCode, (view, { params }) => {
    const text = view.textByKey(qrCodes, 'external_id', params.external_id);
    return text === undefined ? unknownCode : okRaw(asRaw(text));
  }),

  reads(listQrPayments, (view, { query, context }) => {
    const from = query.from === undefined ? undefined : momentOf(query.from);
    const to = query.to === undefined ? undefined : momentOf(query.to);
    if (from !== undefined && to !== undefined && from >= to) {
      return invalid('query.from', 'Send a time earlier than to.');
    }
    const code = view.find(qrCodes, 'external_id', query.external_id);
    if (!code)
      return chosen('unknown_qr_payments', context.dialect) === '200 with an empty array'
        ? ok([])
        : unknownCode;
    const { rows } = view.list(
      payments,
      {
        parent: code.id,
        any: { kept: [1] },
        created: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) },
      },
      { limit: query.limit ?? limits.qr_payments_page.default },
    );
    return ok(rows.map((row) => renderQrPayment(code.public, row)));
  }),

  decides(simulateQrPayment, decideSimulate, ({ params }) => byExternalId(params.external_id)),
];
