// Generates values that a JSON Schema allows, for fuzzing from a document.
import fc from 'fast-check';
import { nameOf, type JsonSchema, type Schemas } from '../openapi/json-schema.ts';

/** Objects nested deeper than this have only their required fields. */
const DEPTH = 4;

const formats: Readonly<Record<string, readonly string[]>> = {
  uri: ['https://merchant.example/thanks', 'http://localhost:1/', 'https://a.example/?q=%20#f'],
  email: ['siti@example.com', 'a+b@customers.example'],
  'date-time': ['2026-01-01T00:00:00Z', '2026-03-31T23:59:59.999+07:00', '1970-01-01T00:00:00Z'],
  date: ['2026-01-01', '2000-02-29'],
};

const textsOf = ({ pattern, format, ...schema }: JsonSchema): fc.Arbitrary<string> => {
  const known = formats[String(format)];
  if (known) return fc.constantFrom(...known);
  if (typeof pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      // A pattern that the generator cannot handle, such as a lookahead, is tried with any text.
    }
  }
  const minLength = Number(schema['minLength'] ?? 0);
  const maxLength = Math.max(minLength, Math.min(Number(schema['maxLength'] ?? 40), 300));
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) }),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }) },
  );
};

const numbersOf = (schema: JsonSchema): fc.Arbitrary<number> => {
  const low = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? -1_000_000);
  const high = Number(schema['maximum'] ?? 100_000_000);
  const whole = fc.integer({
    min: Math.ceil(low),
    max: Math.max(Math.ceil(low), Math.floor(Math.min(high, 2 ** 31 - 1))),
  });
  const edges = fc.constantFrom(
    low,
    Math.min(high, 2 ** 53 - 1),
    1,
    10_000,
    25_000,
    20_105,
    10_054,
  );
  if (schema.type === 'integer') return fc.oneof(whole, edges.map(Math.round));
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 2, arbitrary: edges },
    { weight: 1, arbitrary: fc.double({ min: low, max: high, noNaN: true }) },
  );
};

/** Creates arbitraries for schemas, each named schema once per depth. */
export class Arbitraries {
  readonly #schemas: Schemas;
  readonly #forms = new Map<string, fc.Arbitrary<string>>();
  readonly #named = new Map<string, fc.Arbitrary<unknown>>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  /** Returns values of a schema; they may violate its `if` and `then`. */
  of(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.#referred(nameOf(schema.$ref), depth);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((one) => this.of(one, depth)));
    switch (schema.type) {
      case 'string':
        return this.#texts(schema);
      case 'integer':
      case 'number':
        return numbersOf(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(this.of(schema.items ?? {}, depth + 1), {
          minLength: Number(schema['minItems'] ?? 0),
          maxLength: Math.max(Number(schema['minItems'] ?? 0), 3),
        });
      case 'object':
        return this.#object(schema, depth);
      default:
        return fc.jsonValue({ maxDepth: 1 });
    }
  }

  /** Returns one arbitrary for all equal text schemas: creating one costs more than using it. */
  #texts(schema: JsonSchema): fc.Arbitrary<string> {
    const { description: _description, ...form } = schema;
    const key = JSON.stringify(form);
    const known = this.#forms.get(key) ?? textsOf(form);
    this.#forms.set(key, known);
    return known;
  }

  #referred(name: string, depth: number): fc.Arbitrary<unknown> {
    const key = `${name} ${Math.min(depth, DEPTH)}`;
    const known = this.#named.get(key) ?? this.of(this.#schemas[name] ?? {}, depth);
    this.#named.set(key, known);
    return known;
  }

  #object(
    { properties, required = [], additionalProperties, ...schema }: JsonSchema,
    depth: number,
  ): fc.Arbitrary<unknown> {
    if (!properties) {
      const values = typeof additionalProperties === 'object' ? additionalProperties : {};
      return fc.dictionary(
        schema.propertyNames ? this.#texts(schema.propertyNames) : fc.string({ maxLength: 10 }),
        this.of(values, depth + 1),
        { maxKeys: 3 },
      );
    }
    const kept = Object.entries(properties).filter(
      ([name]) => depth < DEPTH || required.includes(name),
    );
    const fields = Object.fromEntries(
      kept.map(([name, field]) => [name, this.of(field, depth + 1)]),
    );
    return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  }
}
