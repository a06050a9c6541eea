// Opens the chain of a live payment for a test: a second Kasir as the service, the connector in
// front of it, and a platform that calls the connector and receives its callbacks.
import { createServer, type IncomingMessage } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import {
  createMemoryStore,
  type Failure,
  type Operation,
  type OperationRequest,
} from '@kasir/connector';
import { createConnectorClient, type Callback } from '@kasir/connector/client';
import { createKasir, type CreateOptions } from '@kasir/server/in-process';
import { onTestFinished } from 'vitest';
import { startKasirConnector, type KasirConnectorOptions } from '../start.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;

/** A webhook of the service on its way to the connector. */
export interface Delivery {
  readonly headers: Headers;
  readonly text: string;
  /** Sends the webhook to the connector; resolves to the status of the response. */
  readonly bring: () => Promise<number>;
}

const readText = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Listens on loopback until the test ends. */
const listen = async (
  respond: (incoming: IncomingMessage, text: string) => Promise<number>,
): Promise<string> => {
  const server = createServer((incoming, outgoing) => {
    readText(incoming)
      .then((text) => respond(incoming, text))
      .then((status) => outgoing.writeHead(status).end())
      .catch(() => outgoing.destroy());
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return url;
};

const headersOf = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  );

/**
 * Opens a chain. `deliver` may drop or delay a webhook; by default each is sent to the connector.
 */
export const openChain = async ({
  deliver = (delivery) => delivery.bring(),
  service: serviceOptions = {},
  ...options
}: Partial<KasirConnectorOptions> & {
  readonly deliver?: (delivery: Delivery) => Promise<number>;
  readonly service?: CreateOptions;
} = {}) => {
  let webhookUrl = '';
  const callbackUrl = await listen(async (incoming, text) => {
    const headers = headersOf(incoming);
    const bring = async () => {
      const { status } = await fetch(webhookUrl, { method: 'POST', headers, body: text });
      return status;
    };
    return deliver({ headers, text, bring });
  });
  const service = await createKasir({ ...serviceOptions, callbackUrl });
  const callbacks: Callback[] = [];
  const platformUrl = await listen(async (incoming, text) => {
    const request = new Request(platformUrl, {
      method: 'POST',
      headers: headersOf(incoming),
      body: text,
    });
    const read = await platform.readCallback(request);
    if (read.ok) callbacks.push(read.callback);
    return read.ok ? 204 : read.response.status;
  });
  const failures: Failure[] = [];
  const store = options.store ?? createMemoryStore();
  const start = () =>
    startKasirConnector({
      port: 0,
      secrets: [SECRET],
      callbackUrl: platformUrl,
      baseUrl: service.baseUrl,
      key: service.key,
      webhookTokens: [service.callbackToken],
      dispatcher: service.dispatcher,
      lookEveryMs: 86_400_000,
      failed: (failure) => failures.push(failure),
      ...options,
      store,
    });
  const connector = await start();
  webhookUrl = connector.webhookUrl;
  const platform = createConnectorClient({ url: connector.url, secrets: [SECRET] });
  onTestFinished(async () => {
    await connector.close();
    await service.close();
  });

  /** Sends an operation that must be accepted. */
  const send = async (request: OperationRequest): Promise<Operation> => {
    const sent = await platform.send(request);
    if (sent === 'unknown' || 'refused' in sent)
      throw new Error(`${request.work} on ${request.channel.code}: ${JSON.stringify(sent)}`);
    return sent.known;
  };
  const read = async (id: string): Promise<Operation> => {
    const known = await platform.get(id);
    if (typeof known === 'string') throw new Error(`${id}: ${known}`);
    return known;
  };
  /** Acts at the service as a payer, on the object with an id. */
  const act = async (
    object: string,
    action: 'pay' | 'authorize' | 'decline' | 'expire',
    more: { readonly amount?: number; readonly failure_code?: string } = {},
  ): Promise<void> => {
    const params = { id: service.account, object };
    const acted = await service.control.objects.act({ params, body: { action, ...more } });
    if (!acted.ok) throw new Error(`${action} ${object}: ${acted.message}`);
  };
  /**
   * Performs the action of the payer that an operation waits for, and returns the operation
   * afterwards.
   */
  const approve = async ({ id, work, status, connector_reference: at }: Operation) => {
    if (status === 'action_required') await act(at ?? '', work === 'link' ? 'authorize' : 'pay');
    return read(id);
  };
  /** Executes an operation that must succeed; its payer approves it if necessary. */
  const succeed = async (request: OperationRequest): Promise<Operation> => {
    const ended = await approve(await send(request));
    if (ended.status !== 'succeeded')
      throw new Error(`${request.work} on ${request.channel.code}: ${JSON.stringify(ended)}`);
    return ended;
  };
  /** Waits until every webhook has been sent. */
  const quiet = async (): Promise<void> => void (await service.control.clock.quiet({ body: {} }));
  return {
    service,
    connector,
    store,
    platform,
    callbacks,
    failures,
    send,
    read,
    act,
    approve,
    succeed,
    quiet,
  };
};
