// Requests over real sockets, well-formed and not: each comes back with what was answered.
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Sent {
  /** Address of a listener. */
  readonly base: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The client goes away after so many bytes of the answer. */
  readonly leaveAfter?: number;
  /** How long it waits for more of it, in milliseconds. */
  readonly patience?: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Whether it came to its end. */
  readonly whole: boolean;
}

/** Longer than the server waits for anything of its own. */
const ANSWER_MS_MAX = 45_000;
const TEXT_MAX = 200_000;

export const openAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 64 });

/** The answer to a request. Rejects when none comes. */
export const exchange = (agent: Agent, sent: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { base, method, target, headers, body, leaveAfter = Infinity } = sent;
    const { patience = ANSWER_MS_MAX } = sent;
    const { hostname, port } = new URL(base);
    // Without it, Node.js sends the body of a DELETE or a HEAD as bytes of no request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const all = { ...headers, ...length };
    const options = { agent, hostname, port, method, path: target, headers: all };
    const asked = request(options, (response) => {
      let text = '';
      const done = (whole: boolean): void =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, whole });
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (text.length < TEXT_MAX) text += chunk;
        if (text.length >= leaveAfter) asked.destroy();
      });
      response.on('end', () => done(true));
      response.on('error', () => done(false));
      response.on('close', () => done(response.complete));
    });
    asked.setTimeout(patience, () => asked.destroy(new Error(`Silence for ${patience} ms`)));
    asked.on('error', reject);
    asked.end(body);
  });

/** How long a client waits whose last bytes may be missing, before it closes its side. */
const SILENCE_MS = 300;

/**
 * What is said on a socket to bytes, until the other side closes it. A client that has sent all it
 * had closes its side when the answer begins, another one when none comes for a while. Rejects when
 * the socket stays open all the same.
 */
export const shout = (base: string, bytes: Buffer, whole: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let text = '';
    const end = (): void => void socket.end();
    const silence = setTimeout(end, whole ? ANSWER_MS_MAX : SILENCE_MS);
    socket.setTimeout(ANSWER_MS_MAX, () => {
      socket.destroy();
      reject(new Error('The socket stayed open for 45 seconds'));
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

/** Sends half a request and lets go of it after a while. */
export const leaveHalf = (base: string, bytes: Buffer, ms: number): Promise<void> =>
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
