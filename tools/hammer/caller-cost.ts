// Measures the cost of requests of strangers, who cannot authenticate: no request of at most 1 MB
// may take more than five times the CPU of one with a wrong key and an empty body, at any route.
import { Agent } from 'node:http';
import { controlContracts } from '@kasir/control';
import { limits, type RouteSpec } from '@kasir/core';
import { handlers } from '@kasir/server';
import type { Target } from './target.ts';
import { exchange, type SentRequest } from './wire.ts';

/** A request may cost at most this multiple of the CPU of an empty one. */
const RATIO_MAX = 5;

export interface Route {
  readonly listener: 'public' | 'control';
  readonly method: string;
  readonly path: string;
}

const contracts = Object.values(controlContracts).flatMap((resource) =>
  Object.values<RouteSpec>(resource),
);

const fillPath = (path: string): string => path.replaceAll(/\{\w+\}/g, 'none');

const routesOf = (listener: Route['listener'], specs: readonly RouteSpec[]): Route[] =>
  specs.map(({ method, path }) => ({ listener, method, path: fillPath(path) }));

/** Paths that are not endpoints, and one that does not exist. */
const otherPaths: Readonly<Record<Route['listener'], readonly string[]>> = {
  public: [
    '/hosted/invoice/a.b',
    '/hosted/a.b',
    '/downloads/report/a.b',
    '/js/kasir.js',
    '/openapi.json',
    '/_health',
    '/none',
  ],
  control: [
    '/healthz',
    '/readyz',
    '/metrics',
    '/',
    '/dashboard',
    '/dashboard/none',
    '/openapi.json',
    '/none',
  ],
};

/** Every registered route of every listener. */
export const routes: readonly Route[] = [
  ...routesOf(
    'public',
    handlers.map(({ contract }) => contract),
  ),
  ...routesOf('control', contracts),
  ...(['public', 'control'] as const).flatMap((listener) =>
    otherPaths[listener].flatMap((path) =>
      ['GET', 'POST'].map((method) => ({ listener, method, path })),
    ),
  ),
];

type Stranger = Partial<Pick<SentRequest, 'headers' | 'body'>> & { readonly query?: string };

const SIZE = limits.body_bytes;
/** A header block is limited to 16 kB; the rest is for the headers that every request has. */
const HEADER = 14_000;
const { body_bytes: READ, fields: FIELDS } = limits.unknown_caller;

const fill = (piece: string, size: number, head = ''): string =>
  head + piece.repeat(Math.floor((size - head.length) / piece.length));

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const nobody = { authorization: '' };
const field = 'authorization=xnd_public_development_none&';
const signed = {
  'x-partner-id': 'none',
  'x-client-key': 'none',
  'x-signature': '\u00ff'.repeat(44),
  'x-timestamp': '2026-01-01T00:00:00Z',
  'x-external-id': 'none',
  'channel-id': 'none',
};

const unending = { headers: { ...json, ...signed }, body: fill('\\"', SIZE, '"') };
const signedForm = { headers: { ...form, ...nobody }, body: fill('a=1&', SIZE, field) };
const header = (name: string, piece: string, head = ''): Stranger => ({
  headers: { ...signed, [name]: fill(piece, HEADER, head) },
});

/** Requests that a stranger may send to any route, by name. */
const ordinary: Readonly<Record<string, Stranger>> = {
  'a text without an end': unending,
  'a signed form of 1 MB': signedForm,
  'a long query': { query: fill('a[b]=1&', HEADER) },
  'a long key': header('authorization', 'QUFB', 'Basic '),
};

/** Further requests, for routes without authentication or with other means than a key. */
const special: Readonly<Record<string, Stranger>> = {
  'a text without an end and a key': { ...unending, headers: { ...unending.headers, ...nobody } },
  'a text as far as it is read': {
    headers: { ...json, ...signed, ...nobody },
    body: fill('\\"', READ, '"'),
  },
  'a form of 1 MB': { headers: form, body: fill('a=1&', SIZE) },
  'a form as far as it is read': {
    headers: { ...form, ...nobody },
    body: fill('a=1&', READ, field),
  },
  'a form of as many fields as are read': {
    headers: { ...form, ...nobody },
    body: fill(`a=${'%41'.repeat(18)}&`, READ, field)
      .split('&')
      .slice(0, FIELDS)
      .join('&'),
  },
  'nested JSON': { headers: { ...json, ...nobody }, body: fill('[', READ) },
  'JSON as far as it is read': {
    headers: { ...json, ...nobody },
    body: `{"authorization":"a","b":[${fill('1,', READ - 100)}1]}`,
  },
  'quotes that do not end': header('accept', ',', '"'),
  'many languages': header('accept-language', 'en;q=0.1,'),
  'many tags': header('if-none-match', '"a",'),
  'a long token': header('authorization', 'a.', 'Bearer '),
};

/** Returns whether a route needs no authentication, or authenticates by other means than a key. */
const isSpecial = ({ listener, path }: Route): boolean =>
  otherPaths[listener].includes(path) || /^\/(?:snap|credit_cards)\//.test(path);

const strangersAt = (route: Route): [string, Stranger][] =>
  Object.entries(isSpecial(route) ? { ...ordinary, ...special } : ordinary);

const WRONG = `Basic ${Buffer.from('xnd_development_wrong:').toString('base64')}`;

const requestOf = (target: Target, route: Route, stranger: Stranger): SentRequest => {
  const { headers = {}, body = '', query } = stranger;
  const { authorization = WRONG, ...others } = headers;
  return {
    base: route.listener === 'public' ? target.publicUrl : target.controlUrl,
    method: route.method,
    target: query === undefined ? route.path : `${route.path}?${query}`,
    headers: { ...(authorization !== '' && { authorization }), ...others },
    body,
  };
};

/** Returns the CPU time that the server has used so far, in microseconds. */
const cpuOf = async (agent: Agent, { controlUrl: base }: Target): Promise<number> => {
  const { text } = await exchange(agent, { base, method: 'GET', target: '/metrics', headers: {} });
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1e6;
};

/** Requests of a block: enough to use much more CPU time than reading the CPU time does. */
const BLOCK = 6;
/** Number of blocks by which a suspicious request is measured; the median counts. */
const BLOCKS = 7;
const CLIENTS = 3;

class Costs {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  readonly #target: Target;
  readonly statuses = new Set<number>();

  constructor(target: Target) {
    this.#target = target;
  }

  /** Returns the microseconds of CPU per request. */
  async of(route: Route, stranger: Stranger): Promise<number> {
    const sent = requestOf(this.#target, route, stranger);
    const before = await cpuOf(this.#agent, this.#target);
    const client = async (): Promise<void> => {
      for (let n = 0; n < BLOCK / CLIENTS; n += 1) {
        const { status } = await exchange(this.#agent, sent);
        this.statuses.add(status);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return ((await cpuOf(this.#agent, this.#target)) - before) / BLOCK;
  }

  /** Returns the cost of a request as a multiple of an empty one, measured side by side. */
  async ratio(route: Route, stranger: Stranger): Promise<number> {
    const ratios: number[] = [];
    for (let n = 0; n < BLOCKS; n += 1) {
      const empty = await this.of(route, {});
      ratios.push((await this.of(route, stranger)) / empty);
    }
    return ratios.toSorted((a, b) => a - b)[Math.floor(BLOCKS / 2)] ?? 0;
  }

  close(): void {
    this.#agent.destroy();
  }
}

export interface CallerCosts {
  readonly findings: readonly string[];
  readonly requests: number;
  /** A description of the most expensive request that was not a finding. */
  readonly dearest: string;
}

/** Measures every route; a suspicious request is measured again before it is a finding. */
export const measureCallerCosts = async (
  target: Target,
  only: readonly Route[] = routes,
): Promise<CallerCosts> => {
  const costs = new Costs(target);
  const findings: string[] = [];
  let requests = 0;
  let dearest = { ratio: 0, name: 'nothing' };
  try {
    // The first requests compile the code that all others use.
    for (const route of only.slice(0, 20)) await costs.of(route, {});
    for (const route of only) {
      const empty = await costs.of(route, {});
      requests += BLOCK;
      for (const [kind, stranger] of strangersAt(route)) {
        requests += BLOCK;
        const name = `${kind}: ${route.method} ${route.path} (${route.listener})`;
        let ratio = (await costs.of(route, stranger)) / empty;
        if (ratio > RATIO_MAX) {
          requests += 2 * BLOCK * BLOCKS;
          ratio = await costs.ratio(route, stranger);
        }
        if (ratio > RATIO_MAX)
          findings.push(`${name} costs ${ratio.toFixed(1)} times the CPU of an empty request`);
        else if (ratio > dearest.ratio) dearest = { ratio, name };
      }
    }
    for (const status of costs.statuses)
      if (status >= 500) findings.push(`A stranger got a ${status}`);
  } finally {
    costs.close();
  }
  return {
    findings,
    requests,
    dearest: `${dearest.ratio.toFixed(1)} times an empty request for ${dearest.name}`,
  };
};
