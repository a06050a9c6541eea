// Writes the type of a response in which the value of one field decides which other field is
// filled, as a union: checking the one narrows the other.
import { alternativesOf, type JsonSchema } from '../openapi/json-schema.ts';
import { docComment, documentationOf } from './documentation.ts';
import { fieldsOf, typeOf } from './print.ts';

/** The value of the keyword `narrows`, which marks such a schema. */
interface Narrows {
  readonly by: string;
  /** The field that is filled for each value of `by`; the other fields are null. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Returns the mark of a schema, where it has one. */
export const narrowsOf = (schema: JsonSchema): Narrows | undefined =>
  schema['narrows'] as Narrows | undefined;

const withoutNull = (schema: JsonSchema): JsonSchema => ({
  anyOf: alternativesOf(schema).filter(({ type }) => type !== 'null'),
});

/** Returns the declarations of a schema with such a mark. */
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
      const type = one === own ? typeOf(withoutNull(field(one))) : 'null';
      const text =
        one === own ? documentationOf(field(one)) : [`Null, unless ${by} is ${valueFor.get(one)}.`];
      return `${docComment(text, '      ')}      ${one}: ${type};\n`;
    });
    return `{\n${comment}      ${by}: '${value}';\n${lines.join('')}    }`;
  };
  return (
    `/** The fields of ${name} for every ${by}. */\nexport interface ${name}Common {\n${common}}\n\n` +
    `${docComment(documentationOf(schema))}export type ${name} = ${name}Common & (${Object.entries(fields).map(branch).join(' | ')});\n`
  );
};
