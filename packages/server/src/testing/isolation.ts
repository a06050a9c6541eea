// Proves for any list of contracts, in tests, that the objects of an account look like unknown
// objects to everybody else. It needs no knowledge of an endpoint beyond its contract.
import type { EndpointSpec } from '@kasir/core';
import type { TestResponse } from '@kasir/core/testing';
import { expect } from 'vitest';
import * as z from 'zod';
import type { CallOptions } from './call.ts';
import type { TestServer } from './test-server.ts';
import { requestBodies, Discovery, withFreshReferences, type ExtraBodies } from './discovery.ts';

interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const rotated = (character: string): string => {
  const hex = '0123456789abcdef';
  const at = hex.indexOf(character);
  return at < 0 ? character : (hex[(at + 7) % 16] ?? '');
};

/** Returns an unused id of the same format. */
const unusedName = (value: string): string =>
  value.slice(0, -6) + Array.from(value.slice(-6), rotated).join('');

const withUnusedNames = (body: unknown, names: readonly string[]): unknown => {
  let text = JSON.stringify(body) ?? 'null';
  for (const name of names)
    text = text.replaceAll(JSON.stringify(name), JSON.stringify(unusedName(name)));
  return JSON.parse(text);
};

const parametersOf = ({ path }: EndpointSpec): string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/** Returns a response as text without the requested id. */
const withoutName = ({ status, body }: TestResponse, name: string): string =>
  `${status} ${(JSON.stringify(body) ?? '').replaceAll(name, '*')}`;

/** One account, the accounts it must be hidden from, and the contracts it may use. */
export interface IsolationCase {
  readonly server: TestServer;
  readonly contracts: readonly EndpointSpec[];
  readonly owner: CallOptions;
  readonly others: readonly CallOptions[];
  readonly hints: ExtraBodies;
}

const sender =
  ({ call }: TestServer) =>
  (contract: EndpointSpec, { params = {}, query = {}, body }: RequestParts, as: CallOptions) => {
    const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    return call(contract.method, search === '' ? path : `${path}?${search}`, body, as);
  };

/** Returns whether an endpoint ends an object, so that fewer would be found by id. */
const isEnding = ({ id, method }: EndpointSpec): boolean =>
  method === 'DELETE' || id.endsWith('.expire');

/** Calls everything that the owner may call, twice: creates objects and discovers their ids. */
const createObjects = async ({
  server,
  contracts,
  owner,
  hints,
}: IsolationCase): Promise<Discovery> => {
  const ask = sender(server);
  const found = new Discovery();
  for (let round = 0; round < 2; round += 1) {
    for (const contract of contracts) {
      if (isEnding(contract)) continue;
      const names = parametersOf(contract);
      const places = names.length === 0 ? [{}] : found.all().map((value) => paramsOf(names, value));
      for (const params of places) {
        for (const body of requestBodies(contract, found, hints)) {
          const response = await ask(contract, { params, body }, owner);
          if (response.status >= 300) continue;
          found.collect(contract.id, body);
          found.collect(contract.id, response.body);
        }
      }
    }
    await server.control('POST', '/quiet', {});
  }
  return found;
};

const paramsOf = (names: readonly string[], value: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, value]));

/** Returns the query parameters that a list requires besides an id: each combination of choices. */
const requiredChoices = ({ query }: EndpointSpec): Readonly<Record<string, string>>[] =>
  Object.entries(query?.shape ?? {}).reduce<Readonly<Record<string, string>>[]>(
    (all, [name, schema]) =>
      schema instanceof z.ZodEnum
        ? all.flatMap((one) => schema.options.map((value) => ({ ...one, [name]: String(value) })))
        : all,
    [{}],
  );

/** Returns the positions of an id in a request of a contract: the path, or a query filter. */
const placesOf = (contract: EndpointSpec): ((value: string) => RequestParts)[] => {
  const names = parametersOf(contract);
  if (names.length > 0) return [(value) => ({ params: paramsOf(names, value) })];
  const filters = Object.keys(contract.query?.shape ?? {});
  const chosen = requiredChoices(contract);
  return filters
    .filter((name) => /(^|_)(id|reference)$/.test(name))
    .flatMap((name) =>
      chosen.map((others) => (value: string) => ({ query: { ...others, [name]: value } })),
    );
};

type Distinguisher = (
  contract: EndpointSpec,
  sent: RequestParts,
  value: string,
  as: CallOptions,
) => Promise<boolean>;

/**
 * Returns a function that compares an actor's responses for an id and for an unused id of the same
 * format; true when they differ.
 */
const createDistinguisher = (isolationCase: IsolationCase): Distinguisher => {
  const ask = sender(isolationCase.server);
  return async (contract, sent, value, as) => {
    const nothing = unusedName(value);
    const known = await ask(contract, sent, as);
    const unknown = await ask(contract, withUnusedNames(sent, [value]) as RequestParts, as);
    return withoutName(known, value) !== withoutName(unknown, nothing);
  };
};

/** Returns all requests of a contract that contain a discovered id. */
const requestsNaming = (
  contract: EndpointSpec,
  found: Discovery,
  hints: ExtraBodies,
): [RequestParts, string][] => {
  const [body] = requestBodies(contract, found, hints);
  return placesOf(contract).flatMap((place) =>
    found.all().map((value): [RequestParts, string] => [{ body, ...place(value) }, value]),
  );
};

/** Sends creates of others with ids of the owner; returns those not rejected as unknown ids. */
const foreignCreates = async (
  isolationCase: IsolationCase,
  found: Discovery,
): Promise<string[]> => {
  const { server, contracts, others, hints } = isolationCase;
  const ask = sender(server);
  const summaryOf = ({ status, body }: TestResponse) => `${status} ${body?.error_code}`;
  const leaks: string[] = [];
  for (const contract of contracts) {
    if (contract.method === 'GET' || parametersOf(contract).length > 0) continue;
    for (const sent of requestBodies(contract, found, hints)) {
      for (const other of others) {
        const known = summaryOf(await ask(contract, { body: sent }, other));
        const body = withUnusedNames(withFreshReferences(sent), found.all());
        if (known !== summaryOf(await ask(contract, { body }, other)))
          leaks.push(`${contract.id} ${JSON.stringify(sent)}: ${known}`);
      }
    }
  }
  return leaks;
};

/**
 * Lets the owner create objects, then lets the others request all of them. Every response must be
 * as if the object did not exist, and nothing may change; the owner must find it. Returns the ids
 * of the contracts at which the owner finds an object: elsewhere the test proves nothing.
 */
export const proveIsolation = async (
  isolationCase: IsolationCase,
): Promise<ReadonlySet<string>> => {
  const { server, contracts, owner, others, hints } = isolationCase;
  const ask = sender(server);
  const distinguishes = createDistinguisher(isolationCase);
  const lists = contracts.filter((one) => one.method === 'GET' && parametersOf(one).length === 0);
  /** Returns the contents of every list for an actor, by contract. */
  const view = async (as: CallOptions) => {
    const seen = new Map<string, string>();
    for (const contract of lists)
      seen.set(contract.id, JSON.stringify((await ask(contract, {}, as)).body));
    return seen;
  };
  const changed = (old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) =>
    lists.map(({ id }) => id).filter((id) => old.get(id) !== now.get(id));
  // Nothing may change automatically while the proof runs.
  await server.control('POST', '/clock/freeze', {});
  const before = await Promise.all([owner, ...others].map(view));
  const found = await createObjects(isolationCase);
  const after = await Promise.all([owner, ...others].map(view));
  const [grown = [], ...touched] = before.map((old, at) => changed(old, after[at] ?? old));
  const distinguished = new Set(grown);
  const leaks = touched.flat().map((id) => `${id} shows more`);

  const requests = contracts.flatMap((contract) =>
    requestsNaming(contract, found, hints).map(([sent, value]) => ({ contract, sent, value })),
  );
  for (const { contract, sent, value } of requests) {
    if (contract.method === 'GET') {
      if (!(await distinguishes(contract, sent, value, owner))) continue;
      distinguished.add(contract.id);
    }
    for (const other of others)
      if (await distinguishes(contract, sent, value, other)) leaks.push(`${contract.id} ${value}`);
  }
  leaks.push(...(await foreignCreates(isolationCase, found)));
  const mine = after[0] ?? new Map<string, string>();
  leaks.push(...changed(mine, await view(owner)).map((id) => `${id} was changed`));
  expect(leaks).toEqual([]);

  for (const { contract, sent, value } of requests)
    if (!distinguished.has(contract.id) && (await distinguishes(contract, sent, value, owner)))
      distinguished.add(contract.id);
  return distinguished;
};
