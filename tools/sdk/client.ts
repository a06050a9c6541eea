// Writes the interface of a client: one method for each call, with its error codes and
// documentation.
import type { CallSpec } from '@kasir/core';
import { callOf } from '@kasir/core';
import type { Api, NamedCall } from '../openapi/calls.ts';
import type { CallSchemas, Components } from '../openapi/components.ts';
import { alternativesOf, nameOf, pascal, type JsonSchema } from '../openapi/json-schema.ts';
import type { ChannelTypes } from './channels.ts';
import { docComment } from './documentation.ts';
import { typeOf } from './print.ts';

const isEmpty = (schema: JsonSchema | undefined): boolean =>
  (schema?.required ?? []).length === 0 && alternativesOf(schema ?? {}).length === 0;

const partTexts = {
  params: 'Parameters in the path.',
  query: 'Query parameters.',
  headers: 'Headers.',
  body: 'What is sent.',
} as const;

const part = (name: keyof typeof partTexts, type: string, isOptional: boolean): string =>
  `${docComment([partTexts[name]], '  ')}  ${name}${isOptional ? '?' : ''}: ${type}${isOptional ? ' | undefined' : ''};\n`;

/** Returns the type of a call's body in any of its versions. */
const bodyType = ({ body, datedBodies }: CallSchemas, passed: string): string =>
  [...new Set([body === undefined ? '' : body + passed, ...Object.values(datedBodies)])]
    .filter((name) => name !== '')
    .join(' | ');

interface Input {
  /** The declaration of its interface; empty where the call has no input. */
  readonly text: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly generics: string;
}

/** Returns the input of a call as an interface. */
const inputOf = (call: NamedCall, components: Components, generics: ChannelTypes): Input => {
  const names = components.of(call.contract);
  const schemaOf = (name: string | undefined) =>
    name === undefined ? undefined : components.schemas[name];
  const parts = (['params', 'query', 'headers'] as const).flatMap((which) => {
    const name = names[which];
    return name === undefined ? [] : [{ which, name, isOptional: isEmpty(schemaOf(name)) }];
  });
  const isBodyOptional =
    isEmpty(schemaOf(names.body)) && Object.keys(names.datedBodies).length === 0;
  const declared = names.body === undefined ? '' : generics.declared(names.body);
  const passed = names.body === undefined ? '' : generics.passed(names.body);
  if (parts.length === 0 && names.body === undefined)
    return { text: '', type: 'Record<string, never>', isOptional: true, generics: '' };
  const lines = [
    ...parts.map(({ which, name, isOptional }) => part(which, name, isOptional)),
    ...(names.body === undefined ? [] : [part('body', bodyType(names, passed), isBodyOptional)]),
  ];
  const isOptional =
    parts.every((one) => one.isOptional) && (names.body === undefined || isBodyOptional);
  return {
    text: `${docComment([`What ${call.group}.${call.verb} takes.`])}export interface ${call.name}Input${declared} {\n${lines.join('')}}\n`,
    type: `${call.name}Input${passed}`,
    isOptional,
    generics: declared,
  };
};

const optionsOf = ({ idempotency, version, versions = [] }: CallSpec): string => {
  const base = idempotency === 'none' ? 'CallOptions' : 'WriteOptions';
  if (version === 'ignored') return base;
  const words = versions.map((one) => `'${one}'`).join(' | ');
  return `${base} & Versioned<${words === '' ? 'string' : words}>`;
};

/**
 * Returns the documentation of a method: its summary, the request line, and error codes by status.
 */
const methodDocumentation = ({ contract }: NamedCall): string[] => {
  const { summary, method, path, errors } = contract;
  const byStatus = Map.groupBy(Object.entries(errors), ([, status]) => status);
  const codes = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, all]) => `${status} ${all.map(([code]) => code).join(', ')}`);
  return [`${summary}: \`${method} ${path}\`.`, `Errors: ${codes.join('; ')}.`];
};

/** Returns the page and the item type of a list, from the bodies of its versions. */
const pageOf = (response: string, components: Components): { page: string; item: string } => {
  const candidates = (name: string): string[] => {
    const schema = components.schemas[name] ?? {};
    const inner = alternativesOf(schema).flatMap(({ $ref }) =>
      $ref === undefined ? [] : candidates(nameOf($ref)),
    );
    return schema.properties?.['has_more'] ? [name] : inner;
  };
  const [page] = candidates(response);
  const items = page && components.schemas[page]?.properties?.['data']?.items;
  if (page === undefined || !items) throw new Error(`${response} has no page`);
  return { page, item: typeOf(items) };
};

const codesName = ({ name }: NamedCall): string => `${name}ErrorCode`;

/** Returns whether a call reads an object that has a status. */
const hasStatus = ({ contract }: NamedCall, response: string, components: Components): boolean =>
  contract.method === 'GET' &&
  contract.params !== undefined &&
  components.schemas[response]?.properties?.['status'] !== undefined;

const methodOf = (call: NamedCall, input: Input, components: Components): string => {
  const { contract, verb } = call;
  const options = optionsOf(contract);
  const { response } = components.of(contract);
  const taken = `input${input.isOptional ? '?' : ''}: ${input.type}, options?: ${options}`;
  const result = `Promise<Result<${response}, ${codesName(call)}>>`;
  const comment = docComment(methodDocumentation(call), '    ');
  if (hasStatus(call, response, components))
    return (
      `${comment}    readonly ${verb}: {\n      (${taken}): ${result};\n` +
      `      /** Reads until the status is as given, at most for \`deadlineMs\`. Throws \`ApiError\`. */\n` +
      `      readonly waitFor: (input: ${input.type}, status: ${response}['status'] | readonly ${response}['status'][], options?: WaitOptions) => Promise<${response}>;\n    };\n`
    );
  if (!callOf(contract).pages)
    return `${comment}    readonly ${verb}: ${input.generics}(${taken}) => ${result};\n`;
  const { page, item } = pageOf(response, components);
  const forward = `input${input.isOptional ? '?' : ''}: Forward<${input.type}>, options?: ${options}`;
  return (
    `${comment}    readonly ${verb}: {\n      (${taken}): ${result};\n` +
    `      /** Every page as a success, from the start or from \`query.after_id\`. Throws \`ApiError\`. */\n` +
    `      readonly pages: (${forward}) => AsyncGenerator<Success<${page}>, void>;\n` +
    `      /** Every item of every page. Throws \`ApiError\`. */\n` +
    `      readonly items: (${forward}) => AsyncGenerator<${item}, void>;\n` +
    `      /** All items, at most \`max\`. Throws \`ApiError\`; without \`max\`, RangeError above 10,000. */\n` +
    `      readonly toArray: (${forward} & ToArrayOptions) => Promise<${/^\w+$/.test(item) ? item : `(${item})`}[]>;\n    };\n`
  );
};

/** Returns the types of a package's calls: inputs, codes, and the interface of its client. */
export const clientTypes = (
  { folder, calls }: Api,
  components: Components,
  generics: ChannelTypes,
): string => {
  const inputs = new Map(calls.map((call) => [call, inputOf(call, components, generics)]));
  const codes = calls.map(
    (call) =>
      `/** Codes that ${call.group}.${call.verb} declares. */\nexport type ${codesName(call)} = ${Object.keys(
        call.contract.errors,
      )
        .map((code) => `'${code}'`)
        .join(' | ')};\n`,
  );
  const groups = [...Map.groupBy(calls, ({ group }) => group)].map(([group, all]) => {
    const methods = all.map((call) => {
      const input = inputs.get(call);
      return input ? methodOf(call, input, components) : '';
    });
    return `  readonly ${group}: {\n${methods.join('')}  };\n`;
  });
  const texts = [...inputs.values()].map(({ text }) => text).filter((text) => text !== '');
  return [
    ...texts,
    ...codes,
    `/** Codes that the calls of this API declare. */\nexport type ${pascal(folder)}ErrorCode = ${calls.map(codesName).join(' | ')};\n`,
    `/** The calls of the ${folder} API, by resource. */\nexport interface ${pascal(folder)}Api {\n${groups.join('')}}\n`,
  ].join('\n');
};
