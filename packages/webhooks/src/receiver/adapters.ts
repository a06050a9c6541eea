// Adapts a webhook handler to node:http and fetch.
import type { WebhookResponse, Delivery } from './messages.ts';

/** The part of a node:http request that the adapter uses. */
export interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Set by frameworks and platforms that read the body themselves. */
  readonly body?: unknown;
  /** The raw body, if a framework keeps it beside the parsed one. */
  readonly rawBody?: unknown;
}

/** The part of a node:http response that the adapter uses. */
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

type Responder = (delivery: Delivery) => Promise<WebhookResponse>;
/** Is called with the reason when a body is not passed to the responder. */
type Rejecter = (reason: string) => void;

/** Larger bodies are rejected: no event is that large. */
const BODY_BYTES_MAX = 1_048_576;

const tooLarge: WebhookResponse = {
  status: 413,
  text: `The body must be at most ${BODY_BYTES_MAX} bytes.`,
};
const wrongMethod: WebhookResponse = { status: 405, text: 'Events must be sent with POST.' };

const encoder = new TextEncoder();

const joinBytes = (parts: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Returns all bytes of a body, or null if there are too many. */
const bytesOf = async (chunks: AsyncIterable<Uint8Array | string>): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const part = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    size += part.length;
    if (size > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return joinBytes(parts, size);
};

/** Yields the chunks of a fetch stream, which not every browser can iterate over. */
async function* chunksOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!stream) return;
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

const isRaw = (body: unknown): body is string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array;

/** Returns the raw body: from the stream, or as read by a framework. */
const rawBody = async (request: NodeRequest): Promise<Uint8Array | string | null> => {
  const read = isRaw(request.rawBody) ? request.rawBody : request.body;
  if (read === undefined) return bytesOf(request);
  if (isRaw(read)) return read;
  throw new TypeError('The body is already parsed. Mount the receiver before the body parser.');
};

const headersOf = (status: number): Record<string, string> => ({
  'content-type': 'text/plain; charset=utf-8',
  ...(status === 405 && { allow: 'POST' }),
  ...(status === 413 && { connection: 'close' }),
});

/** Responds to a request of either kind; an aborted request must not end the process. */
const respondTo = async (
  method: string | undefined,
  read: () => Promise<Uint8Array | string | null>,
  responder: (body: Uint8Array | string) => Promise<WebhookResponse>,
  reject: Rejecter,
): Promise<WebhookResponse> => {
  if (method !== 'POST') return wrongMethod;
  try {
    const body = await read();
    if (body !== null) return await responder(body);
    reject(tooLarge.text);
    return tooLarge;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    reject(text);
    return { status: 500, text };
  }
};

/** Creates a `(req, res)` handler; `after` runs once the operating system has the response. */
export const nodeAdapter =
  (responder: Responder, reject: Rejecter): NodeHandler =>
  async (request, response) => {
    const { method, headers } = request;
    const { status, text, after } = await respondTo(
      method,
      () => rawBody(request),
      (body) => responder({ headers, body }),
      reject,
    );
    response.writeHead(status, headersOf(status));
    response.end(text, () => void after?.());
  };

/** Creates a `Request -> Response` handler; `after` runs in a later turn than the response. */
export const fetchAdapter =
  (responder: Responder, reject: Rejecter): FetchHandler =>
  async (request, context) => {
    const { method, headers } = request;
    const { status, text, after } = await respondTo(
      method,
      () => bytesOf(chunksOf(request.body)),
      (body) => responder({ headers, body }),
      reject,
    );
    if (after) {
      const work = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(after);
      context?.waitUntil?.(work);
    }
    return new Response(text, { status, headers: headersOf(status) });
  };
