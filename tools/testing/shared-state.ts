// Compares the state that test files share in one thread, before and after a file.
import { createRequire } from 'node:module';

/** Shared state by a name that a reader finds in the code; values are compared by identity. */
export type SharedState = ReadonlyMap<string, unknown>;

/** Built-in objects whose parts tests replace. */
const builtIns = { console, Date, JSON, Math, Object, performance, process, Promise };

const processEvents = (): string[] =>
  process
    .eventNames()
    .map((name) => String(name))
    .toSorted();

/** Returns values, and getters themselves: reading one might already create the value. */
const propertiesOf = (name: string, one: object): [string, unknown][] =>
  Reflect.ownKeys(one).map((key) => {
    const found: Readonly<Record<string, unknown>> = {
      ...Object.getOwnPropertyDescriptor(one, key),
    };
    return [`${name}.${String(key)}`, found['get'] ?? found['value']];
  });

/** Returns all state that other files could find changed; a first load of a module is no change. */
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

/** Listening ports and child processes: the code that opened them must close them. */
const ended = new Set(['TCPServerWrap', 'PipeServerWrap', 'UDPWrap', 'ProcessWrap']);

/** Returns how many of them keep this thread running. */
export const openResources = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo())
    if (ended.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
};

/** Values that modules create when they are first loaded, independent of tests. */
const loaded = /^(?:module |globalThis\.(?:__zod_|Symbol\((?:undici\.|graceful-fs\.)))/;

/** Values that differ on every read, and functions that graceful-fs wraps when it is loaded. */
const unsteady = new Set(['process.allowedNodeEnvironmentFlags', 'process.chdir', 'process.cwd']);

/** Returns descriptions of all changes; first loads of modules do not count. */
export const changesOf = (before: SharedState, after: SharedState): string[] => [
  ...[...before].flatMap(([name, value]) => {
    if (!after.has(name)) return [`${name} is gone`];
    return Object.is(after.get(name), value) || unsteady.has(name) ? [] : [`${name} is another`];
  }),
  ...[...after.keys()]
    .filter((name) => !before.has(name) && !loaded.test(name))
    .map((name) => `${name} is new`),
];
