// What is returned with one field for each value of another, as a choice: whoever knows the one
// knows the other.
import { alternativesOf, type JsonSchema } from '../openapi/json-schema.ts';
import { docComment, documentationOf } from './documentation.ts';
import { fieldsOf, typeOf } from './print.ts';

/** How a schema says so: the value of its keyword `narrows`. */
interface Narrows {
  readonly by: string;
  /** Value of `by` -> the field that is filled then; the other fields are null. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The mark of a schema, where it has one. */
export const narrowsOf = (schema: JsonSchema): Narrows | undefined =>
  schema['narrows'] as Narrows | undefined;

const filled = (schema: JsonSchema): JsonSchema => ({
  anyOf: alternativesOf(schema).filter(({ type }) => type !== 'null'),
});

/** The declarations of a schema with such a mark. */
export const narrowedText = (name: string, schema: JsonSchema, { by, fields }: Narrows): string => {
  const all = Object.values(fields);
  const field = (one: string): JsonSchema => schema.properties?.[one] ?? {};
  const others = Object.entries(schema.properties ?? {}).filter(
    ([one]) => one !== by && !all.includes(one),
  );
  const common = fieldsOf({ ...schema, properties: Object.fromEntries(others) });
  const valueFor = new Map(Object.entries(fields).map(([value, one]) => [one, value]));
  const branch = ([value, own]: [string, string]): string => {
    const comment = docComment(documentationOf(field(by)), '      ');
    const lines = all.map((one) => {
      const type = one === own ? typeOf(filled(field(one))) : 'null';
      const text =
        one === own
          ? documentationOf(field(one))
          : [`Null: it is there for ${valueFor.get(one)} only.`];
      return `${docComment(text, '      ')}      ${one}: ${type};\n`;
    });
    return `{\n${comment}      ${by}: '${value}';\n${lines.join('')}    }`;
  };
  return (
    `/** What ${name} has whatever its ${by}. */\nexport interface ${name}Common {\n${common}}\n\n` +
    `${docComment(documentationOf(schema))}export type ${name} = ${name}Common & (${Object.entries(fields).map(branch).join(' | ')});\n`
  );
};
