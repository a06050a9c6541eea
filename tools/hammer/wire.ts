// Sends requests over real sockets, well-formed and not, and reads their responses.
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface SentRequest {
  /** Base URL of a listener. */
  readonly base: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Length of the response text after which the client disconnects. */
  readonly disconnectAfter?: number;
  /** Milliseconds that the client waits for more of the response. */
  readonly patience?: number;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** True when the response is complete. */
  readonly whole: boolean;
}

/** Longer than any timeout of the server. */
const RESPONSE_MS_MAX = 45_000;
const TEXT_MAX = 200_000;

export const openAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request and resolves to the response. Rejects if there is none. */
export const exchange = (agent: Agent, sent: SentRequest): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const { base, method, target, headers, body, disconnectAfter = Infinity } = sent;
    const { patience = RESPONSE_MS_MAX } = sent;
    const { hostname, port } = new URL(base);
    // Without it, Node.js sends the body of a DELETE or a HEAD as bytes outside the request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const all = { ...headers, ...length };
    const options = { agent, hostname, port, method, path: target, headers: all };
    const clientRequest = request(options, (response) => {
      let text = '';
      const done = (whole: boolean): void =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, whole });
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (text.length < TEXT_MAX) text += chunk;
        if (text.length >= disconnectAfter) clientRequest.destroy();
      });
      response.on('end', () => done(true));
      response.on('error', () => done(false));
      response.on('close', () => done(response.complete));
    });
    clientRequest.setTimeout(patience, () =>
      clientRequest.destroy(new Error(`No data for ${patience} ms`)),
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });

/** Milliseconds after response data or an incomplete request until the client ends its side. */
const SILENCE_MS = 300;

/**
 * Sends raw bytes and resolves to everything that the server sends until it closes the socket.
 * The client closes its side shortly after response data, and after an incomplete request also
 * without a response. Rejects if the socket stays open.
 */
export const sendRawBytes = (base: string, bytes: Buffer, whole: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let text = '';
    const end = (): void => void socket.end();
    const silence = setTimeout(end, whole ? RESPONSE_MS_MAX : SILENCE_MS);
    socket.setTimeout(RESPONSE_MS_MAX, () => {
      socket.destroy();
      reject(new Error('The socket was not closed within 45 seconds'));
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      clearTimeout(silence);
      setTimeout(end, SILENCE_MS);
    });
    socket.on('error', () => undefined);
    socket.on('end', end);
    socket.on('close', () => {
      clearTimeout(silence);
      resolve(text);
    });
    socket.write(bytes);
  });

/** Sends a partial request and disconnects after `ms` milliseconds. */
export const sendPartialRequest = (base: string, bytes: Buffer, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(base);
    const socket = connect({ host: hostname, port: Number(port) });
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.write(bytes);
  });
