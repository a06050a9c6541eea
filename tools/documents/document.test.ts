// Tests that the committed documents have valid examples, and agree with the rules of contracts and
// with a running platform.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createKasir, type KasirInProcess } from '@kasir/server/in-process';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Arbitraries } from './arbitrary.ts';
import { apis, controlApi } from '../openapi/calls.ts';
import {
  Checker,
  jsonOf,
  type DocumentedParameter,
  type DocumentedResponse,
  type OpenApiDocument,
  type Placed,
} from './checker.ts';
import type { JsonSchema, Schemas } from '../openapi/json-schema.ts';
import { schemaOfRule } from './requirements.ts';
import { pathOf } from './wire.ts';

const read = (name: string): OpenApiDocument =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../packages/server/openapi/${name}.json`, import.meta.url)),
      'utf8',
    ),
  ) as OpenApiDocument;

const documents = { openapi: read('openapi'), control: read('control') };

/** Returns the examples of an operation, each with the JSON pointer next to its schema. */
const examplesIn = (checker: Checker, placed: Placed) => {
  const { operation, pointer } = placed;
  const sent = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, media]) =>
      [`${pointer}/requestBody/content/${type.replace('/', '~1')}`, media] as const,
  );
  const received = Object.entries(operation.responses).flatMap(([status, response]) => {
    const place = '$ref' in response ? response.$ref : `${pointer}/responses/${status}`;
    const media = jsonOf(checker.resolved<DocumentedResponse>(response).content);
    return media ? [[`${place}/content/application~1json`, media] as const] : [];
  });
  return [...sent, ...received].flatMap(([place, { examples = {} }]) =>
    Object.entries(examples).map(([name, { value }]) => ({ place, name, value })),
  );
};

describe.each(['openapi', 'control'] as const)('%s.json', (name) => {
  const checker = new Checker(documents[name]);
  const all = [...checker.operations, ...checker.webhooks];

  test('has a valid example of every success and every error', () => {
    const wrong = all.flatMap((placed) =>
      examplesIn(checker, placed).flatMap(({ place, name: example, value }) =>
        checker
          .problemsAt(`${place}/schema`, value)
          .map((problem) => `${place} ${example}: ${problem}`),
      ),
    );
    expect(wrong).toEqual([]);
    const without = checker.operations.flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([, response]) => {
          const { content } = checker.resolved<DocumentedResponse>(response);
          return Object.keys(jsonOf(content)?.examples ?? {}).length === 0;
        })
        .map(([status]) => `${operation.operationId} ${status}`),
    );
    expect(without).toEqual([]);
  });

  test('has every call once, and an example of every request body', () => {
    const contracts = name === 'openapi' ? apis.flatMap(({ calls }) => calls) : controlApi.calls;
    const ids = checker.operations.map(({ operation }) => operation.operationId);
    expect(ids.length).toBe(contracts.length);
    expect(new Set(ids)).toEqual(new Set(contracts.map(({ contract }) => contract.id)));
    const bodies = checker.operations.filter(({ operation }) => operation.requestBody);
    expect(
      bodies.filter(({ operation }) => !jsonOf(operation.requestBody?.content)?.examples),
    ).toEqual([]);
  });
});

describe('conditional requirements', () => {
  const ajv = new Ajv2020({ strict: false });
  const arbitraries = new Arbitraries(documents.openapi.components['schemas'] as Schemas);
  const checker = new Checker(documents.openapi);
  const rules = apis.flatMap(({ calls }) =>
    calls.flatMap(({ contract }) =>
      (contract.rules ?? []).flatMap((rule) => {
        const schema = schemaOfRule(rule);
        return schema ? [[contract.id, rule.when.text, rule, schema] as const] : [];
      }),
    ),
  );

  test.each(rules)(
    '%s: the condition "%s" has the same meaning in the document and at the server',
    (id, _text, rule, schema) => {
      const placed = checker.operations.find(({ operation }) => operation.operationId === id);
      const body: JsonSchema = jsonOf(placed?.operation.requestBody?.content)?.schema ?? {};
      const examples = Object.values(
        jsonOf(placed?.operation.requestBody?.content)?.examples ?? {},
      );
      const known = examples.map(({ value }) => fc.constant(value));
      const holds = ajv.compile(schema['if'] as JsonSchema);
      const seen = new Set<boolean>();
      fc.assert(
        fc.property(fc.oneof(arbitraries.of(body), ...known), (sent) => {
          const isRequired = (rule.when.test as (body: unknown) => boolean)(sent);
          seen.add(isRequired);
          expect(holds(sent)).toBe(isRequired);
        }),
        { seed: 1, numRuns: 100 },
      );
      expect(seen).toEqual(new Set([false, true]));
    },
  );

  test('the required channel properties depend on the reusability of the payment method', () => {
    const ovo = (reusability: string, properties: object) =>
      checker.problemsAt('#/components/schemas/CreatePaymentMethodBodyEwallet', {
        type: 'EWALLET',
        reusability,
        ewallet: { channel_code: 'OVO', channel_properties: properties },
      });
    expect(ovo('ONE_TIME_USE', { mobile_number: '+6281234567890' })).toEqual([]);
    expect(ovo('ONE_TIME_USE', {}).join('\n')).toContain('mobile_number');
    expect(ovo('MULTIPLE_USE', {}).join('\n')).not.toContain('mobile_number');
  });
});

describe('the running platform', () => {
  let kasir: KasirInProcess;
  let urls: { readonly baseUrl: string; readonly controlUrl: string };
  beforeAll(async () => {
    kasir = await createKasir({ seed: 1 });
    urls = await kasir.listen();
  });
  afterAll(() => kasir.close());

  /** Operations that break later requests. */
  const disturbing = ['faults.create'];

  test.each(['openapi', 'control'] as const)(
    'responds to every example request of %s.json as the document declares',
    async (name) => {
      const checker = new Checker(documents[name]);
      const base = name === 'openapi' ? urls.baseUrl : urls.controlUrl;
      const authorization =
        name === 'openapi' ? `Basic ${btoa(`${kasir.key}:`)}` : `Bearer ${kasir.controlToken}`;
      const problems: string[] = [];
      const successes = new Set<string>();
      for (const placed of checker.operations) {
        const { operation, path, method } = placed;
        const { operationId: id } = operation;
        if (disturbing.includes(id)) continue;
        const version = (operation.parameters ?? [])
          .map((one) => checker.resolved<DocumentedParameter>(one))
          .find((one) => one.name === 'api-version')
          ?.schema.enum?.at(-1) as string | undefined;
        const examples = Object.values(
          jsonOf(operation.requestBody?.content)?.examples ?? { none: {} },
        );
        const params = new Proxy(
          {},
          { get: (_, key) => (key === 'id' ? kasir.account : 'invoice') },
        );
        for (const example of examples) {
          const response = await fetch(base + pathOf(path, params), {
            method,
            headers: {
              authorization,
              'content-type': 'application/json',
              ...(version !== undefined && { 'api-version': version }),
            },
            ...('value' in example && { body: JSON.stringify(example.value) }),
          });
          if (response.ok) successes.add(id);
          const found = checker.problemsOf(placed, response.status, await response.text());
          problems.push(...found.map((problem) => `${id}: ${problem}`));
        }
      }
      expect(problems).toEqual([]);
      expect(successes.size).toBeGreaterThan(30);
    },
  );
});
