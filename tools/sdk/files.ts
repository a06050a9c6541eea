// Writes the generated files of the clients: types for people, data for run time, schemas for
// validation.
import { readFileSync } from 'node:fs';
import { apis, controlApi, type Api } from '../openapi/calls.ts';
import { componentsOf, type Components } from '../openapi/components.ts';
import { reachable } from '../openapi/json-schema.ts';
import { callsModule } from './calls.ts';
import { ChannelTypes } from './channels.ts';
import { clientTypes } from './client.ts';
import { contractsModule } from './contracts.ts';
import { catalogModule, eventShapesModule } from './event-data.ts';
import { eventsModule } from './events.ts';
import { responsesModule } from './responses.ts';

/** A generated file: its path below the root, and its text before it is formatted. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

const kernel = [
  'CallOptions',
  'Forward',
  'Needed',
  'Result',
  'Success',
  'ToArrayOptions',
  'Versioned',
  'WaitOptions',
  'WriteOptions',
];

/** Returns the schemas that calls send. */
const sentBy = ({ calls }: Api, components: Components): ReadonlySet<string> =>
  reachable(
    components.schemas,
    calls.flatMap(({ contract }) => {
      const { body, datedBodies, params, query, headers } = components.of(contract);
      const parts = [body, ...Object.values(datedBodies), params, query, headers];
      return parts.filter((part) => part !== undefined);
    }),
  );

/** Returns the schemas that calls return. */
const returnedBy = ({ calls }: Api, components: Components): ReadonlySet<string> =>
  reachable(
    components.schemas,
    calls.map(({ contract }) => components.of(contract).response),
  );

const typesModule = (api: Api, components: Components): string => {
  const types = new ChannelTypes(
    components.schemas,
    sentBy(api, components),
    returnedBy(api, components),
  );
  const text = `${types.declarations()}\n${clientTypes(api, components, types)}`;
  const used = kernel.filter((name) => new RegExp(String.raw`\b${name}\b`).test(text));
  return `import type { ${used.join(', ')} } from '@kasir/client';\n\n${text}`;
};

const headed = (what: string, text: string): string =>
  `// ${what}\n// Generated from the contracts by \`npm run generate\`; not edited by hand.\n${text}`;

/** The control API has one package for contracts and client; every other API has one for each. */
const pathOf = ({ folder }: Api, name: string): string => {
  const group = name === 'contracts' || folder === 'control' ? 'packages' : 'clients';
  return `${group}/${folder}/src/generated/${name}.ts`;
};

/** Returns the modules with the contracts of each package that its `index.ts` exports. */
export const contractFiles = (): GeneratedFile[] =>
  apis.map((api) => ({
    path: pathOf(api, 'contracts'),
    text: headed(
      'The contracts of this package, as the `api.ts` of each resource registers them.',
      contractsModule(api),
    ),
  }));

const filesOf = (api: Api): GeneratedFile[] => {
  const components = componentsOf(api.calls);
  return [
    {
      path: pathOf(api, 'types'),
      text: headed('What the calls of this package take and return.', typesModule(api, components)),
    },
    {
      path: pathOf(api, 'calls'),
      text: headed('What a client has to know of the calls of this package.', callsModule(api)),
    },
    {
      path: pathOf(api, 'responses'),
      text: headed(
        'What the calls of this package return, to compare responses with.',
        responsesModule(api, components),
      ),
    },
  ];
};

/** Returns the module with the version of the client, which its requests carry. */
const versionFile = (): GeneratedFile => {
  const manifest = new URL('../../packages/client/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  return {
    path: 'packages/client/src/version.ts',
    text: [
      '// The version of this package, for the header user-agent.',
      '// Generated from package.json by `npm run generate`; not edited by hand.',
      `export const version = '${version}';\n`,
    ].join('\n'),
  };
};

/** Returns all generated files of the clients and of the receiver. */
export const generatedFiles = (): GeneratedFile[] => [
  versionFile(),
  ...[...apis, controlApi].flatMap(filesOf),
  {
    path: 'packages/webhooks/src/generated/types.ts',
    text: headed('What webhooks carry.', eventsModule()),
  },
  {
    path: 'packages/webhooks/src/generated/catalog.ts',
    text: headed('Every event, with the fields that it always has.', catalogModule()),
  },
  {
    path: 'packages/webhooks/src/generated/bodies.ts',
    text: headed('The shapes of the bodies of events.', eventShapesModule()),
  },
];
