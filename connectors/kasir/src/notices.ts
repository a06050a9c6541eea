// Takes the webhooks of the service. Each names an operation that has changed; its outcome is then
// read from the service, so that neither their order nor their number matters.
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
  /** Returns what has become of an operation at the service. */
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

/** Returns the payment in an event, received by a number or code, as the protocol has it. */
const toReceived = (payment: ReceivedPayment, issued: string) => ({
  id: payment.id,
  issued_by: issued,
  amount: { value: toMinor(payment.currency, payment.amount), currency: payment.currency },
  paid_at: payment.created ?? new Date(0).toISOString(),
  payer: null,
});

/** Returns a handler of the service's webhooks. A webhook about anything else has no effect. */
export const createNoticeHandler = (options: NoticeOptions): FetchHandler => {
  const { store, connector, ask, failed } = options;
  const handle = async (event: ReceivedEvent, delivery: EventDelivery): Promise<void> => {
    for (const reference of referencesIn(delivery)) {
      // One after the other: an event names one operation of this connector, or none.
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
  // Repeated deliveries are noticed in memory: after a restart one more question is asked, no more.
  return createReceiver({ token: options.tokens }).handle(handle, {
    await: true,
    unknown: handle,
    failed: (error, { id }) => failed(id, error),
  }).fetch;
};
