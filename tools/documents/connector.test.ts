// Tests the document of the connector protocol: its examples, and its schemas against the library.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { callback, operation, operationRequest, statement } from '@kasir/connector/protocol';
import { expect, test } from 'vitest';
import { connectorDocument } from './connector.ts';
import {
  callbackExample,
  chargeExample,
  operationExample,
  statementExample,
} from './examples/connector.ts';

const document = connectorDocument();

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'document');

/** Returns the problems that a schema of the document has with a value. */
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

test.each(cases)('%s without one of its fields fits neither', (name, schema, example) => {
  for (const field of Object.keys(example)) {
    const { [field]: _left, ...rest } = example as unknown as Record<string, unknown>;
    expect([field, problemsOf(name, rest).length > 0]).toEqual([field, true]);
    expect(schema.safeParse(rest).success).toBe(false);
  }
});

test('unknown fields are allowed: they are added within a version', () => {
  for (const [name, schema, example] of cases) {
    const more = { ...example, later: { a: 1 } };
    expect(problemsOf(name, more)).toEqual([]);
    expect(schema.safeParse(more).success).toBe(true);
  }
});
