// Sends requests one after the other to measure each wait, or over many connections at once to keep
// a server busy.
import { once } from 'node:events';
import { Agent, request } from 'node:http';

export interface Sent {
  readonly url: string;
  readonly authorization: string;
  readonly agent?: Agent;
  readonly body?: object;
  readonly signal?: AbortSignal;
  /** False to discard the response body; true by default. */
  readonly keep?: boolean;
}

export const basic = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/** Sends a request and returns the whole response body; throws when the status is not 200. */
export const send = async ({
  url,
  authorization,
  agent,
  body,
  signal,
  keep = true,
}: Sent): Promise<string> => {
  const sent = request(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, 'content-type': 'application/json' },
    ...(agent && { agent }),
    ...(signal && { signal }),
  });
  sent.end(body && JSON.stringify(body));
  const [response] = await once(sent, 'response');
  const pieces: Buffer[] = [];
  for await (const piece of response) if (keep) pieces.push(piece as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return Buffer.concat(pieces).toString();
};

export const parsed = async <Body>(sent: Sent): Promise<Body> =>
  JSON.parse(await send(sent)) as Body;

/** Repeats requests over `count` connections; returns a function that stops them. */
export const keepSending = (urls: readonly string[], count: number, authorization: string) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const agent = new Agent({ keepAlive: true });
  const one = async (_: unknown, at: number): Promise<void> => {
    for (let n = at; !signal.aborted; n += 1) {
      const url = urls[n % urls.length] ?? '';
      await send({ url, authorization, agent, signal, keep: false }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
  };
  const sending = Promise.all(Array.from({ length: count }, one));
  return async (): Promise<void> => {
    stopping.abort();
    await sending;
    agent.destroy();
  };
};
