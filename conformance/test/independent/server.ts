// Starts the independent server of the API, which is written from the specification alone.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, respond } from './edge.ts';
import type { Wrong } from './wrongs.ts';
import {
  moveTo,
  newId,
  now,
  openAccount,
  openKey,
  settleDue,
  type Account,
  type AccountOptions,
  type Key,
  type State,
} from './state.ts';

/** Options for starting the server. */
export interface IndependentOptions extends AccountOptions {
  /** The defect that it has on purpose. */
  readonly wrong?: Wrong | undefined;
  readonly port?: number | undefined;
  /** Requests per minute, endpoint and account in test mode. */
  readonly quota?: number | undefined;
}

/** A running server, with its operations for an operator. */
export interface Independent {
  readonly baseUrl: string;
  readonly account: Account;
  readonly key: string;
  readonly liveKey: string;
  readonly open: (options?: AccountOptions) => { account: Account; key: string; liveKey: string };
  readonly keyFor: (account: Account, live: boolean, can?: Key['can']) => string;
  /** Changes the webhook address of an account, and its token. */
  readonly configure: (
    account: Account,
    settings: { callbackUrl?: string; token?: string },
  ) => void;
  /**
   * Pays an object, approves its link, or refuses it, as its payer would; returns whether the
   * object waited for that. Throws when there is no such object.
   */
  readonly pay: (id: string, agreed?: boolean, amount?: number) => boolean;
  /** Makes refunds fail with this code from now on; undefined makes them succeed again. */
  readonly refuseRefunds: (code: string | undefined) => void;
  /** Moves time forward; everything that becomes due happens at its own instant. */
  readonly advance: (ms: number) => Promise<void>;
  /** Freezes time while a function runs. */
  readonly freeze: <T>(act: () => Promise<T>) => Promise<T>;
  /** Resolves when no webhook is being sent. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const MAX_BODY = 1_000_000;

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
};

const listener = (state: State) => async (request: IncomingMessage, response: ServerResponse) => {
  const raw = await read(request).catch(() => '!');
  const { method = 'GET', headers, url = '/' } = request;
  const path = url.startsWith('/') && URL.canParse(`http://host${url}`) ? url : '/';
  const call = { method, url: new URL(`http://host${path}`), headers, raw };
  const {
    status,
    headers: more,
    body,
  } = respond(state, {
    ...call,
    raw: raw.length > MAX_BODY ? '!' : raw,
  });
  response.writeHead(status, { 'content-type': 'application/json', ...more });
  response.end(JSON.stringify(body));
};

/** Returns the response to a malformed HTTP request: JSON with a Request-ID, as always. */
const malformedBody = (line: string): string => {
  const body = JSON.stringify({ error_code: 'API_VALIDATION_ERROR', message: line });
  const headers = [
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `Request-ID: ${newId('')}`,
    'Connection: close',
  ];
  return `HTTP/1.1 ${line}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
};

const idle = async (state: State): Promise<void> => {
  while (state.sending.size > 0) await Promise.all(state.sending);
};

/** Moves the clock from one due instant to the next, so that each job runs at its own instant. */
const advance = async (state: State, ms: number): Promise<void> => {
  const end = now(state) + ms;
  await idle(state);
  for (;;) {
    const next = Math.min(...state.due.map(({ at }) => at));
    if (next > end) break;
    moveTo(state, next);
    settleDue(state);
    await idle(state);
  }
  moveTo(state, end);
};

const newState = ({ wrong, quota = 3_000 }: IndependentOptions): State => ({
  wrong,
  quota,
  origin: '',
  ahead: 0,
  frozenAt: undefined,
  accounts: new Map(),
  keys: new Map(),
  remembered: new Map(),
  due: [],
  sending: new Set(),
  refuseRefundsWith: { code: undefined },
});

/** Starts the server, with one account. */
export const startIndependent = async (options: IndependentOptions = {}): Promise<Independent> => {
  const state = newState(options);
  const handle = listener(state);
  const server = createServer((request, response) => void handle(request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const large = error.code === 'HPE_HEADER_OVERFLOW';
    socket.end(malformedBody(large ? '431 Request Header Fields Too Large' : '400 Bad Request'));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ticking = setInterval(() => settleDue(state), 200).unref();
  const open = (settings: AccountOptions = {}) => {
    const account = openAccount(state, settings);
    return {
      account,
      key: openKey(state, account.test),
      liveKey: openKey(state, account.live),
    };
  };
  return {
    baseUrl: state.origin,
    ...open(options),
    open,
    keyFor: (account, live, can) => openKey(state, live ? account.live : account.test, can),
    configure: (account, { callbackUrl, token }) => {
      if (callbackUrl !== undefined) account.callbackUrl = callbackUrl;
      if (token === undefined) return;
      account.oldToken = account.token;
      account.token = token;
    },
    pay: (id, agreed = true, amount) => {
      const isDone = act(state, id, agreed, amount);
      if (isDone === undefined) throw new Error(`Nobody can pay ${id}.`);
      return isDone;
    },
    refuseRefunds: (code) => void (state.refuseRefundsWith.code = code),
    advance: (ms) => advance(state, ms),
    freeze: async (act) => {
      state.frozenAt = now(state);
      try {
        return await act();
      } finally {
        state.ahead += state.frozenAt - now({ ...state, frozenAt: undefined });
        state.frozenAt = undefined;
      }
    },
    idle: () => idle(state),
    close: async () => {
      clearInterval(ticking);
      state.due.length = 0;
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await idle(state);
    },
  };
};
