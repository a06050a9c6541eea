// Executes a transfer: the platform records it, a workflow moves the money from one account to the
// other, and the record gets the result.
import { startWorkflow, workflow, type RunningWorkflow, type Scope } from '@kasir/core/server';
import { transfers, type TransferRow } from './kind.ts';
import { receiveTransfer, sendTransfer, transferOrder, type TransferOrder } from './legs.ts';

/** Moves the money of a transfer; its payload is the data that both accounts need. */
export const carryOutTransfer = workflow({
  name: 'transfer.carry_out',
  payload: transferOrder,
  steps: (order, { partition: { mode } }) => [
    { partition: { account: order.source, mode }, run: (d) => sendTransfer(d, order) },
    {
      partition: { account: order.destination, mode },
      run: (d, sent) => {
        if (sent === true) receiveTransfer(d, order);
        return sent;
      },
    },
  ],
  finish: (d, { transfer }, sent) => {
    const row = d.get(transfers, transfer);
    if (row?.state.status !== 'PENDING') return;
    d.transition(transfers, row, sent === true ? 'arrive' : 'refuse');
  },
});

/** A requested transfer. */
export type NewTransfer = Pick<
  TransferOrder,
  'reference' | 'source' | 'destination' | 'currency' | 'amount'
>;

/** Records a transfer of a platform and starts its workflow. */
export const startTransfer = (d: Scope, requested: NewTransfer): RunningWorkflow<TransferOrder> => {
  const id = d.id();
  const running = startWorkflow(d, carryOutTransfer, {
    ...requested,
    transfer: id,
    platform: d.context.account.id,
  });
  d.create(transfers, id, 'create', { ...requested, job: running.job, created: d.now });
  return running;
};

/** Returns the running workflow of a transfer that has not ended, to wait for it again. */
export const resumeTransfer = (
  platform: string,
  { id, state }: TransferRow,
): RunningWorkflow<TransferOrder> => {
  const { reference, source, destination, currency, amount, job } = state;
  return {
    ok: 'later',
    job,
    topic: carryOutTransfer.name,
    payload: { transfer: id, reference, platform, source, destination, currency, amount },
  };
};
