// Writes the catalog of SDK calls: the request of every call in every major of the official SDK,
// beside the call of our clients that sends the same.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ContractTree } from '@kasir/core';
import { legacyContracts } from '@kasir/legacy-api';
import { unifiedContracts } from '@kasir/unified-api';
import { code, page, table, type GeneratedFile } from './markdown.ts';
import type { SentCall } from './sent-calls.ts';

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

/**
 * Returns how many segments of a sent path equal those of an endpoint; null when it is not a path
 * of that endpoint.
 */
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

/** Returns majors as people write them: `1, 3 to 7`. */
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

/** Returns every call with the majors that send the same, and the list of all majors. */
const everyCall = async (): Promise<{
  readonly calls: readonly SdkCall[];
  readonly majors: readonly number[];
}> => {
  // In a worker thread, so that its replacements of `fetch` and modules affect nothing else.
  const thread = new Worker(new URL('sent-calls.ts', import.meta.url));
  const [found] = (await once(thread, 'message')) as [
    ReadonlyMap<number, ReadonlyMap<string, SentCall>>,
  ];
  const all = new Map<string, { name: string; majors: number[]; sent: SentCall }>();
  for (const [major, sentBy] of found)
    for (const [name, sent] of sentBy) {
      const key = `${name} ${sent.method} ${sent.path.replaceAll(/\{[^}]*\}/g, '{}')}`;
      const entry = all.get(key) ?? { name, majors: [], sent };
      entry.majors.push(major);
      all.set(key, entry);
    }
  const calls = [...all.values()].toSorted((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : 0,
  );
  return { calls, majors: [...found.keys()] };
};

/** Returns the page of SDK calls. */
export const sdkCallCatalogue = async (): Promise<GeneratedFile> => {
  const { calls, majors } = await everyCall();
  const byResource = Map.groupBy(calls, ({ name }) => name.split('.')[0] ?? name);
  const served = calls.filter(({ sent }) => clientCallFor(sent));
  return page('docs/migrate/sdk-calls.md', 'SDK calls, one by one', [
    `This page lists every call of \`xendit-node\` in its majors ${majors.join(', ')} with its request, and the call of the Kasir clients that sends the same request. ${served.length} of ${calls.length} calls are supported; the others return ${code('404 NOT_FOUND')}, and ${code('Platform.updateAccount')} returns ${code('405 METHOD_NOT_ALLOWED')}. ${code('Card.createPromotion')} works with ${code('--dialect service')}. Changing the calls is optional: [the SDK works unmodified](../guide/sdk.md) with the base URL in ${code('xenditURL')}. That page also lists the fields and values in which the SDK and the specification differ.`,
    'The Kasir clients use the field names of the wire (`payment_method`), the SDK its own (`paymentMethod`). Errors are returned (`result.ok`) or thrown by `unwrap`, and an idempotency key is generated if you send none.',
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
