// Sends recorded requests to another server, in the same order and with the same concurrency, with
// the ids and keys of that server in place of the recorded ones.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Pool } from 'undici';
import type { Recorded } from './recorded-requests.ts';

/** The outcome of sending the requests. */
export interface Replayed {
  readonly requests: number;
  readonly seconds: number;
  /** Share of the responses that had the same status as in the record, from 0 to 1. */
  readonly same: number;
}

/** An id, a key or a token, as part of a text: all of them have digits, and statuses have none. */
const word = /\b(?=[\w-]*\d)[\w-]{8,}/g;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Maps each id of a recorded text to the id at the same position of the new text. */
const learnWords = (names: Map<string, string>, before: string, after: string): void => {
  const [old, fresh] = [before.match(word) ?? [], after.match(word) ?? []];
  if (old.length !== fresh.length) return;
  for (const [at, name] of old.entries()) names.set(name, fresh[at] ?? name);
};

const learn = (names: Map<string, string>, before: unknown, after: unknown): void => {
  if (before === after) return;
  if (isText(before) && isText(after)) {
    learnWords(names, before, after);
    return;
  }
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return;
  for (const [name, value] of Object.entries(before))
    learn(names, value, (after as Readonly<Record<string, unknown>>)[name]);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const renamed = (names: ReadonlyMap<string, string>, text: string): string =>
  text.replace(word, (name) => names.get(name) ?? name);

/** Replaces ids and keys in a header; Basic credentials are in Base64. */
const renamedHeader = (names: ReadonlyMap<string, string>, value: string): string => {
  const basic = /^Basic (.+)$/.exec(value)?.[1];
  if (basic === undefined) return renamed(names, value);
  const credentials = renamed(names, Buffer.from(basic, 'base64').toString());
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
};

/** Starts receivers at the local ports in recorded bodies, except the ports of the servers. */
const receiveAt = async (
  recorded: readonly Recorded[],
  origins: ReadonlyMap<string, string>,
): Promise<readonly Server[]> => {
  const taken = new Set([...origins].flat().map((origin) => new URL(origin).port));
  const named = recorded.flatMap(({ body }) =>
    [...body.matchAll(/(?:127\.0\.0\.1|localhost):(\d{4,5})\b/g)].map(([, port]) => port ?? ''),
  );
  const servers: Server[] = [];
  for (const port of new Set(named)) {
    if (taken.has(port)) continue;
    const server = createServer((request, response) =>
      request.resume().on('end', () => response.end()),
    );
    server.on('error', () => {});
    server.listen(Number(port), '127.0.0.1');
    await Promise.race([once(server, 'listening'), once(server, 'error')]);
    servers.push(server);
  }
  return servers;
};

/**
 * Sends the requests, each once the number of ended responses is that of the record.
 *
 * @param origins Maps each origin in the record to the origin that gets its requests.
 */
export const replay = async (
  recorded: readonly Recorded[],
  origins: ReadonlyMap<string, string>,
): Promise<Replayed> => {
  const receivers = await receiveAt(recorded, origins);
  const pools = new Map(
    [...origins].map(([from, to]) => [from, new Pool(to, { connections: 32 })] as const),
  );
  const names = new Map<string, string>();
  const sent = recorded.filter(({ origin, ended }) => ended !== null && pools.has(origin));
  const endings = sent.map(({ ended }) => ended ?? 0).toSorted((a, b) => a - b);
  let [ended, same, due] = [0, 0, 0];
  let wake = (): void => {};
  /** Waits until `due` responses have ended; only one request waits at a time. */
  const waitForDue = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = () => {
      if (ended >= due) resolve();
    };
    wake();
    return promise;
  };
  const send = async (one: Recorded, pool: Pool): Promise<void> => {
    const { statusCode, body } = await pool.request({
      method: one.method,
      path: renamed(names, one.path),
      headers: one.headers.map((value) => renamedHeader(names, value)),
      body: one.body === '' ? null : renamed(names, one.body),
    });
    const response = await body.text();
    if (statusCode === one.status) same += 1;
    if (response !== one.response) learn(names, parsed(one.response), parsed(response));
    ended += 1;
    wake();
  };
  const from = performance.now();
  const all: Promise<void>[] = [];
  for (const one of sent) {
    while ((endings[due] ?? Infinity) <= one.after) due += 1;
    await waitForDue();
    const pool = pools.get(one.origin);
    if (pool) all.push(send(one, pool));
  }
  await Promise.all(all);
  const seconds = (performance.now() - from) / 1_000;
  await Promise.all([...pools.values()].map((pool) => pool.destroy()));
  for (const server of receivers) server.close().closeAllConnections();
  return { requests: sent.length, seconds, same: same / sent.length };
};
