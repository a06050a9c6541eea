// Every call of the official SDK in every major, by what it sends, beside the call of our clients.
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import type { ContractTree } from '@kasir/core';
import { legacyContracts } from '@kasir/legacy';
import { unifiedContracts } from '@kasir/unified';
import { code, page, table, type GeneratedFile } from './markdown.ts';

const majors = [1, 3, 4, 5, 6, 7] as const;
const BASE_URL = 'http://sdk.example';

interface SentCall {
  readonly method: string;
  /** Path with its parameters as `{name}`, without a query. */
  readonly path: string;
}

type Constructor = new (options: object) => Readonly<Record<string, unknown>>;
type Send = (url: string, init: { readonly method: string }) => Promise<unknown>;

/** A value that is whatever an SDK takes it for; as text it is `{name}`. */
const anything = (name: string): unknown => {
  const text = `{${name}}`;
  const known: Readonly<Record<PropertyKey, unknown>> = {
    [Symbol.toPrimitive]: () => text,
    [Symbol.iterator]: function* nothing() {},
    hasOwnProperty: () => true,
    length: 0,
    map: () => [],
    forEach: () => undefined,
    toISOString: () => text,
    toJSON: () => text,
    toString: () => text,
  };
  return new Proxy(() => undefined, {
    get: (_, key) => {
      if (Object.hasOwn(known, key)) return known[key];
      // Something that could be awaited would be waited for.
      return typeof key === 'symbol' || key === 'then' ? undefined : anything(key);
    },
    getOwnPropertyDescriptor: () => undefined,
    apply: () => anything(name),
  });
};

/** What an SDK sends is noted instead of sent. */
const noting = async (
  load: NodeJS.Require,
  send: Send,
  work: () => Promise<void>,
): Promise<void> => {
  const { fetch } = globalThis;
  const { error, warn } = console;
  const own = load.resolve('xendit-node-1');
  const path = createRequire(own).resolve('node-fetch');
  const module = createRequire(own)('node-fetch') as unknown;
  const cached = load.cache[path];
  // Modules of the SDK that were loaded before keep the function that they took then.
  for (const loaded of Object.keys(load.cache))
    if (loaded.startsWith(dirname(own) + sep)) delete load.cache[loaded];
  globalThis.fetch = send as unknown as typeof fetch;
  console.error = console.warn = () => undefined;
  if (cached) cached.exports = send;
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
    Object.assign(console, { error, warn });
    if (cached) cached.exports = module;
  }
};

/** The methods of an object that are calls, not parts of other calls. */
const methodsOf = (one: object): string[] => {
  const prototype = Object.getPrototypeOf(one) as Readonly<Record<string, unknown>>;
  return Object.getOwnPropertyNames(prototype).filter(
    (name) =>
      name !== 'constructor' && !name.endsWith('Raw') && typeof prototype[name] === 'function',
  );
};

const resourcesOf = (sdk: Readonly<Record<string, unknown>>) =>
  Object.entries(sdk).flatMap(([name, value]): (readonly [string, object])[] => {
    if (!/^[A-Z]/.test(name)) return [];
    if (typeof value === 'function') return [[name, new (value as Constructor)({})]];
    return [[name, value as object]];
  });

/** `Resource.method` -> what it sends, of one major. Throws when a call sends nothing. */
const callsOf = async (
  load: NodeJS.Require,
  major: number,
): Promise<ReadonlyMap<string, SentCall>> => {
  const found = new Map<string, SentCall>();
  let sent: SentCall | null = null;
  const send: Send = async (url, { method }) => {
    const path = decodeURI(url.slice(BASE_URL.length)).split('?')[0] ?? '';
    sent = { method, path: path.replace(/(?<=.)\/$/, '') };
    throw new Error('noted');
  };
  await noting(load, send, async () => {
    const module = load(`xendit-node-${major}`) as { readonly Xendit?: Constructor };
    const Sdk = module.Xendit ?? (module as unknown as Constructor);
    const sdk = new Sdk({ secretKey: 'xnd_development_key', xenditURL: BASE_URL });
    for (const [resource, one] of resourcesOf(sdk))
      for (const name of methodsOf(one)) {
        sent = null;
        const call = (one as Readonly<Record<string, (data: unknown) => Promise<unknown>>>)[name];
        await Promise.resolve(call?.call(one, anything('data'))).catch(() => undefined);
        if (sent === null) throw new Error(`${resource}.${name} of major ${major} sends nothing.`);
        found.set(`${resource}.${name}`, sent);
      }
  });
  return found;
};

interface ClientCall {
  readonly package: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

const clientCallsOf = (name: string, tree: ContractTree): ClientCall[] =>
  Object.entries(tree).flatMap(([group, verbs]) =>
    Object.entries(verbs).map(([verb, { method, path }]) => ({
      package: name,
      name: `${group}.${verb}`,
      method,
      path,
    })),
  );

const clientCalls = [
  ...clientCallsOf('@kasir/unified', unifiedContracts),
  ...clientCallsOf('@kasir/legacy', legacyContracts),
];

/** Whether a path is one of an endpoint's; how many segments are the same text. */
const matched = (sent: string, declared: string): number | null => {
  const [a, b] = [sent.split('/'), declared.split('/')];
  if (a.length !== b.length) return null;
  let same = 0;
  for (const [index, segment] of a.entries()) {
    const other = b[index] ?? '';
    if (segment === other) same += 1;
    else if (!/\{.*\}/.test(other) || !/\{.*\}/.test(segment)) return null;
    else if (segment.replace(/\{.*\}/, '') !== other.replace(/\{.*\}/, '')) return null;
  }
  return same;
};

const clientCallFor = ({ method, path }: SentCall): ClientCall | undefined =>
  clientCalls
    .filter((one) => one.method === method)
    .map((one) => ({ one, same: matched(path, one.path) }))
    .filter(({ same }) => same !== null)
    .toSorted((a, b) => Number(b.same) - Number(a.same))[0]?.one;

/** Majors as people write them: `1, 3 to 7`. */
const majorText = (has: readonly number[]): string => {
  const rest = has.filter((major) => major > 1);
  const first = rest[0];
  const last = rest.at(-1);
  const range = first === undefined ? [] : [first === last ? String(first) : `${first} to ${last}`];
  return [...(has.includes(1) ? ['1'] : []), ...range].join(', ');
};

interface SdkCall {
  readonly name: string;
  readonly majors: readonly number[];
  readonly sent: SentCall;
}

/** Every call, with the majors that send the same. */
const everyCall = async (): Promise<readonly SdkCall[]> => {
  const load = createRequire(import.meta.url);
  const all = new Map<string, { name: string; majors: number[]; sent: SentCall }>();
  for (const major of majors)
    for (const [name, sent] of await callsOf(load, major)) {
      const key = `${name} ${sent.method} ${sent.path.replaceAll(/\{[^}]*\}/g, '{}')}`;
      const entry = all.get(key) ?? { name, majors: [], sent };
      entry.majors.push(major);
      all.set(key, entry);
    }
  return [...all.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};

/** The page. */
export const sdkCallCatalogue = async (): Promise<GeneratedFile> => {
  const calls = await everyCall();
  const byResource = Map.groupBy(calls, ({ name }) => name.split('.')[0] ?? name);
  const served = calls.filter(({ sent }) => clientCallFor(sent));
  return page('docs/migrate/sdk-calls.md', 'SDK calls, one by one', [
    `Every call of \`xendit-node\` in its majors ${majors.join(', ')}: what it sends, and the call of our clients that sends the same. ${served.length} of ${calls.length} calls are served; the others are ${code('404 NOT_FOUND')}, and ${code('Platform.updateAccount')} is ${code('405 METHOD_NOT_ALLOWED')}. You need not change them to move: [the SDK works as it is](../guide/sdk.md), with the base URL in ${code('xenditURL')}. That page also tells in which fields and values SDK and specification differ.`,
    'Names of fields are those of the wire in our clients (`payment_method`), while the SDK has its own (`paymentMethod`). Errors are returned (`result.ok`) or thrown by `unwrap`, and an idempotency key is made for you when you send none.',
    ...[...byResource].flatMap(([resource, list]) => [
      `## ${resource}`,
      table(
        ['SDK', 'Majors', 'Sends', 'Client of Kasir', 'Package'],
        list.map(({ name, majors: has, sent }) => {
          const own = clientCallFor(sent);
          return [
            code(name.slice(resource.length + 1)),
            majorText(has),
            code(`${sent.method} ${own?.path ?? sent.path}`),
            own ? code(own.name) : 'not served',
            own ? code(own.package) : '-',
          ];
        }),
      ),
    ]),
  ]);
};
