// Receives the webhooks of the service. Each names an operation that has changed; the outcome is
// then read from the service, so that neither the order nor the number of webhooks matters. Only a
// payment to an issued number is read from the webhook itself, by its id.
import type { Connector, ConnectorStore, KnownOperation, Outcome } from '@kasir/connector';
import { toMinor } from '@kasir/core/money';
import {
  createReceiver,
  paymentOf,
  type EventDelivery,
  type FetchHandler,
  type ReceivedEvent,
  type ReceivedPayment,
} from '@kasir/webhooks';

export interface NoticeOptions {
  /** The webhook tokens of the account at the service; several while one is replaced. */
  readonly tokens: readonly string[];
  readonly store: ConnectorStore;
  readonly connector: Pick<Connector, 'reportOutcome' | 'receivePayment'>;
  /** Returns the outcome of an operation at the service. */
  readonly ask: (known: KnownOperation) => Promise<Outcome>;
  /** Called with the id of an event that could not be handled: the service sends it again. */
  readonly failed: (id: string | null, error: unknown) => void;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Returns the references in an event: that of its object, and that of its payment method. */
const referencesIn = ({ body }: EventDelivery): readonly string[] => {
  const data = fieldOf(body, 'data');
  const found = [
    fieldOf(data, 'reference_id'),
    fieldOf(fieldOf(data, 'payment_method'), 'reference_id'),
  ];
  return [...new Set(found.filter((one) => typeof one === 'string'))];
};

/** Converts the payment in an event, received by a number or code, to the form of the protocol. */
const toReceived = (payment: ReceivedPayment, issued: string) => ({
  id: payment.id,
  issued_by: issued,
  amount: { value: toMinor(payment.currency, payment.amount), currency: payment.currency },
  paid_at: payment.created ?? new Date(0).toISOString(),
  payer: null,
});

/**
 * Returns a handler of the service's webhooks. A webhook about an object that is not of this
 * connector has no effect.
 */
export const createNoticeHandler = (options: NoticeOptions): FetchHandler => {
  const { store, connector, ask, failed } = options;
  const handle = async (event: ReceivedEvent, delivery: EventDelivery): Promise<void> => {
    for (const reference of referencesIn(delivery)) {
      // Sequential is fast enough: an event names at most one operation of this connector.
      // oxlint-disable no-await-in-loop
      const known = await store.transact((rows) => rows.findOperation(reference));
      if (!known) continue;
      if (known.request.work !== 'issue') {
        if (known.operation.status === 'succeeded') continue;
        await connector.reportOutcome(reference, await ask(known));
      } else {
        const payment = paymentOf(event);
        if (payment?.status === 'SUCCEEDED')
          await connector.receivePayment(toReceived(payment, reference));
        else if (!payment && known.operation.status !== 'succeeded')
          await connector.reportOutcome(reference, await ask(known));
      }
      // oxlint-enable no-await-in-loop
    }
  };
  // Repeated deliveries are recognized in memory only: after a restart a repeated one causes one
  // more read, and no other effect.
  return createReceiver({ token: options.tokens }).handle(handle, {
    await: true,
    unknown: handle,
    failed: (error, { id }) => failed(id, error),
  }).fetch;
};
