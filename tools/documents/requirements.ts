// What is required of a body under a condition, as `if` and `then`: the channel table's needs, and
// those rules of contracts whose condition can be said exactly.
import type { Rule } from '@kasir/core';
import { familyOf, markOf, ownNeeds, type Mark } from '../sdk/families.ts';
import { refsIn, type JsonSchema, type Schemas } from '../openapi/json-schema.ts';

type Needs = ReadonlyMap<string, readonly string[]>;

const CODE = 'channel_code';
const PROPERTIES = 'channel_properties';

/**
 * Some fields of an object. It says that there may be others, for readers that take the fields of a
 * schema for all that there are.
 */
const some = (properties: Schemas, required: readonly string[]): JsonSchema => ({
  properties,
  required,
  unevaluatedProperties: true,
});

/** A field that has one of these values. */
const has = (field: string, values: readonly string[]): JsonSchema => {
  const [only] = values;
  return some({ [field]: values.length === 1 ? { const: only } : { enum: values } }, [field]);
};

/** Fields that were sent: null, and the empty text of a form, are as good as nothing. */
const areSent = (fields: readonly string[]): JsonSchema =>
  some(Object.fromEntries(fields.map((field) => [field, { not: { enum: [null, ''] } }])), fields);

const both = (conditions: readonly JsonSchema[]): JsonSchema => {
  const [only = {}] = conditions;
  return conditions.length === 1 ? only : { allOf: conditions };
};

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

/** Codes with equal needs stand together. */
const grouped = (needs: Needs): readonly (readonly [names: readonly string[], codes: string[]])[] =>
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

/** Needs that hold whether the instrument is saved or not. */
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

/** Conditions under which the channel is not what is paid by: a saved instrument is. */
const unlessOf = ({ unless, saving }: Mark): JsonSchema[] => [
  ...(unless === undefined ? [] : [{ not: areSent([unless]) }]),
  ...(saving?.again === undefined ? [] : [{ not: has(saving.field, [saving.again]) }]),
];

/** What the channel of a schema requires, where the schema itself shows whether it saves. */
const ownRequirements = (schema: JsonSchema, mark: Mark, schemas: Schemas): JsonSchema[] => {
  const family = familyOf(mark);
  const properties = propertiesOf(schema, schemas);
  const [once, saved] = [ownNeeds(family.once, properties), ownNeeds(family.saved, properties)];
  const states = (needs: Needs, conditions: readonly JsonSchema[]): JsonSchema[] =>
    grouped(needs).map(([names, codes]) =>
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

/** What a channel inside a schema requires, where only this schema shows whether it saves. */
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
      grouped(without(needs, shared)).map(([names, codes]) =>
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

/** The codes that a mark stands for, in its place. */
const withCodes = (schema: JsonSchema, mark: Mark): JsonSchema => {
  const { channels: _mark, ...rest } = schema;
  const code = schema.properties?.[CODE];
  if (!code) return rest;
  const known = { ...code, 'x-known-values': familyOf(mark).codes };
  return { ...rest, properties: { ...schema.properties, [CODE]: known } };
};

/** All schemas with what their channels require; only what is sent has requirements. */
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

/** The condition of a rule, or null where its words are not one of the forms that are exact. */
const conditionOf = (text: string): JsonSchema | null => {
  const [, field = '', what = ''] = /^(\w+) is (sent|not sent|[A-Z_]+)$/.exec(text) ?? [];
  if (field === '') return null;
  if (what === 'sent') return areSent([field]);
  return what === 'not sent' ? { not: areSent([field]) } : has(field, [what]);
};

/** A rule as a schema, or null where only words say it exactly. */
export const schemaOfRule = ({ when, require }: Rule): JsonSchema | null => {
  const condition = conditionOf(when.text);
  if (!condition || require.some((field) => field.includes('.'))) return null;
  return requirement(condition, areSent(require));
};

/** The same schemas, where the bodies state the rules of their calls. */
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
