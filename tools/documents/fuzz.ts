// Sends requests generated from nothing but a document to a running platform: no response may be a
// failure of the server, and each must be one that the document declares.
import fc from 'fast-check';
import { Arbitraries } from './arbitrary.ts';
import {
  jsonOf,
  type Checker,
  type DocumentedParameter,
  type OpenApiDocument,
  type Placed,
} from './checker.ts';
import type { Exchanges } from './examples/record.ts';
import type { JsonSchema, Schemas } from '../openapi/json-schema.ts';
import { pathOf, queryOf } from './wire.ts';

/** A generated request. */
export interface Made {
  readonly placed: Placed;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A response that is not as declared, and its request. */
export interface Finding {
  readonly request: string;
  readonly body: string | null;
  readonly status: number;
  readonly text: string;
  readonly problems: readonly string[];
}

/** Values that are wrong for most fields. */
const wrong = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    '',
    'x'.repeat(3_000),
    [],
    {},
    '\u0000',
    '💥',
    '__proto__',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

const ACTS_FOR = 'for-user-id';

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a body in which one field, at any depth, is omitted or replaced. */
const altered = (body: unknown, replacement: unknown, place: number): unknown => {
  if (!isBody(body)) return replacement;
  const names = Object.keys(body);
  const name = names[place % Math.max(names.length, 1)];
  if (name === undefined) return { unknown: replacement };
  const inner = body[name];
  if (isBody(inner) && place % 3 > 0)
    return { ...body, [name]: altered(inner, replacement, Math.floor(place / 3)) };
  if (replacement === undefined) {
    const { [name]: _left, ...rest } = body;
    return rest;
  }
  return { ...body, [name]: replacement };
};

const references = ['reference_id', 'external_id', 'reference', 'partnerReferenceNo'];

/** Returns a body with new references. */
const fresh = (body: unknown, reference: string): unknown =>
  isBody(body)
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          references.includes(name) ? reference : value,
        ]),
      )
    : body;

/** Returns a value as header text: only visible ASCII characters, at most 200. */
const headerText = (value: unknown): string =>
  String(value)
    .replaceAll(/[^\x21-\x7e]/g, '')
    .slice(0, 200);

/**
 * Generates requests from a document; ids of existing objects are taken from recorded exchanges.
 */
export class Requests {
  readonly #checker: Checker;
  readonly #exchanges: Exchanges;
  readonly #arbitraries: Arbitraries;

  constructor(document: OpenApiDocument, checker: Checker, exchanges: Exchanges) {
    this.#checker = checker;
    this.#exchanges = exchanges;
    this.#arbitraries = new Arbitraries(document.components['schemas'] as Schemas);
  }

  /** Returns `count` requests of an operation. */
  of(placed: Placed, count: number, seed: number): Made[] {
    const { operation } = placed;
    const all = (operation.parameters ?? []).map((one) =>
      this.#checker.resolved<DocumentedParameter>(one),
    );
    const recorded = this.#exchanges.get(operation.operationId) ?? [];
    const values = (place: DocumentedParameter['in']) => this.#parameters(all, place);
    const params = fc.oneof(
      ...recorded.map(({ sent }) => ({ weight: 4, arbitrary: fc.constant(sent.params ?? {}) })),
      { weight: 1, arbitrary: values('path') },
    );
    const query = fc.oneof(
      values('query'),
      fc
        .tuple(values('query'), wrong, fc.nat())
        .map(([sent, bad, place]) => altered(sent, bad, place)),
    );
    const headers = fc
      .tuple(values('header'), fc.integer({ min: 0, max: 19 }))
      // An unknown account would be refused before anything else, so few requests act for another
      // one.
      .map(([{ [ACTS_FOR]: other, ...rest }, roll]) =>
        roll === 0 && other !== undefined ? { ...rest, [ACTS_FOR]: other } : rest,
      );
    const body = this.#bodies(
      placed,
      recorded.map(({ sent }) => sent.body),
    );
    return fc
      .sample(fc.record({ params, query, headers, body }), { numRuns: count, seed })
      .map((one) => ({
        placed,
        path: pathOf(
          placed.path,
          Object.fromEntries(
            Object.entries(one.params).map(([name, value]) => [name, String(value) || '-']),
          ),
        ),
        query: isBody(one.query) ? queryOf(one.query) : '',
        headers: Object.fromEntries(
          Object.entries(one.headers as Body)
            .map(([name, value]) => [name, headerText(value)])
            .filter(([, value]) => value !== ''),
        ),
        body: one.body,
      }));
  }

  #parameters(
    all: readonly DocumentedParameter[],
    place: DocumentedParameter['in'],
  ): fc.Arbitrary<Body> {
    const here = all.filter((one) => one.in === place);
    const fields = Object.fromEntries(
      here.map(({ name, schema }) => [name, this.#arbitraries.of(schema)]),
    );
    const requiredKeys = here.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(fields, { requiredKeys }) as fc.Arbitrary<Body>;
  }

  #bodies({ operation }: Placed, recorded: readonly unknown[]): fc.Arbitrary<string | null> {
    const schema: JsonSchema | undefined = jsonOf(operation.requestBody?.content)?.schema;
    if (!schema) return fc.constant(null);
    const allowed = this.#arbitraries.of(schema);
    const known = recorded.length > 0 ? fc.constantFrom(...recorded) : allowed;
    const changed = (from: fc.Arbitrary<unknown>, by: fc.Arbitrary<unknown>) =>
      fc.tuple(from, by, fc.nat()).map(([body, bad, place]) => altered(body, bad, place));
    return fc.oneof(
      { weight: 4, arbitrary: allowed.map((body) => JSON.stringify(body)) },
      {
        weight: 4,
        arbitrary: fc
          .tuple(known, fc.uuid())
          .map(([body, reference]) => JSON.stringify(fresh(body ?? {}, reference))),
      },
      { weight: 3, arbitrary: changed(known, wrong).map((body) => JSON.stringify(body)) },
      {
        weight: 2,
        arbitrary: changed(known, fc.constant(undefined)).map((body) => JSON.stringify(body)),
      },
      { weight: 1, arbitrary: changed(allowed, wrong).map((body) => JSON.stringify(body)) },
      { weight: 1, arbitrary: fc.string({ maxLength: 50 }) },
    );
  }
}

/** Sends requests, eight at a time, and returns the responses that are not as declared. */
export const sendAll = async (
  base: string,
  authorization: string,
  checker: Checker,
  requests: readonly Made[],
): Promise<{
  readonly findings: readonly Finding[];
  readonly statuses: ReadonlyMap<number, number>;
}> => {
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const waiting = [...requests];
  const work = async (): Promise<void> => {
    for (let made = waiting.pop(); made; made = waiting.pop()) {
      const { placed, path, query, headers, body } = made;
      const url = `${base}${path}${query === '' ? '' : `?${query}`}`;
      const response = await fetch(url, {
        method: placed.method,
        headers: { ...headers, authorization, 'content-type': 'application/json' },
        redirect: 'manual',
        ...(body !== null && { body }),
      });
      const { status } = response;
      const text = await response.text();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const problems = [
        ...checker.problemsOf(placed, status, text),
        ...(status === 500 ? ['the server failed'] : []),
      ];
      if (problems.length > 0)
        findings.push({
          request: `${placed.operation.operationId} ${placed.method} ${url}`,
          body,
          status,
          text: text.slice(0, 2_000),
          problems,
        });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return { findings, statuses };
};
