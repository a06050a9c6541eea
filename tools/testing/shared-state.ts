// What files of tests share in one thread, as one of them finds it and leaves it.
import { createRequire } from 'node:module';

/** What is shared, by a name that a reader finds in the code; values are compared by identity. */
export type SharedState = ReadonlyMap<string, unknown>;

/** Parts of built-in objects that tests put something else in the place of. */
const builtIns = { console, Date, JSON, Math, Object, performance, process, Promise };

const processEvents = (): string[] =>
  process
    .eventNames()
    .map((name) => String(name))
    .toSorted();

/** Values and getters alike: to read one could already make it. */
const propertiesOf = (name: string, one: object): [string, unknown][] =>
  Reflect.ownKeys(one).map((key) => {
    const found: Readonly<Record<string, unknown>> = {
      ...Object.getOwnPropertyDescriptor(one, key),
    };
    return [`${name}.${String(key)}`, found['get'] ?? found['value']];
  });

/** Everything that another file would meet changed; modules are looked at by what is gone. */
export const sharedState = (): SharedState =>
  new Map<string, unknown>([
    ...propertiesOf('globalThis', globalThis),
    ...Object.entries(builtIns).flatMap(([name, one]) => propertiesOf(name, one)),
    ...Object.entries(process.env).map(([name, value]): [string, unknown] => [
      `process.env.${name}`,
      value,
    ]),
    ...processEvents().map((name): [string, unknown] => [
      `listeners of process to ${name}`,
      process.listenerCount(name),
    ]),
    ...Object.entries(createRequire(import.meta.url).cache).map(
      ([path, module]): [string, unknown] => [`module ${path}`, module],
    ),
    ['working directory', process.cwd()],
    ['process.exitCode', process.exitCode],
  ]);

/** Ports that are listened to, and children: whoever opened them must end them. */
const ended = new Set(['TCPServerWrap', 'PipeServerWrap', 'UDPWrap', 'ProcessWrap']);

/** How many of them keep this thread running. */
export const openResources = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo())
    if (ended.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
};

/** What a module makes when it is loaded for the first time, and no test. */
const loaded = /^(?:module |globalThis\.(?:__zod_|Symbol\((?:undici\.|graceful-fs\.)))/;

/** What differs each time that it is read, and what graceful-fs wraps when it is loaded. */
const unsteady = new Set(['process.allowedNodeEnvironmentFlags', 'process.chdir', 'process.cwd']);

/** Names of what differs; what is loaded for the first time is no difference. */
export const changesOf = (before: SharedState, after: SharedState): string[] => [
  ...[...before].flatMap(([name, value]) => {
    if (!after.has(name)) return [`${name} is gone`];
    return Object.is(after.get(name), value) || unsteady.has(name) ? [] : [`${name} is another`];
  }),
  ...[...after.keys()]
    .filter((name) => !before.has(name) && !loaded.test(name))
    .map((name) => `${name} is new`),
];
