// Expresses conditional requirements of a body as `if` and `then`: the needs of the channel table,
// and those rules of contracts whose condition can be stated exactly.
import type { Rule } from '@kasir/core';
import { familyOf, markOf, ownNeeds, type Mark } from '../sdk/families.ts';
import { refsIn, type JsonSchema, type Schemas } from '../openapi/json-schema.ts';

type Needs = ReadonlyMap<string, readonly string[]>;

const CODE = 'channel_code';
const PROPERTIES = 'channel_properties';

/**
 * Returns a schema of some fields of an object. It allows other fields explicitly, because some
 * tools treat the listed fields as complete.
 */
const some = (properties: Schemas, required: readonly string[]): JsonSchema => ({
  properties,
  required,
  unevaluatedProperties: true,
});

/** Returns a schema of a field with one of these values. */
const has = (field: string, values: readonly string[]): JsonSchema => {
  const [only] = values;
  return some({ [field]: values.length === 1 ? { const: only } : { enum: values } }, [field]);
};

/**
 * Returns a schema of fields that were sent: null and the empty text of a form count as not sent.
 */
const areSent = (fields: readonly string[]): JsonSchema =>
  some(Object.fromEntries(fields.map((field) => [field, { not: { enum: [null, ''] } }])), fields);

const both = (conditions: readonly JsonSchema[]): JsonSchema => {
  const [only = {}] = conditions;
  return conditions.length === 1 ? only : { allOf: conditions };
};

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

/** Groups codes with equal needs. */
const groupByNeeds = (
  needs: Needs,
): readonly (readonly [names: readonly string[], codes: string[]])[] =>
  [...Map.groupBy(needs, ([, names]) => names.toSorted(byText).join(' '))].map(([names, all]) => [
    names.split(' '),
    all.map(([code]) => code),
  ]);

const propertiesOf = (schema: JsonSchema, schemas: Schemas): JsonSchema => {
  const [ref] = refsIn({ items: schema.properties?.[PROPERTIES] ?? {} });
  return (ref !== undefined && schemas[ref]) || {};
};

const needing = (names: readonly string[]): JsonSchema =>
  some({ [PROPERTIES]: { type: 'object', ...areSent(names) } }, [PROPERTIES]);

const requirement = (condition: JsonSchema, then: JsonSchema): JsonSchema => ({
  if: condition,
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then,
});

/** Returns the needs that apply both to saved instruments and to others. */
const common = (once: Needs, saved: Needs): Needs =>
  new Map(
    [...once].flatMap(([code, names]) => {
      const kept = names.filter((name) => saved.get(code)?.includes(name));
      return kept.length === 0 ? [] : [[code, kept] as const];
    }),
  );

const without = (needs: Needs, stated: Needs): Needs =>
  new Map(
    [...needs].flatMap(([code, names]) => {
      const rest = names.filter((name) => !stated.get(code)?.includes(name));
      return rest.length === 0 ? [] : [[code, rest] as const];
    }),
  );

/** Returns conditions under which the payment uses the channel and not a saved instrument. */
const unlessOf = ({ unless, saving }: Mark): JsonSchema[] => [
  ...(unless === undefined ? [] : [{ not: areSent([unless]) }]),
  ...(saving?.again === undefined ? [] : [{ not: has(saving.field, [saving.again]) }]),
];

/** Returns the requirements of a schema that itself names the channel. */
const ownRequirements = (schema: JsonSchema, mark: Mark, schemas: Schemas): JsonSchema[] => {
  const family = familyOf(mark);
  const properties = propertiesOf(schema, schemas);
  const [once, saved] = [ownNeeds(family.once, properties), ownNeeds(family.saved, properties)];
  const states = (needs: Needs, conditions: readonly JsonSchema[]): JsonSchema[] =>
    groupByNeeds(needs).map(([names, codes]) =>
      requirement(both([has(CODE, codes), ...conditions, ...unlessOf(mark)]), needing(names)),
    );
  if (mark.saves === true) return states(saved, []);
  const shared = family.differs ? common(once, saved) : once;
  const { saving } = mark;
  if (!family.differs || !saving) return states(shared, []);
  if (saving.values.length === 0) return states(once, []);
  const saves = has(saving.field, saving.values);
  return [
    ...states(shared, []),
    ...states(without(saved, shared), [saves]),
    ...states(without(once, shared), [{ not: saves }]),
  ];
};

/** Returns the requirements of the channels named inside a schema with `reusability`. */
const innerRequirements = (schema: JsonSchema, schemas: Schemas): JsonSchema[] => {
  if (!schema.properties?.['reusability']) return [];
  return Object.entries(schema.properties).flatMap(([field, inner]) => {
    const [ref] = refsIn({ items: inner });
    const leaf = (ref !== undefined && schemas[ref]) || {};
    const mark = markOf(leaf);
    if (!mark || mark.saving || mark.saves === true) return [];
    const family = familyOf(mark);
    if (!family.differs) return [];
    const properties = propertiesOf(leaf, schemas);
    const [once, saved] = [ownNeeds(family.once, properties), ownNeeds(family.saved, properties)];
    const shared = common(once, saved);
    const states = (needs: Needs, reusability: string): JsonSchema[] =>
      groupByNeeds(without(needs, shared)).map(([names, codes]) =>
        requirement(
          some(
            {
              reusability: { const: reusability },
              [field]: { type: 'object', ...has(CODE, codes) },
            },
            ['reusability', field],
          ),
          some({ [field]: needing(names) }, [field]),
        ),
      );
    return [...states(saved, 'MULTIPLE_USE'), ...states(once, 'ONE_TIME_USE')];
  });
};

const added = (schema: JsonSchema, requirements: readonly JsonSchema[]): JsonSchema =>
  requirements.length === 0
    ? schema
    : { ...schema, allOf: [...(schema.allOf ?? []), ...requirements] };

/** Replaces a mark with the channel codes that it refers to. */
const withCodes = (schema: JsonSchema, mark: Mark): JsonSchema => {
  const { channels: _mark, ...rest } = schema;
  const code = schema.properties?.[CODE];
  if (!code) return rest;
  const known = { ...code, 'x-known-values': familyOf(mark).codes };
  return { ...rest, properties: { ...schema.properties, [CODE]: known } };
};

/** Adds to all schemas the requirements of their channels; only request schemas have any. */
export const withChannels = (schemas: Schemas): Schemas =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const mark = markOf(schema);
      return [
        name,
        mark
          ? added(withCodes(schema, mark), ownRequirements(schema, mark, schemas))
          : added(schema, innerRequirements(schema, schemas)),
      ];
    }),
  );

/** Returns the condition of a rule as a schema, or null where its text has no exact form. */
const conditionOf = (text: string): JsonSchema | null => {
  const [, field = '', what = ''] = /^(\w+) is (sent|not sent|[A-Z_]+)$/.exec(text) ?? [];
  if (field === '') return null;
  if (what === 'sent') return areSent([field]);
  return what === 'not sent' ? { not: areSent([field]) } : has(field, [what]);
};

/** Returns a rule as a schema, or null where only its text states it exactly. */
export const schemaOfRule = ({ when, require }: Rule): JsonSchema | null => {
  const condition = conditionOf(when.text);
  if (!condition || require.some((field) => field.includes('.'))) return null;
  return requirement(condition, areSent(require));
};

/** Returns the schemas; those of bodies state the rules of their calls. */
export const withRules = (schemas: Schemas, rules: ReadonlyMap<string, readonly Rule[]>): Schemas =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      added(
        schema,
        (rules.get(name) ?? []).map(schemaOfRule).filter((rule) => rule !== null),
      ),
    ]),
  );
