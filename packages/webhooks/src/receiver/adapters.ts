// A handler of deliveries as a function of node:http and as one of fetch.
import type { Answer, Delivery } from './exchange.ts';

/** What is needed of a request of node:http. */
export interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Set by frameworks and platforms that read the body themselves. */
  readonly body?: unknown;
}

/** What is needed of a response of node:http. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(text: string, sent: () => void): unknown;
}

export type NodeHandler = (request: NodeRequest, response: NodeResponse) => Promise<void>;

/** `context.waitUntil` keeps a serverless function alive until the handler is done. */
export type FetchHandler = (
  request: Request,
  context?: { waitUntil?(work: Promise<unknown>): void },
) => Promise<Response>;

type Answering = (delivery: Delivery) => Promise<Answer>;

/** Larger bodies are refused: no event comes near. */
const BODY_BYTES_MAX = 1_048_576;

const tooLarge: Answer = { status: 413, text: `Send at most ${BODY_BYTES_MAX} bytes.` };
const wrongMethod: Answer = { status: 405, text: 'Send events with POST.' };

const bytesOf = async (chunks: AsyncIterable<Uint8Array | string>): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += part.length;
    if (size > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** The body as it was sent: from the stream, or from whoever has read it before. */
const rawBody = async (request: NodeRequest): Promise<Uint8Array | string | null> => {
  const { body } = request;
  if (body === undefined) return bytesOf(request);
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  throw new TypeError('The body was parsed already: mount the receiver before the body parser.');
};

const headersOf = (status: number): Record<string, string> => ({
  'content-type': 'text/plain; charset=utf-8',
  ...(status === 405 && { allow: 'POST' }),
  ...(status === 413 && { connection: 'close' }),
});

/** The answer to a request of either kind; one that breaks off must not end the process. */
const answerTo = async (
  method: string | undefined,
  read: () => Promise<Uint8Array | string | null>,
  answering: (body: Uint8Array | string) => Promise<Answer>,
): Promise<Answer> => {
  if (method !== 'POST') return wrongMethod;
  try {
    const body = await read();
    return body === null ? tooLarge : await answering(body);
  } catch (error) {
    return { status: 500, text: error instanceof Error ? error.message : String(error) };
  }
};

/** `(req, res)`: work after the answer begins when the answer has been handed to the system. */
export const nodeAdapter =
  (answering: Answering): NodeHandler =>
  async (request, response) => {
    const { method, headers } = request;
    const { status, text, after } = await answerTo(
      method,
      () => rawBody(request),
      (body) => answering({ headers, body }),
    );
    response.writeHead(status, headersOf(status));
    response.end(text, () => void after?.());
  };

/** `Request -> Response`: work after the answer begins once the server had a turn to send it. */
export const fetchAdapter =
  (answering: Answering): FetchHandler =>
  async (request, context) => {
    const { method, headers } = request;
    const { status, text, after } = await answerTo(
      method,
      () => bytesOf(request.body ?? new Blob([]).stream()),
      (body) => answering({ headers, body }),
    );
    if (after) {
      const work = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(after);
      context?.waitUntil?.(work);
    }
    return new Response(text, { status, headers: headersOf(status) });
  };
