// For tests: operations of a connector with the money that they have moved.
import type { Decision } from '@kasir/core/server';
import { ledgers } from '../ledger/ledgers.ts';
import { moveLines } from '../ledger/lines.ts';
import { operations, type OperationRow } from '../operations/kind.ts';
import { whenSent } from '../operations/sent.ts';
import { isSettled, type OperationState } from '../operations/state.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { grossOf } from '../reconciliation/match.ts';

/** The fields of an outcome of which the connector says no more than its status. */
export const nothingNamed = {
  amount: null,
  failure: null,
  action: null,
  token: null,
  issued: null,
  processorReference: null,
} as const satisfies Partial<Outcome>;

/** An operation of a test; the rest of its state says nothing about money. */
export interface SampleOperation {
  readonly id: string;
  readonly connector?: string;
  readonly work: OperationState['work'];
  readonly currency: string;
  readonly amount: number;
  /** The id that the connector chose, for a received payment. */
  readonly external?: string;
}

/** Sends an operation, whose outcome is not known yet. */
export const sendOperation = (d: Decision, sample: SampleOperation): OperationRow =>
  d.create(operations, sample.id, 'send', {
    connector: sample.connector ?? 'bank',
    work: sample.work,
    type: 'EWALLET',
    channel: 'DANA',
    country: 'ID',
    currency: sample.currency,
    amount: sample.amount,
    parent: null,
    instead: null,
    fallbacks: [],
    about: { kind: 'payment', id: 'p-1' },
    reference: 'order-1',
    request: '',
    withCard: false,
    resume: null,
    ...whenSent(d.now),
    external: sample.external ?? null,
  });

/** Lets an operation succeed and books its money. */
export const succeedOperation = (d: Decision, id: string, executed?: number): void => {
  const row = d.get(operations, id);
  if (!row) throw new Error(`There is no operation ${id}`);
  const { amount, currency } = row.state;
  const { state } = d.transition(operations, row, 'succeed', { executed: executed ?? amount });
  // An authorization holds money, which moves when it is captured.
  if (isSettled(state) === null) return;
  const gross = grossOf(state) ?? 0;
  d.post(id, moveLines(currency, 'TRANSACTION', gross, ledgers.clearing, ledgers.available));
};
