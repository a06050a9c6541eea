// Records one payment of a running platform, from the request to the webhook that a receiver gets.
import { loopback } from '@kasir/client/testing';
import { unwrap } from '@kasir/control/client';
import { createKasir } from '@kasir/server/in-process';

/** A payment as it was sent, stored and received. */
export interface RecordedPayment {
  readonly request: { readonly path: string; readonly body: unknown };
  readonly response: { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
  /** The statuses of the payment request, first to last. */
  readonly statuses: readonly string[];
  /** Journal lines in minor units; those of a posting add up to zero. */
  readonly lines: readonly { readonly ledger: string; readonly amount: number }[];
  /** The webhook, and the status of the response of its receiver. */
  readonly webhook: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Readonly<Record<string, unknown>>;
    readonly status: number;
  };
}

type Webhook = Omit<RecordedPayment['webhook'], 'status'>;

const SEED = 20_260_101;

const order = {
  reference_id: 'order-1',
  currency: 'IDR',
  amount: 25_000,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'DANA',
      channel_properties: { success_return_url: 'https://shop.example/thanks' },
    },
  },
} as const;

/** Opens a receiver that keeps its webhooks. */
const openReceiver = async () => {
  const received: Webhook[] = [];
  const { url, close } = await loopback((response, request) => {
    const headers = request.headers as Readonly<Record<string, string>>;
    received.push({ headers, body: JSON.parse(request.body) as Webhook['body'] });
    response.end();
  });
  return { received, url: `${url}/webhooks`, close };
};

/** Pays an order by wallet on a new platform; only signatures differ between two runs. */
export const recordPayment = async (): Promise<RecordedPayment> => {
  const receiver = await openReceiver();
  const kasir = await createKasir({ seed: SEED, callbackUrl: receiver.url });
  try {
    const path = '/payment_requests';
    const response = await kasir.fetch(kasir.baseUrl + path, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${kasir.key}:`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(order),
    });
    const made = (await response.json()) as RecordedPayment['response']['body'];
    const params = { id: kasir.account, object: String(made['id']) };
    unwrap(await kasir.control.objects.act({ params, body: { action: 'pay' } }));
    unwrap(await kasir.control.clock.quiet({ body: {} }));
    const { timeline } = unwrap(await kasir.control.objects.get({ params, query: {} }));
    const details = (type: string) =>
      timeline.filter((entry) => entry.type === type).map(({ detail }) => detail);
    const webhook = receiver.received.find(({ body }) => body['event'] === 'payment.succeeded');
    const delivery = details('delivery').find(({ event }) => event === 'payment.succeeded');
    if (!webhook || !delivery) throw new Error('payment.succeeded did not reach the receiver.');
    return {
      request: { path, body: order },
      response: { status: response.status, body: made },
      statuses: details('transition').map(({ to }) => String(to)),
      lines: details('ledger').map(({ ledger, amount }) => ({
        ledger: String(ledger),
        amount: Number(amount),
      })),
      webhook: { ...webhook, status: Number(delivery['status']) },
    };
  } finally {
    await kasir.close();
    await receiver.close();
  }
};
