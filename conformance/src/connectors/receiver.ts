// Receives the callbacks of a connector, refuses each event once, and keeps every delivery.
import { createServer, type IncomingMessage } from 'node:http';
import { createConnectorClient, type Callback } from '@kasir/connector/client';

export interface Delivery {
  readonly event: Callback | null;
  /** The reason why the callback is invalid, or null. */
  readonly problem: string | null;
  readonly text: string;
}

export interface Receiver {
  readonly deliveries: readonly Delivery[];
  readonly close: () => Promise<void>;
}

const readText = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Listens for callbacks on a port of this machine. */
export const openReceiver = async (
  port: number,
  { url, secret }: { readonly url: string; readonly secret: string },
): Promise<Receiver> => {
  const client = createConnectorClient({ url, secrets: [secret] });
  const deliveries: Delivery[] = [];
  const receive = async (incoming: IncomingMessage): Promise<number> => {
    const text = await readText(incoming);
    const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    );
    const request = new Request(`http://127.0.0.1:${port}${incoming.url ?? '/'}`, {
      method: incoming.method ?? 'POST',
      headers,
      body: incoming.method === 'GET' ? null : text,
    });
    const read = await client.readCallback(request);
    if (!read.ok) {
      deliveries.push({ event: null, problem: await read.response.text(), text });
      return read.response.status;
    }
    const isFirst = deliveries.every(({ event }) => event?.id !== read.callback.id);
    deliveries.push({ event: read.callback, problem: null, text });
    // The first delivery of every event fails, so that it has to be repeated.
    return isFirst ? 503 : 204;
  };
  const server = createServer((incoming, outgoing) => {
    receive(incoming).then(
      (status) => outgoing.writeHead(status).end(),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    deliveries,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
