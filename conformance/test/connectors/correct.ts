// Opens a correct connector behind a socket, with faults between it and the suite.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import {
  createConnector,
  createMemoryStore,
  lineOfOperation,
  lineOfPayment,
  type Connector,
  type ConnectorOptions,
  type ConnectorStore,
  type Outcome,
  type Rows,
} from '@kasir/connector';
import { serveConnector } from '@kasir/connector/node';
import type { ChannelCapability, OperationRequest } from '@kasir/connector/protocol';

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

export type Handler = (request: Request) => Promise<Response>;

/** A fault of a connector; each part wraps or replaces one of the correct one. */
export interface Wrong {
  readonly wrap?: (handle: Handler) => Handler;
  readonly sendCallback?: (send: typeof fetch) => typeof fetch;
  readonly statement?: (made: ConnectorOptions['statement']) => ConnectorOptions['statement'];
  readonly isCardConnector?: boolean;
}

const cards: ChannelCapability = {
  type: 'CARD',
  code: 'CARD',
  country: 'ID',
  currency: 'IDR',
  works: ['charge', 'authorize', 'capture', 'void', 'refund', 'link', 'unlink'],
  min: 1_000,
  max: 100_000_000,
  captures: { partial: true, several: true },
  refunds: { partial: true, several: true, days: null },
  authorization_hours: 168,
  saves: true,
  installments: 'optional',
  actions: [],
};

const channels: readonly ChannelCapability[] = [
  cards,
  {
    ...cards,
    code: 'LOCAL',
    works: ['charge', 'authorize', 'capture', 'refund'],
    saves: false,
    installments: 'required',
    captures: { partial: false, several: false },
    refunds: { partial: true, several: false, days: 30 },
  },
  {
    ...cards,
    type: 'EWALLET',
    code: 'DANA',
    works: ['charge', 'refund'],
    saves: false,
    installments: undefined,
    captures: null,
    min: null,
    max: null,
  },
  {
    ...cards,
    type: 'EWALLET',
    code: 'OVO',
    works: ['charge'],
    saves: false,
    installments: undefined,
    captures: null,
    refunds: null,
    actions: ['wait'],
  },
  {
    ...cards,
    type: 'VIRTUAL_ACCOUNT',
    code: 'BNI',
    works: ['issue', 'close', 'refund'],
    installments: undefined,
    captures: null,
  },
];

const WAIT_MS = 20;
/** The prefix of the references of operations at the processor. */
const AT_PROCESSOR = 'at-processor-';

/** Creates a store in which tasks become due within milliseconds instead of seconds. */
const createHastyStore = (): ConnectorStore => {
  const store = createMemoryStore();
  return {
    ...store,
    transact: (work) =>
      store.transact((rows) => {
        const hasty: Rows = Object.create(rows, {
          putTask: {
            value: (task: Parameters<Rows['putTask']>[0]) =>
              rows.putTask({ ...task, due: Math.min(task.due, Date.now() + WAIT_MS) }),
          },
        }) as Rows;
        return work(hasty);
      }),
  };
};

/** Returns newly computed signature headers of a message. */
export const signed = (
  id: string,
  content: string,
  timestamp = Math.floor(Date.now() / 1_000),
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': `v1,${createHmac('sha256', Buffer.alloc(32, 7)).update(`${id}.${timestamp}.${content}`).digest('base64')}`,
});

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
};

const makeStatement: ConnectorOptions['statement'] = (_date, { operations, payments, isOver }) => ({
  is_complete: isOver,
  lines: [
    ...operations.flatMap((known) => {
      const settled_at = known.operation.updated_at;
      return lineOfOperation(known, { fee: 150, settled_at }) ?? [];
    }),
    ...payments.map((payment) => lineOfPayment(payment, { fee: 90, settled_at: payment.paid_at })),
  ],
});

type Received = Pick<OperationRequest, 'id' | 'amount'>;

/**
 * Creates the payers of a connector: they approve or decline an operation, or pay to an issued
 * number that is still open.
 */
const createPayer = (
  store: ConnectorStore,
  { reportOutcome }: Pick<Connector, 'reportOutcome'>,
  receive: (issued: Received) => Promise<void>,
) => {
  const idOf = (reference: string): string => reference.slice(AT_PROCESSOR.length);
  const act = async (reference: string, outcome: Outcome): Promise<boolean> => {
    const id = idOf(reference);
    const known = await store.transact((rows) => rows.findOperation(id));
    if (known?.operation.status !== 'action_required') return false;
    await reportOutcome(id, outcome);
    return true;
  };
  const payTo = async (reference: string): Promise<boolean> => {
    const id = idOf(reference);
    const [known, children] = await store.transact((rows) => [
      rows.findOperation(id),
      rows.childrenOf(id),
    ]);
    if (known?.request.work !== 'issue' || children.some(({ request }) => request.work === 'close'))
      return false;
    await receive(known.request);
    return true;
  };
  const declined: Outcome = {
    status: 'declined',
    decline: { code: 'USER_DECLINED_PAYMENT', by: 'payer' },
  };
  return {
    pay: async (reference: string) =>
      (await act(reference, { status: 'succeeded' })) || payTo(reference),
    decline: (reference: string) => act(reference, declined),
  };
};

/**
 * Opens a connector whose operations all succeed; those of the wallet succeed after a short delay.
 */
export const openConnector = async ({
  wrap = (handle) => handle,
  sendCallback = (send) => send,
  statement = (made) => made,
  isCardConnector = false,
}: Wrong = {}) => {
  const callbackPort = await freePort();
  const store = createHastyStore();
  const later = (run: () => Promise<unknown>): void => void setTimeout(() => void run(), WAIT_MS);
  const receive = ({ id, amount }: Pick<OperationRequest, 'id' | 'amount'>): Promise<void> =>
    connector.receivePayment({
      id: `pay_${randomUUID()}`,
      issued_by: id,
      amount: amount ?? { value: 20_000, currency: 'IDR' },
      paid_at: new Date().toISOString(),
      payer: null,
    });
  const perform = async (request: OperationRequest) => {
    const connector_reference = `${AT_PROCESSOR}${request.id}`;
    if (request.work === 'charge' && request.channel.code === 'DANA') {
      later(() => connector.reportOutcome(request.id, { status: 'succeeded' }));
      return { status: 'pending' as const, connector_reference };
    }
    if (request.channel.code === 'OVO')
      return {
        status: 'action_required' as const,
        connector_reference,
        action: { type: 'wait' as const, expires_at: null },
      };
    if (request.work === 'link' || ('save' in request && request.save === true))
      return { status: 'succeeded' as const, connector_reference, token: `token-${request.id}` };
    if (request.work !== 'issue') return { status: 'succeeded' as const, connector_reference };
    later(() => receive(request));
    const instrument = { number: '8808123456', holder: 'Toko Sari', expires_at: null };
    return { status: 'succeeded' as const, connector_reference, instrument };
  };
  const connector = createConnector({
    name: 'tested',
    version: '2.1',
    secrets: [SECRET],
    capabilities: { card_data: isCardConnector, channels },
    store,
    perform,
    statement: statement(makeStatement),
    callbackUrl: `http://127.0.0.1:${callbackPort}/`,
    fetch: sendCallback(fetch),
    failed: () => undefined,
  });
  const serving = await serveConnector({ fetch: wrap(connector.fetch) }, { port: 0 });
  const close = async (): Promise<void> => {
    await connector.stop();
    await serving.close();
  };
  return {
    url: serving.url,
    secret: SECRET,
    callbackPort,
    ...createPayer(store, connector, receive),
    close,
  };
};
