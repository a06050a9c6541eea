// Stands in for a processor: records the requests that it receives, and responds with examples.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { onTestFinished } from 'vitest';

/** A request that the processor received, with form and JSON bodies as objects. */
export interface Recorded {
  readonly line: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** A response of the processor; `cut` closes the connection without a response. */
export type Example = { readonly status?: number; readonly body: unknown } | { readonly cut: true };

const parseBody = (type: string | undefined, text: string): unknown => {
  if (text === '') return null;
  return type?.includes('json') === true
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text));
};

/** Listens on loopback until the test ends. `respond` chooses the example for each request. */
export const openRecorder = async (respond: (request: Recorded) => Example) => {
  const requests: Recorded[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { headers, method, url } = incoming;
      const text = Buffer.concat(chunks).toString('utf8');
      const request = {
        line: `${method} ${url}`,
        headers,
        body: parseBody(headers['content-type'], text),
      };
      requests.push(request);
      const example = respond(request);
      if ('cut' in example) {
        outgoing.destroy();
        return;
      }
      const { status = 200, body } = example;
      const isText = typeof body === 'string';
      outgoing
        .writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' })
        .end(isText ? body : JSON.stringify(body));
    });
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return { url, requests };
};
