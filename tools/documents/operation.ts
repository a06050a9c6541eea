// Describes a call as an operation of the document.
import type { CallSpec, EndpointSpec } from '@kasir/core';
import { limits } from '@kasir/core';
import type { NamedCall } from '../openapi/calls.ts';
import type { Components } from '../openapi/components.ts';
import type { Exchange } from './examples/recorder.ts';
import { ledger } from '../openapi/clause-texts.ts';
import { refTo, type JsonSchema, type Schemas } from '../openapi/json-schema.ts';
import { mentionsIn } from '../trace/clauses.ts';
import { commonHeaders, parametersIn } from './parameters.ts';
import {
  edgeResponse,
  errorResponses,
  examplesOf,
  successResponse,
  type RecordedRefusals,
  type SharedResponses,
} from './responses.ts';
import { tagOf } from '../openapi/tags.ts';

type Json = Readonly<Record<string, unknown>>;

const isEndpoint = (contract: CallSpec): contract is EndpointSpec => 'auth' in contract;

/** Returns the role that an operation of the control API needs; null for any other call. */
const roleOf = (contract: CallSpec): string | null =>
  'role' in contract && typeof contract.role === 'string' ? contract.role : null;

const isSigned = (contract: CallSpec): boolean =>
  Object.hasOwn(contract.headers?.shape ?? {}, 'x-signature');

/** Returns the security requirements of a call. */
const securityOf = (contract: CallSpec): readonly Json[] => {
  if (!isEndpoint(contract)) return [{ controlToken: [] }];
  if (isSigned(contract))
    return contract.idempotency === 'none'
      ? [{ signature: [] }]
      : [{ signature: [] }, { signature: [], accessToken: [] }];
  return contract.auth === 'secret' ? [{ apiKey: [] }] : [{ publicKey: [] }, { apiKey: [] }];
};

const bullets = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`];

/**
 * Returns the description of a call: rules, checks and permission, which its schemas do not show.
 */
const descriptionOf = (contract: CallSpec): string => {
  const { rules = [], checks = [] } = contract;
  const endpoint = isEndpoint(contract) ? contract : null;
  const role = roleOf(contract);
  return [
    ...bullets(
      'Required under a condition:',
      rules.map(
        ({ when, require, clause }) =>
          `${require.map((field) => `\`${field}\``).join(', ')} when ${when.text} (${clause})`,
      ),
    ),
    ...bullets(
      'Checked as well:',
      checks.map(({ text, clause }) => `${text} (${clause})`),
    ),
    ...(role === null ? [] : [`Needs the role \`${role}\`.`]),
    ...(endpoint ? [`Needs a key with the permission \`${endpoint.permission}\`.`] : []),
    ...(endpoint && endpoint.auth === 'public' ? ['A public key may call it too.'] : []),
    ...(endpoint?.auth === 'signature'
      ? ['A public key may call it too, with a signature made with a secret one.']
      : []),
    ...(endpoint?.testOnly ? ['In test mode only.'] : []),
    ...(endpoint?.platformOnly ? ['For platform accounts that act for themselves.'] : []),
  ].join('\n\n');
};

const dated = (version: string, name: string): JsonSchema => ({
  $ref: refTo(name),
  description: `With api-version ${version}.`,
});

/** Returns the encoding of a form: fields with objects use brackets. */
const formEncoding = (schema: JsonSchema | undefined): Json => {
  const nested = Object.entries(schema?.properties ?? {}).filter(([, field]) => {
    const kinds = field.anyOf ?? field.oneOf ?? [field];
    return kinds.some(({ $ref, type }) => $ref !== undefined || type === 'object');
  });
  return nested.length === 0
    ? {}
    : {
        encoding: Object.fromEntries(
          nested.map(([name]) => [name, { style: 'deepObject', explode: true }]),
        ),
      };
};

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

const requestBody = (
  contract: CallSpec,
  { body, datedBodies }: ReturnType<Components['of']>,
  schemas: Schemas,
  exchanges: readonly Exchange[],
): Json => {
  if (body === undefined || !contract.body) return {};
  const versions = Object.entries(datedBodies);
  const schema: JsonSchema =
    versions.length === 0
      ? { $ref: refTo(body) }
      : {
          anyOf: [
            { $ref: refTo(body), description: 'With every other api-version.' },
            ...versions.map(([version, name]) => dated(version, name)),
          ],
        };
  const { encodings = ['json'] } = contract;
  const content = encodings.map((encoding) => [
    mediaTypes[encoding],
    {
      schema,
      ...(encoding === 'json'
        ? { examples: examplesOf(exchanges, ({ sent }) => sent.body ?? {}) }
        : formEncoding(schemas[body])),
    },
  ]);
  return {
    requestBody: {
      required: !contract.body.safeParse({}).success,
      content: Object.fromEntries(content) as Json,
    },
  };
};

/** Returns the ids of the clauses in the groups, rules and checks of a call, and in its files. */
const clausesOf = (contract: EndpointSpec, declaration: NamedCall['declaration']): string[] => {
  const { clauseGroups = [], rules = [], checks = [] } = contract;
  const prefixes = clauseGroups.map((group) => group.replace(/\*$/, ''));
  return [
    ...new Set([
      ...[...ledger.keys()].filter((id) => prefixes.some((prefix) => id.startsWith(prefix))),
      ...rules.map(({ clause }) => clause),
      ...checks.map(({ clause }) => clause),
      ...mentionsIn(ledger, declaration?.text ?? '').known.map(({ id }) => id),
    ]),
  ];
};

/** Returns facts of a call for which OpenAPI has no keyword. */
const extensionsOf = ({ contract, declaration }: NamedCall): Json => {
  const role = roleOf(contract);
  if (!isEndpoint(contract)) return role === null ? {} : { 'x-role': role };
  const clauses = clausesOf(contract, declaration);
  return {
    'x-permission': contract.permission,
    'x-idempotency': contract.idempotency,
    'x-requests-per-minute': {
      test: contract.ratePerMinute ?? limits.requests_per_minute.test,
      live: contract.ratePerMinute ?? limits.requests_per_minute.live,
    },
    ...(contract.testOnly && { 'x-test-mode-only': true }),
    ...(contract.platformOnly && { 'x-platform-only': true }),
    ...(clauses.length > 0 && { 'x-clauses': clauses }),
  };
};

/** The parts that operations are built from. */
export interface OperationParts {
  readonly components: Components;
  /** All schemas of the document. */
  readonly schemas: Schemas;
  readonly exchanges: readonly Exchange[];
  readonly refusals: RecordedRefusals;
  readonly shared: SharedResponses;
}

/** Returns a call as an operation. */
export const operationOf = (
  call: NamedCall,
  { components, schemas, exchanges, refusals, shared }: OperationParts,
): Json => {
  const { contract } = call;
  const names = components.of(contract);
  const isLimited = isEndpoint(contract);
  const named = (name: string | undefined) => (name === undefined ? undefined : schemas[name]);
  const parameters = [
    ...parametersIn('path', named(names.params), schemas),
    ...parametersIn('query', named(names.query), schemas),
    ...parametersIn('header', named(names.headers), schemas),
    ...commonHeaders(contract),
  ];
  const examples = exchanges.filter(
    ({ sent }) => !isEndpoint(contract) || isPublished(contract, sent.name),
  );
  const description = descriptionOf(contract);
  return {
    operationId: contract.id,
    summary: contract.summary,
    ...(description !== '' && { description }),
    tags: [tagOf(contract.id)],
    security: securityOf(contract),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(contract, names, schemas, examples),
    responses: {
      [contract.success.status]: successResponse(contract, names.response, examples, isLimited),
      ...errorResponses(contract, refusals, shared, isLimited),
      default: shared.shared('EDGE', 0, edgeResponse()),
    },
    ...extensionsOf(call),
  };
};

/** True for an example of the contract, or for any recorded one where the contract has none. */
const isPublished = ({ examples }: EndpointSpec, name: string | undefined): boolean =>
  examples === undefined || (name !== undefined && name in examples);
