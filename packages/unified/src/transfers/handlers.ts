// Handlers of the transfer endpoints, and the duty that carries a transfer out.
import { decidesLater, fail, ok, reads, type Duty, type Handler } from '@kasir/core/server';
import { transfers } from '@kasir/models';
import { receiveTransfer, sendTransfer, type Transferred } from '@kasir/payments';
import { createTransfer } from './create.contract.ts';
import { decideTransfer, endTransfer, TRANSFER, transferOutcome } from './decide.ts';
import { getTransfer } from './get.contract.ts';

export const transferHandlers: readonly Handler[] = [
  decidesLater(createTransfer, decideTransfer, transferOutcome),

  reads(getTransfer, (view, { params }) => {
    const row = view.find(transfers, 'reference', params.reference);
    return row
      ? ok(row.public)
      : fail('DATA_NOT_FOUND', 'There is no transfer with this reference.');
  }),
];

export const transferDuties: readonly Duty[] = [
  {
    topic: TRANSFER,
    abroad: ({ payload, context }) => {
      const of = payload as Transferred;
      const { mode } = context.realm;
      return [
        { realm: { account: of.source, mode }, run: (at, tx) => sendTransfer(at, tx, of) },
        {
          realm: { account: of.destination, mode },
          run: (at, tx, sent) => {
            if (sent === true) receiveTransfer(at, tx, of);
            return sent;
          },
        },
      ];
    },
    run: (_at, tx, { payload, found }) => endTransfer(tx, payload as Transferred, found === true),
  },
];
