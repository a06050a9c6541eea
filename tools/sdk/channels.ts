// Writes schemas as declarations, with a type parameter for the code of each family of channels in
// them: properties that the channel of a body requires are required in its type.
import { mapInner, refsIn, type JsonSchema, type Schemas } from '../openapi/json-schema.ts';
import { docComment, documentationOf } from './documentation.ts';
import { familyOf, familyText, markOf, ownNeeds, type Leaf } from './families.ts';
import { leafText } from './leaf.ts';
import { narrowedText, narrowsOf } from './narrowed.ts';
import { declarationOf, fieldsOf, READ_ONLY, typeOf } from './print.ts';

/** Returns the schemas that name a channel, by name. */
const leavesOf = (schemas: Schemas): ReadonlyMap<string, Leaf> =>
  new Map(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const mark = markOf(schema);
      if (!mark) return [];
      const [ref] = refsIn({ items: schema.properties?.['channel_properties'] ?? {} });
      const properties = (ref !== undefined && schemas[ref]) || {};
      const family = familyOf(mark);
      const needs = [family.once, family.saved].map((one) => ownNeeds(one, properties).size);
      return [[name, { family, mark, properties, isGeneric: needs.some((size) => size > 0) }]];
    }),
  );

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

/** Returns a request schema with read-only lists. */
const readOnly = (schema: JsonSchema): JsonSchema => ({
  ...mapInner(schema, readOnly),
  ...(schema.type === 'array' && { [READ_ONLY]: true }),
});

/** Writes the schemas of a package as TypeScript. */
export class ChannelTypes {
  readonly #schemas: Schemas;
  readonly #sent: ReadonlySet<string>;
  readonly #leaves: ReadonlyMap<string, Leaf>;

  /**
   * Of `schemas`, those in `sent` are requests; only these have type parameters. Lists in schemas
   * that are sent and never `returned` are read-only.
   */
  constructor(schemas: Schemas, sent: ReadonlySet<string>, returned: ReadonlySet<string>) {
    this.#schemas = Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        sent.has(name) && !returned.has(name) ? readOnly(schema) : schema,
      ]),
    );
    this.#sent = sent;
    this.#leaves = leavesOf(schemas);
  }

  /** Returns all declarations: families of channels first, then schemas by name. */
  declarations(): string {
    const leaves = [...this.#leaves.values()];
    const families = new Map(leaves.map((leaf) => [leaf.family.label, leaf]));
    const isSavedUsed = (label: string): boolean =>
      leaves.some(
        ({ family, mark }) =>
          family.label === label &&
          (mark.saving ? mark.saving.values.length > 0 : family.differs || mark.saves === true),
      );
    return [
      ...[...families]
        .toSorted(byName)
        .map(([label, leaf]) => familyText(leaf, isSavedUsed(label))),
      ...Object.entries(this.#schemas).map(([name, schema]) => this.#text(name, schema)),
    ].join('\n');
  }

  /** Returns the type parameters of a method by the schema of its body; empty where it has none. */
  declared(name: string): string {
    return this.#parameters(name, (label) => `${label}Channel | (string & {})`);
  }

  /** Returns the type arguments that pass the same parameters on. */
  passed(name: string): string {
    const labels = this.#labels(name);
    return labels.length === 0 ? '' : `<${labels.map((label) => `${label}Code`).join(', ')}>`;
  }

  #parameters(name: string, constraint: (label: string) => string): string {
    const all = this.#labels(name).map(
      (label) => `${label}Code extends ${constraint(label)} = ${label}Channel`,
    );
    return all.length === 0 ? '' : `<${all.join(', ')}>`;
  }

  /** Returns the families whose codes matter inside a schema. */
  #labels(name: string, seen: readonly string[] = []): readonly string[] {
    const leaf = this.#leaves.get(name);
    if (leaf) return leaf.isGeneric ? [leaf.family.label] : [];
    if (seen.includes(name) || !this.#sent.has(name)) return [];
    const inner = refsIn(this.#schemas[name] ?? {}).flatMap((ref) =>
      this.#labels(ref, [...seen, name]),
    );
    return [...new Set(inner)].toSorted();
  }

  #text(name: string, schema: JsonSchema): string {
    const leaf = this.#leaves.get(name);
    if (leaf) return leafText({ name, schema, leaf }, this.#schemas);
    const label = this.#labelOf(schema['known']);
    if (label !== undefined)
      return `${docComment(documentationOf(schema))}export type ${name} = ${label}Channel | (string & {});\n`;
    const narrows = narrowsOf(schema);
    if (narrows) return narrowedText(name, schema, narrows);
    if (this.#labels(name).length === 0) return declarationOf(name, schema);
    if (schema.properties) return this.#object(name, schema);
    const type = this.#withParameters(typeOf(schema), false);
    const comment = docComment(documentationOf(schema));
    return `${comment}export type ${name}${this.#own(name)} = ${type};\n`;
  }

  /** Returns the label of the family that has exactly these known codes. */
  #labelOf(known: unknown): string | undefined {
    const leaves = [...this.#leaves.values()];
    const isSame = ({ family }: Leaf) => JSON.stringify(family.codes) === JSON.stringify(known);
    return leaves.find(isSame)?.family.label;
  }

  #own(name: string): string {
    return this.#parameters(name, () => 'string');
  }

  /**
   * Returns an object around a body that names a channel; in two forms where saving requires more.
   */
  #object(name: string, schema: JsonSchema): string {
    const differs = (ref: string) => this.#leaves.get(ref)?.family.differs ?? false;
    const isSplit = schema.properties?.['reusability'] && refsIn(schema).some(differs);
    if (!isSplit) return this.#interface(name, name, schema, null);
    const passed = this.passed(name);
    return [
      this.#interface(name, `${name}Once`, schema, 'ONE_TIME_USE'),
      this.#interface(name, `${name}Saved`, schema, 'MULTIPLE_USE'),
      `${docComment(documentationOf(schema))}export type ${name}${this.#own(name)} = ${name}Once${passed} | ${name}Saved${passed};\n`,
    ].join('\n');
  }

  #interface(
    name: string,
    printed: string,
    schema: JsonSchema,
    reusability: string | null,
  ): string {
    const fields = fieldsOf(schema, (field) => {
      if (field === 'reusability' && reusability !== null) return `'${reusability}'`;
      const type = typeOf(schema.properties?.[field] ?? {});
      return this.#withParameters(type, reusability === 'MULTIPLE_USE');
    });
    const comment = docComment(documentationOf(schema));
    return `${comment}export interface ${printed}${this.#own(name)} {\n${fields}}\n`;
  }

  /** Returns a type with the type arguments of the schemas that it names. */
  #withParameters(type: string, saves: boolean): string {
    return type.replaceAll(/\b[A-Z]\w*\b/g, (word) => {
      if (!(word in this.#schemas)) return word;
      const leaf = this.#leaves.get(word);
      const given = [
        ...this.#labels(word).map((label) => `${label}Code`),
        ...(saves && leaf?.family.differs ? [`${leaf.family.label}SaveRequires`] : []),
      ];
      return given.length === 0 ? word : `${word}<${given.join(', ')}>`;
    });
  }
}
