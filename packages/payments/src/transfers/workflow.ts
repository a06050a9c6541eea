// The life of a transfer: the platform records it, a workflow takes the money out of one account
// and into the other, and the record says how it ended.
import { startWorkflow, workflow, type RunningWorkflow, type Scope } from '@kasir/core/server';
import { transfers, type TransferRow } from './kind.ts';
import { receiveTransfer, sendTransfer, transferOrder, type TransferOrder } from './legs.ts';

/** Carries a transfer out; its payload is what both accounts must know. */
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

type RequestedTransfer = Pick<
  TransferOrder,
  'reference' | 'source' | 'destination' | 'currency' | 'amount'
>;

/** Records a transfer of a platform and starts what carries it out. */
export const requestTransfer = (
  d: Scope,
  requested: RequestedTransfer,
): RunningWorkflow<TransferOrder> => {
  const id = d.id();
  const running = startWorkflow(d, carryOutTransfer, {
    ...requested,
    transfer: id,
    platform: d.context.account.id,
  });
  d.create(transfers, id, 'create', { ...requested, job: running.job, created: d.now });
  return running;
};

/** The workflow of a transfer that has not ended, to be waited for once more. */
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
