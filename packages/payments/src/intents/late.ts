// Records money that a connector collected after its intent or authorization had ended. The
// settings of the account decide whether it is kept or reversed; its operation is marked for an
// operator.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import { operations } from '../operations/kind.ts';
import { keepOrReverse } from '../payments/late.ts';
import { attemptOf } from './attempt.ts';
import type { IntentRow } from './kind.ts';

/**
 * Records late money of an intent as a separate payment. `operation` is the charge or authorization
 * to which a refund of this payment refers.
 */
export const recordLatePayment = (
  d: Scope,
  intent: IntentRow,
  amount: number,
  operation: string,
): void => {
  const instrument = getInstrument(d, intent.state.instrument);
  keepOrReverse(d, { ...attemptOf({ intent, instrument }, amount), operation });
};

/** Records a charge of an ended intent; an authorization is voided, and a verified link ended. */
export const recordLate = (
  d: Scope,
  intent: IntentRow,
  amount: number,
  operation: string,
): void => {
  d.change(operations, { id: operation }, { attention: 'LATE_SUCCESS' });
  if (intent.state.manualCapture || intent.state.purpose === 'verify') {
    const { product, reference, customer, returnUrls } = intent.state;
    const instrument = getInstrument(d, intent.state.instrument);
    const object = { kind: product.kind, id: product.id };
    const order = { object, reference, customer, returnUrls, means: null, expires: null };
    getConnector(d.context).release(d, {
      work: intent.state.manualCapture ? 'void' : 'unlink',
      channel: channelOf(instrument.state),
      amount,
      order: () => ({ ...order, continues: operation }),
    });
    return;
  }
  recordLatePayment(d, intent, amount, operation);
};
