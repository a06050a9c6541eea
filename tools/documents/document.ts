// Builds the OpenAPI documents: one of all APIs that merchants call, one of the control API, and
// that of the connector protocol.
import type { CallSpec, Rule } from '@kasir/core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordEvents, type RecordedEvent } from '../catalogues/recorded-events.ts';
import { apis, controlApi, type Api } from '../openapi/calls.ts';
import { componentsOf, type Components } from '../openapi/components.ts';
import { record, type Exchanges } from './examples/record.ts';
import type { Refusals } from './examples/refusals.ts';
import { nameOf, reachable, type Schemas } from '../openapi/json-schema.ts';
import { connectorDocument } from './connector.ts';
import { allStandardized } from './keywords.ts';
import { operationOf } from './operation.ts';
import { sharedParameters } from './parameters.ts';
import { withChannels, withRules } from './requirements.ts';
import { errorSchemas, sharedHeaders, SharedResponses } from './responses.ts';
import { securitySchemes, texts } from './security.ts';
import { groups, tagOf, tags } from '../openapi/tags.ts';
import { deliveryParameters, payloads, webhooksOf } from './webhooks.ts';

type Json = Readonly<Record<string, unknown>>;

const { version } = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../packages/server/package.json', import.meta.url)),
    'utf8',
  ),
) as { readonly version: string };

interface Source {
  readonly apis: readonly Api[];
  readonly exchanges: Exchanges;
  readonly refusals: Refusals;
  /** Recorded bodies of webhooks; null for a document without webhooks. */
  readonly events: readonly RecordedEvent[] | null;
}

/** Returns the rules of request bodies by schema name. */
const rulesOf = (
  contracts: readonly CallSpec[],
  components: Components,
): ReadonlyMap<string, readonly Rule[]> => {
  const found = new Map<string, readonly Rule[]>();
  for (const contract of contracts) {
    const { body } = components.of(contract);
    if (body !== undefined && contract.rules) found.set(body, contract.rules);
  }
  return found;
};

const schemasOf = (contracts: readonly CallSpec[], components: Components, events: boolean) => {
  const returned = reachable(components.schemas, [
    ...contracts.map((contract) => components.of(contract).response),
    ...(events ? payloads().map(([, data]) => components.returned(data)) : []),
  ]);
  const stated = withRules(withChannels(components.schemas), rulesOf(contracts, components));
  return { ...errorSchemas, ...allStandardized(stated, returned) };
};

/**
 * Returns the schemas that something refers to; schemas of parameters are inside the parameters.
 */
const used = (schemas: Schemas, document: Json): Schemas => {
  const named = JSON.stringify(document).matchAll(/"\$ref":"(#\/components\/schemas\/[^"]+)"/g);
  const kept = reachable(
    schemas,
    [...named].map(([, ref = '']) => nameOf(ref)),
  );
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => kept.has(name)));
};

/** Returns the paths, each with all its methods. */
const pathsOf = (operations: readonly (readonly [CallSpec, Json])[]): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [{ path, method }, operation] of operations) {
    const known = (paths[path] ??= {});
    const name = method.toLowerCase();
    if (known[name]) throw new Error(`${method} ${path} stands twice.`);
    known[name] = operation;
  }
  return paths;
};

const tagsOf = (source: Source): readonly Json[] => [
  ...source.apis.flatMap(({ folder }) =>
    Object.entries(tags[folder] ?? {}).map(([name, { title, description }]) => ({
      name,
      description,
      'x-displayName': title,
    })),
  ),
  ...(source.events
    ? [
        {
          name: 'events',
          description: 'What the platform sends to the callback URLs of an account.',
          'x-displayName': 'Webhooks',
        },
      ]
    : []),
];

const groupsOf = (source: Source): readonly Json[] => [
  ...source.apis.map(({ folder }) => ({
    name: groups[folder],
    tags: Object.keys(tags[folder] ?? {}),
  })),
  ...(source.events ? [{ name: 'Webhooks', tags: ['events'] }] : []),
];

const documentOf = (kind: keyof typeof texts, source: Source): Json => {
  const calls = source.apis.flatMap((api) => api.calls);
  const folders = new Map(
    source.apis.flatMap(({ folder, calls: own }) => own.map((call) => [call, folder] as const)),
  );
  const contracts = calls.map(({ contract }) => contract);
  const { events } = source;
  const components = componentsOf(calls, events ? payloads() : []);
  const schemas = schemasOf(contracts, components, events !== null);
  const shared = new SharedResponses();
  const operations = calls.map((call) => {
    const { id } = call.contract;
    const operation = operationOf(call, {
      components,
      schemas,
      exchanges: source.exchanges.get(id) ?? [],
      refusals: source.refusals.get(id) ?? new Map(),
      shared,
    });
    if (!source.apis.some(({ folder }) => tags[folder]?.[tagOf(id)]))
      throw new Error(`No about.ts describes the resource ${tagOf(id)}.`);
    const client = {
      package: `@kasir/${folders.get(call) ?? ''}`,
      call: `${call.group}.${call.verb}`,
    };
    return [call.contract, { ...operation, 'x-client': client }] as const;
  });
  const { title, description, server } = texts[kind];
  const body = {
    paths: pathsOf(operations),
    ...(events && { webhooks: webhooksOf(components, events) }),
  };
  const responses = shared.all;
  return {
    openapi: '3.1.1',
    info: {
      title,
      version,
      description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [server],
    tags: tagsOf(source),
    ...body,
    components: {
      securitySchemes: securitySchemes[kind],
      ...(events && { parameters: { ...sharedParameters, ...deliveryParameters } }),
      headers: usedHeaders({ body, responses }),
      responses,
      schemas: used(schemas, { body, responses }),
    },
    'x-tagGroups': groupsOf(source),
  };
};

const usedHeaders = (document: Json): Json => {
  const text = JSON.stringify(document);
  return Object.fromEntries(
    Object.entries(sharedHeaders).filter(([name]) =>
      text.includes(`#/components/headers/${name}"`),
    ),
  );
};

/** Returns both documents by file name. */
const documents = async (): Promise<Readonly<Record<'openapi' | 'control', Json>>> => {
  const { calls, operations, refusals, operatorRefusals } = await record();
  return {
    openapi: documentOf('openapi', {
      apis,
      exchanges: calls,
      refusals,
      events: await recordEvents(),
    }),
    control: documentOf('control', {
      apis: [controlApi],
      exchanges: operations,
      refusals: operatorRefusals,
      events: null,
    }),
  };
};

/** Returns the documents as files of the packed server. */
export const documentFiles = async () =>
  Object.entries({ ...(await documents()), 'connector-protocol': connectorDocument() }).map(
    ([name, document]) => ({
      path: `packages/server/openapi/${name}.json`,
      text: JSON.stringify(document),
    }),
  );
