// Writes a schema as a list of fields, with children that open.
import { nameOf, schemaNamed, type Schema } from './document.ts';
import { escaped, sentence } from './text.ts';

/** The named schemas of a page. */
export interface Types {
  /** Names of schemas that the page shows once, in a section of their own. */
  readonly shared: ReadonlySet<string>;
}

const isNull = ({ type }: Schema): boolean => type === 'null';

/** Returns the alternatives of a schema without null, and whether null is one of them. */
const alternativesOf = (schema: Schema): { readonly all: readonly Schema[]; nullable: boolean } => {
  const listed = schema.anyOf ?? schema.oneOf;
  if (!listed) return { all: [schema], nullable: false };
  const found = listed.map((one) =>
    one.$ref === undefined && (one.anyOf ?? one.oneOf) ? alternativesOf(one) : one,
  );
  return {
    all: found.flatMap((one) => ('all' in one ? one.all : isNull(one) ? [] : [one])),
    nullable: found.some((one) => ('all' in one ? one.nullable : isNull(one))),
  };
};

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : schemaNamed(nameOf({ $ref: schema.$ref }));

/** Returns whether a schema has fields to list. */
export const hasFields = (schema: Schema): boolean => {
  const { all } = alternativesOf(resolved(schema));
  return all.some((one) => {
    const { properties, items, allOf, additionalProperties } = resolved(one);
    return (
      properties !== undefined ||
      (allOf ?? []).some(hasFields) ||
      (items !== undefined && hasFields(items)) ||
      (typeof additionalProperties === 'object' && hasFields(additionalProperties))
    );
  });
};

const typeWord = (schema: Schema): string => {
  const { $ref } = schema;
  const { type, items, format, const: only, enum: values } = resolved(schema);
  if (only !== undefined) return JSON.stringify(only);
  if (items) return `list of ${typeWord(items)}`;
  if (type === undefined) return values ? 'string' : 'object';
  const word = typeof type === 'string' ? type : type.join(' or ');
  if (word === 'object' && $ref !== undefined) return nameOf({ $ref });
  return format === undefined ? word : `${word} (${format})`;
};

const typeOf = (schema: Schema): string => {
  const { all, nullable } = alternativesOf(
    schema.$ref === undefined ? schema : resolved(schema).anyOf ? resolved(schema) : schema,
  );
  const words = [...new Set(all.map(typeWord))];
  const text = words.length > 4 ? `one of ${words.length} forms` : words.join(' or ');
  return nullable ? `${text} or null` : text;
};

const bounds = (schema: Schema): readonly string[] => {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, minItems, maxItems } = schema;
  const range = (low: number | undefined, high: number | undefined, unit: string): string[] => {
    if (high === undefined) return low === undefined || low === 0 ? [] : [`at least ${low}${unit}`];
    return [low === undefined || low === 0 ? `at most ${high}${unit}` : `${low} to ${high}${unit}`];
  };
  return [
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
    ...range(minimum, maximum, ''),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
};

const valuesOf = (schema: Schema): readonly string[] => {
  const { enum: values, 'x-known-values': known } = resolved(schema);
  return [...(known ?? []), ...(values ?? []).filter((one) => one !== null).map(String)];
};

const valueList = (values: readonly string[]): string => {
  const codes = values.map((one) => `<code>${escaped(one)}</code>`).join(' ');
  if (values.length === 0) return '';
  return values.length > 12
    ? `<details class="values"><summary>${values.length} values</summary>${codes}</details>`
    : `<div class="values">${codes}</div>`;
};

/** The deepest nesting that is shown in place. */
const DEEPEST = 8;

const optionTitle = (schema: Schema, index: number): string => {
  const { title, properties = {} } = resolved(schema);
  const tag = Object.values(properties).find((one) => one.const !== undefined)?.const;
  const name = schema.$ref === undefined ? title : nameOf({ $ref: schema.$ref });
  return tag === undefined
    ? (name ?? `form ${index + 1}`)
    : JSON.stringify(tag).replaceAll('"', '');
};

/** Writes what is below a field: its fields, those of its items, or its forms. */
const childrenOf = (schema: Schema, types: Types, depth: number): string => {
  const { all } = alternativesOf(resolved(schema));
  const withFields = all.filter(hasFields);
  if (withFields.length === 0 || depth > DEEPEST) return '';
  return withFields
    .map((one, index) => {
      const name = one.$ref === undefined ? undefined : nameOf({ $ref: one.$ref });
      const title = withFields.length > 1 ? optionTitle(one, index) : (name ?? 'fields');
      if (name !== undefined && types.shared.has(name))
        return `<p class="see"><a href="#type-${name.toLowerCase()}">${escaped(name)}</a></p>`;
      const { items } = resolved(one);
      return items
        ? childrenOf(items, types, depth + 1)
        : `<details><summary>${escaped(title)}</summary>${fieldsOf(one, types, depth + 1)}</details>`;
    })
    .join('');
};

const fieldOf = (
  name: string,
  schema: Schema,
  isRequired: boolean,
  types: Types,
  depth: number,
): string => {
  const { all } = alternativesOf(schema);
  const description = schema.description ?? resolved(schema).description;
  const facts = [...new Set(all.flatMap((one) => bounds(resolved(one))))];
  const values = [...new Set(all.flatMap(valuesOf))];
  return [
    `<li><div class="field"><code>${escaped(name)}</code> <span class="type">${escaped(typeOf(schema))}</span>`,
    isRequired ? ' <span class="required">required</span>' : '',
    facts.length > 0 ? ` <span class="bounds">${escaped(facts.join(', '))}</span>` : '',
    '</div>',
    description === undefined ? '' : `<p>${sentence(description)}</p>`,
    valueList(values),
    childrenOf(schema, types, depth),
    '</li>',
  ].join('');
};

/** Writes the fields of a schema as an HTML list. */
export const fieldsOf = (schema: Schema, types: Types, depth = 0): string => {
  const { all } = alternativesOf(resolved(schema));
  if (all.length > 1) return childrenOf(schema, types, depth);
  const [only] = all;
  if (!only) return '';
  const own = resolved(only);
  const parts = (own.allOf ?? []).filter(hasFields).map((one) => fieldsOf(one, types, depth));
  const { properties, required = [], items, additionalProperties } = own;
  if (items) return fieldsOf(items, types, depth);
  const fields = Object.entries(properties ?? {}).map(([name, field]) =>
    fieldOf(name, field, required.includes(name), types, depth),
  );
  const other =
    typeof additionalProperties === 'object' && hasFields(additionalProperties)
      ? [fieldOf('(any name)', additionalProperties, false, types, depth)]
      : [];
  const list = [...fields, ...other];
  return `${parts.join('')}${list.length > 0 ? `<ul class="fields">${list.join('')}</ul>` : ''}`;
};

/**
 * Returns the names of all schemas that a schema contains, once for each occurrence. The contents
 * of schemas in `seen` are not counted again.
 */
export const namesBelow = (schema: Schema, seen: Set<string>): readonly string[] => {
  const { $ref, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  if ($ref !== undefined) {
    const name = nameOf({ $ref });
    if (seen.has(name)) return [name];
    seen.add(name);
    return [name, ...namesBelow(schemaNamed(name), seen)];
  }
  const { additionalProperties } = schema;
  return [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...anyOf,
    ...oneOf,
    ...allOf,
  ].flatMap((one) => namesBelow(one, seen));
};
