// Generates load: keep-alive sockets, each of which sends its next request when the last response
// is complete. Raw sockets, because a client library would cost more per request than the server
// that is measured.
import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** True to let the client sleep while it waits, which leaves the processor to others. */
  readonly sleeps?: boolean;
  /**
   * Returns the bytes of the next request; called once per request, so that bodies can be unique.
   */
  readonly request: () => string;
  /** Called with the milliseconds that each response took. */
  readonly took?: (ms: number) => void;
}

export interface Loaded {
  readonly served: number;
  /** Responses without a 2xx status; a measurement with any is worthless. */
  readonly failed: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Returns the length of the first complete response in a buffer, or 0 while it is incomplete. */
const endOfResponse = (buffer: Buffer): number => {
  const end = buffer.indexOf(HEAD_END);
  if (end < 0) return 0;
  const head = buffer.toString('latin1', 0, end).toLowerCase();
  const at = head.indexOf('content-length: ');
  const length = at < 0 ? 0 : Number.parseInt(head.slice(at + 16), 10);
  const total = end + HEAD_END.length + length;
  return buffer.length >= total ? total : 0;
};

const isSuccess = (buffer: Buffer): boolean => buffer[9] === '2'.charCodeAt(0);

/** Runs the load for its seconds and returns the number of responses. */
export const run = async (load: Load): Promise<Loaded> => {
  const { port, connections, seconds, sleeps = false, request, took } = load;
  let served = 0;
  let failed = 0;
  let stopping = false;
  const one = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let pending: Buffer = Buffer.alloc(0);
      let sent = 0;
      const next = (): void => {
        sent = performance.now();
        socket.write(request());
      };
      socket.on('data', (chunk: Buffer) => {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
        const length = endOfResponse(pending);
        if (length === 0) return;
        if (!isSuccess(pending)) failed += 1;
        pending = pending.subarray(length);
        served += 1;
        took?.(performance.now() - sent);
        if (stopping) socket.end();
        else next();
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
      socket.on('connect', next);
      socket.setNoDelay(true);
    });
  const timer = setTimeout(() => {
    stopping = true;
  }, seconds * 1_000);
  // A sleeping client has to be woken by the server's send, which would count as the server's time:
  // the slower the server, the more. So the client stays awake, unless `sleeps` is set.
  const stayAwake = () => void (stopping || setImmediate(stayAwake));
  if (!sleeps) stayAwake();
  await Promise.all(Array.from({ length: connections }, () => one(connect(port, '127.0.0.1'))));
  clearTimeout(timer);
  return { served, failed };
};

/** The sender of a request: a key, and the sub-account that it acts for. */
export interface Sender {
  readonly key: string;
  readonly account?: string;
}

/** Returns the bytes of a request, with or without a JSON body. */
export const bytesOf = (
  method: string,
  path: string,
  { key, account }: Sender,
  body?: string,
): string => {
  const acting = account === undefined ? '' : `for-user-id: ${account}\r\n`;
  const auth = `authorization: Basic ${Buffer.from(`${key}:`).toString('base64')}\r\n${acting}`;
  const tail =
    body === undefined
      ? '\r\n'
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${auth}${tail}`;
};
