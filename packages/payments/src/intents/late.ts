// Books money that a connector collected after its intent or authorization had ended: it is kept or
// given back, by the rule of the account, and shown to the operator.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { liveSettingsOf } from '../operations/settings.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import { operations } from '../operations/kind.ts';
import { completePayment } from '../payments/complete.ts';
import { autoReverse } from '../payments/refund.ts';
import { attemptOf } from './attempt.ts';
import type { IntentRow } from './kind.ts';

/**
 * Books late money of an intent as a payment of its own. `operation` is the charge or authorization
 * that a refund of it names.
 */
export const recordLatePayment = (
  d: Scope,
  intent: IntentRow,
  amount: number,
  operation: string,
): void => {
  const instrument = getInstrument(d, intent.state.instrument);
  const attempt = { ...attemptOf({ intent, instrument }, amount), operation };
  const payment = completePayment(d, attempt, null, 'receive_late');
  if (liveSettingsOf(d).lateSuccess === 'refund') autoReverse(d, payment);
};

/** Books a charge of an ended intent; an authorization is let go, since nobody will capture it. */
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
