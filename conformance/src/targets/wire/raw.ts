// Sends raw requests over sockets, because an HTTP client cannot, for example, withhold the last
// byte.
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { headersOf, parsedJson, type ApiResponse, type OutgoingRequest } from './message.ts';

const connect = (base: URL): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const secure = base.protocol === 'https:';
    const port = Number(base.port === '' ? (secure ? 443 : 80) : base.port);
    const host = base.hostname.replace(/^\[|\]$/g, '');
    const socket: Socket = secure
      ? connectTls({ host, port, servername: host, ALPNProtocols: ['http/1.1'] })
      : connectTcp({ host, port });
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });

/**
 * Returns the bytes of a request; the connection is closed after the response, so that its end is
 * known.
 */
export const bytesOf = (base: URL, outgoing: OutgoingRequest): Buffer => {
  const path = base.pathname.replace(/\/$/, '') + outgoing.target;
  const body = Buffer.from(outgoing.body ?? '');
  const headers = Object.entries({
    host: base.host,
    connection: 'close',
    ...(outgoing.method === 'GET' || outgoing.method === 'HEAD'
      ? {}
      : { 'content-length': String(body.length) }),
    ...headersOf(outgoing),
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([
    Buffer.from(`${outgoing.method} ${path} HTTP/1.1\r\n${lines}\r\n`, 'latin1'),
    body,
  ]);
};

const dechunked = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (end < 0 || !(size > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
};

/** Parses the bytes of a connection; null if they are not an HTTP response. */
export const parseResponse = (bytes: Buffer): ApiResponse | null => {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.toString('latin1', 0, Math.max(0, end)).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (end < 0 || Number.isNaN(status)) return null;
  if (status === 100) return parseResponse(bytes.subarray(end + 4));
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const cut = line.indexOf(':');
    const name = line.slice(0, cut).toLowerCase();
    const value = line.slice(cut + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  const rest = bytes.subarray(end + 4);
  const chunked = (headers['transfer-encoding'] ?? '').includes('chunked');
  const text = (chunked ? dechunked(rest) : rest).toString('utf8');
  return { status, headers, text, body: parsedJson(text) };
};

/**
 * Returns the length of the response that begins with these bytes; null if it is unknown, or not
 * known yet.
 */
const lengthOf = (bytes: Buffer): number | null => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end + 2);
  const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
  return length === undefined || /^HTTP\/1\.\d 1/.test(head) ? null : end + 4 + Number(length);
};

/**
 * Reads what the other side sends until it closes, until `timeoutMs`, or until the response is
 * complete: some servers do not close a connection after `Connection: close`.
 */
const readResponse = (socket: Socket, timeoutMs: number): Promise<Buffer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let [size, wanted]: [number, number | null] = [0, null];
    const timer = setTimeout(() => socket.destroy(), timeoutMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      wanted ??= lengthOf(Buffer.concat(chunks));
      if (wanted !== null && size >= wanted) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
  });

const writeBytes = (socket: Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    socket.write(bytes, () => resolve());
  });

/** Sends bytes as they are and reads the response; null when the connection ends without one. */
export const exchangeRaw = async (
  base: URL,
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<ApiResponse | null> => {
  const socket = await connect(base);
  const response = readResponse(socket, timeoutMs);
  socket.write(bytes);
  return parseResponse(await response);
};

/** Sends a whole request and cuts the connection without reading the response. */
export const sendAndDisconnect = async (base: URL, bytes: Uint8Array): Promise<void> => {
  const socket = await connect(base);
  socket.on('error', () => {});
  await writeBytes(socket, bytes);
  socket.resetAndDestroy();
};

/**
 * Sends requests so that they complete at the same instant: every connection gets all but its last
 * byte, then all last bytes are sent together. A connection without a response returns null.
 */
export const burst = async (
  base: URL,
  requests: readonly Uint8Array[],
  timeoutMs: number,
): Promise<(ApiResponse | null)[]> => {
  const sockets = await Promise.all(requests.map(() => connect(base)));
  const responses = sockets.map((socket) => readResponse(socket, timeoutMs));
  const pairs = requests.flatMap((bytes, index) => {
    const socket = sockets[index];
    return socket ? [{ socket, bytes }] : [];
  });
  await Promise.all(
    pairs.map(({ socket, bytes }) => writeBytes(socket, bytes.subarray(0, bytes.length - 1))),
  );
  // The other side needs time to read what has arrived, otherwise the barrier is useless.
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const { socket, bytes } of pairs) socket.write(bytes.subarray(bytes.length - 1));
  return (await Promise.all(responses)).map((bytes) => parseResponse(bytes));
};
