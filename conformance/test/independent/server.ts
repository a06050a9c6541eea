// An independent server of the payments platform API, written from the specification alone and started here.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, respond } from './edge.ts';
import type { Wrong } from './wrongs.ts';
import {
  now,
  openAccount,
  openKey,
  settleDue,
  type Account,
  type AccountOptions,
  type Key,
  type World,
} from './world.ts';

/** How the server is started. */
export interface IndependentOptions extends AccountOptions {
  /** The clause that it breaks on purpose. */
  readonly wrong?: Wrong | undefined;
  readonly port?: number | undefined;
  /** Requests per minute, endpoint and account in test mode. */
  readonly quota?: number | undefined;
}

/** A running server, and what an operator can do to it. */
export interface Independent {
  readonly baseUrl: string;
  readonly account: Account;
  readonly key: string;
  readonly liveKey: string;
  open(options?: AccountOptions): { account: Account; key: string; liveKey: string };
  keyFor(account: Account, live: boolean, can?: Key['can']): string;
  /** Changes where webhooks of an account go, and their token. */
  configure(account: Account, settings: { callbackUrl?: string; token?: string }): void;
  /** The payer pays, agrees to a link, or refuses. */
  pay(id: string, agreed?: boolean, amount?: number): void;
  /** Refunds fail with this code from now on; undefined ends it. */
  refuseRefunds(code: string | undefined): void;
  /** Moves time on; what becomes due on the way is done at its moment. */
  advance(ms: number): Promise<void>;
  /** Resolves when no webhook is on its way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const MAX_BODY = 1_000_000;

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const listener = (world: World) => async (request: IncomingMessage, response: ServerResponse) => {
  const raw = await read(request).catch(() => '');
  const { method = 'GET', headers, url = '/' } = request;
  const path = url.startsWith('/') && URL.canParse(`http://host${url}`) ? url : '/';
  const asked = { method, url: new URL(`http://host${path}`), headers, raw };
  const {
    status,
    headers: more,
    body,
  } = respond(world, {
    ...asked,
    raw: raw.length > MAX_BODY ? '!' : raw,
  });
  response.writeHead(status, { 'content-type': 'application/json', ...more });
  response.end(JSON.stringify(body));
};

const idle = async (world: World): Promise<void> => {
  while (world.sending.size > 0) await Promise.all(world.sending);
};

/** Moves the clock from one due moment to the next, so that each thing happens at its own. */
const advance = async (world: World, ms: number): Promise<void> => {
  const end = now(world) + ms;
  await idle(world);
  for (;;) {
    const next = Math.min(...world.due.map(({ at }) => at));
    if (next > end) break;
    world.ahead += Math.max(0, next - now(world));
    settleDue(world);
    await idle(world);
  }
  world.ahead += Math.max(0, end - now(world));
};

const newWorld = ({ wrong, quota = 3_000 }: IndependentOptions): World => ({
  wrong,
  quota,
  origin: '',
  ahead: 0,
  accounts: new Map(),
  keys: new Map(),
  remembered: new Map(),
  due: [],
  sending: new Set(),
  refuseRefundsWith: { code: undefined },
});

/** Starts the server, with one account. */
export const startIndependent = async (options: IndependentOptions = {}): Promise<Independent> => {
  const world = newWorld(options);
  const handle = listener(world);
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ticking = setInterval(() => settleDue(world), 200).unref();
  const open = (settings: AccountOptions = {}) => {
    const account = openAccount(world, settings);
    return {
      account,
      key: openKey(world, account.test),
      liveKey: openKey(world, account.live),
    };
  };
  return {
    baseUrl: world.origin,
    ...open(options),
    open,
    keyFor: (account, live, can) => openKey(world, live ? account.live : account.test, can),
    configure: (account, { callbackUrl, token }) => {
      if (callbackUrl !== undefined) account.callbackUrl = callbackUrl;
      if (token === undefined) return;
      account.oldToken = account.token;
      account.token = token;
    },
    pay: (id, agreed = true, amount) => {
      if (!act(world, id, agreed, amount)) throw new Error(`Nobody can pay ${id}.`);
    },
    refuseRefunds: (code) => void (world.refuseRefundsWith.code = code),
    advance: (ms) => advance(world, ms),
    idle: () => idle(world),
    close: async () => {
      clearInterval(ticking);
      world.due.length = 0;
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await idle(world);
    },
  };
};
