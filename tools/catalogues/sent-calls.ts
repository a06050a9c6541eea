// Records the request of every call of the official SDK, in every major. Runs in a worker thread,
// because it replaces `fetch`, the console and loaded modules.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

const BASE_URL = 'http://sdk.example';

export interface SentCall {
  readonly method: string;
  /** The path with its parameters as `{name}`, without a query. */
  readonly path: string;
}

type Constructor = new (options: object) => Readonly<Record<string, unknown>>;
type Send = (url: string, init: { readonly method: string }) => Promise<unknown>;

/** Returns a value that passes for any type in an SDK; as text it is `{name}`. */
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
      // With a `then` method it would be taken for a promise and awaited.
      return typeof key === 'symbol' || key === 'then' ? undefined : anything(key);
    },
    getOwnPropertyDescriptor: () => undefined,
    apply: () => anything(name),
  });
};

const load = createRequire(import.meta.url);
let sent: SentCall | null = null;

/** Records the request instead of sending it. */
const send: Send = async (url, { method }) => {
  const path = decodeURI(url.slice(BASE_URL.length)).split('?')[0] ?? '';
  sent = { method, path: path.replace(/(?<=.)\/$/, '') };
  throw new Error('noted');
};
globalThis.fetch = send as unknown as typeof fetch;
console.error = console.warn = () => undefined;
// Major 1 sends with a module that it loads at startup: replace that module beforehand.
const sender = createRequire(load.resolve('xendit-node-1'));
sender('node-fetch');
const sending = load.cache[sender.resolve('node-fetch')];
if (sending) sending.exports = send;

/**
 * Returns the names of an object's API calls, without the methods that are parts of other calls.
 */
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

/** Returns the requests of one major by `Resource.method`. Throws when a call sends nothing. */
const callsOf = async (major: number): Promise<ReadonlyMap<string, SentCall>> => {
  const found = new Map<string, SentCall>();
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
  return found;
};

const found = new Map<number, ReadonlyMap<string, SentCall>>();
for (const major of [1, 3, 4, 5, 6, 7]) found.set(major, await callsOf(major));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(found);
