// Tests the document of the connector protocol: its examples, and its schemas against the library.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fileURLToPath } from 'node:url';
import {
  callback,
  capabilities,
  connectorError,
  operation,
  operationRequest,
  statement,
} from '@kasir/connector/protocol';
import { expect, test } from 'vitest';
import { blocksFor } from '../examples/claims.ts';
import { pagesOf } from '../examples/pages.ts';
import { connectorDocument } from './connector.ts';
import {
  callbackExample,
  chargeExample,
  operationExample,
  statementExample,
} from './examples/connector.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const document = connectorDocument();

const replies = {
  Operation: operation,
  Error: connectorError,
  Callback: callback,
  Capabilities: capabilities,
  Statement: statement,
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'document');

/** Returns the violations of a value by a schema of the document. */
const problemsOf = (name: string, value: unknown): readonly unknown[] => {
  const validate = ajv.getSchema(`document#/components/schemas/${name}`);
  if (!validate) throw new Error(`The document has no schema ${name}.`);
  return validate(value) === true ? [] : (validate.errors ?? []);
};

const cases = [
  ['OperationRequest', operationRequest, chargeExample],
  ['Operation', operation, operationExample],
  ['Callback', callback, callbackExample],
  ['Statement', statement, statementExample],
] as const;

test.each(cases)('the example of %s fits the document and the library', (name, schema, example) => {
  expect(problemsOf(name, example)).toEqual([]);
  expect(schema.parse(example)).toEqual(example);
});

test.each(cases)('%s without one of its fields is invalid in both', (name, schema, example) => {
  for (const field of Object.keys(example)) {
    const { [field]: _left, ...rest } = example as unknown as Record<string, unknown>;
    expect([field, problemsOf(name, rest).length > 0]).toEqual([field, true]);
    expect(schema.safeParse(rest).success).toBe(false);
  }
});

test('the page of the protocol has a valid example of each message, including those of the document', () => {
  const all = pagesOf(root);
  const [page] = blocksFor('tools/documents/connector.test.ts', all);
  const bodies = page?.blocks.map(({ code }) => JSON.parse(code) as unknown) ?? [];
  const names = bodies.map((body) =>
    Object.entries({ OperationRequest: operationRequest, ...replies })
      .filter(([, schema]) => schema.safeParse(body).success)
      .map(([name]) => name),
  );
  expect(names).toEqual([
    ['OperationRequest'],
    ['Operation'],
    ['Error'],
    ['Error'],
    ['Callback'],
    ['Callback'],
    ['Capabilities'],
    ['Statement'],
  ]);
  for (const [index, [name = '']] of names.entries())
    expect(problemsOf(name, bodies[index])).toEqual([]);
  expect(bodies).toEqual(
    expect.arrayContaining([chargeExample, operationExample, callbackExample, statementExample]),
  );
});

test('unknown fields are allowed, because new fields are added within a version', () => {
  for (const [name, schema, example] of cases) {
    const more = { ...example, later: { a: 1 } };
    expect(problemsOf(name, more)).toEqual([]);
    expect(schema.safeParse(more).success).toBe(true);
  }
});
