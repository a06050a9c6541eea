// Writes the type of a body that names a channel: properties that its channel requires are
// required.
import { refsIn, type JsonSchema, type Schemas } from '../openapi/json-schema.ts';
import { docComment, documentationOf } from './documentation.ts';
import type { Leaf } from './families.ts';
import { fieldsOf, typeOf, words } from './print.ts';

interface Named {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly leaf: Leaf;
}

const field = ({ schema }: Named, name: string): JsonSchema => schema.properties?.[name] ?? {};

/**
 * Writes a type whose channels require nothing: editors complete their codes, and others are
 * accepted.
 */
const openText = (named: Named): string => {
  const { name, schema, leaf } = named;
  const isNullable = typeOf(field(named, 'channel_code')).includes('null');
  const known = `${leaf.family.label}Channel | (string & {})${isNullable ? ' | null' : ''}`;
  const fields = fieldsOf(schema, (one) => (one === 'channel_code' ? known : undefined));
  return `${docComment(documentationOf(schema))}export interface ${name} {\n${fields}}\n`;
};

/**
 * Writes the two forms of a body with a channel: one for codes with requirements, one for others.
 */
const variant = (named: Named, requires: string, extra = ''): string => {
  const { schema, leaf } = named;
  const code = `${leaf.family.label}Code`;
  const comment = docComment(documentationOf(field(named, 'channel_code')), '      ');
  const about = docComment(documentationOf(field(named, 'channel_properties')), '      ');
  const inner = typeOf(field(named, 'channel_properties')).replace(' | null', '');
  const isRequired = schema.required?.includes('channel_properties') ?? false;
  const loose = isRequired
    ? `channel_properties: ${inner}`
    : `channel_properties?: ${inner} | null | undefined`;
  const form = (properties: string) =>
    `{\n${comment}      channel_code: ${code};\n${about}      ${properties};\n${extra}    }`;
  const needed = `channel_properties: Needed<${inner}, ${requires}[${code}]>`;
  return `${code} extends keyof ${requires}\n    ? ${form(needed)}\n    : ${form(loose)}`;
};

/**
 * Writes an interface of the fields that do not depend on the channel; null where there are none.
 */
const commonText = ({ name, schema, leaf }: Named): string | null => {
  const { saving, unless } = leaf.mark;
  const others = Object.entries(schema.properties ?? {}).filter(
    ([one]) => !['channel_code', 'channel_properties', saving?.field, unless].includes(one),
  );
  if (others.length === 0) return null;
  const fields = fieldsOf({ ...schema, properties: Object.fromEntries(others) });
  return `/** What ${name} has whatever its channel. */\nexport interface ${name}Common {\n${fields}}\n`;
};

/** Returns the values of an enum field, which may be defined in another schema. */
const valuesOf = (schema: JsonSchema, schemas: Schemas): readonly string[] => {
  const [name] = refsIn({ items: schema });
  const { enum: values = [] } = (name === undefined ? schema : schemas[name]) ?? {};
  return values.map(String);
};

/** Writes a body whose field says whether it saves, in up to three forms. */
const savingText = (named: Named, schemas: Schemas, base: string): string => {
  const { name, leaf } = named;
  const { saving, unless } = leaf.mark;
  if (!saving) return '';
  const { label } = leaf.family;
  const parameter = `<${label}Code extends string = ${label}Channel>`;
  const comment = docComment(documentationOf(field(named, saving.field)), '      ');
  const line = (values: readonly string[]) =>
    `${comment}      ${saving.field}: ${words(values)};\n`;
  const all = valuesOf(field(named, saving.field), schemas);
  const others = all.filter((one) => !saving.values.includes(one) && one !== saving.again);
  const once = variant(named, `${label}Requires`, line(others));
  const about = (text: string): string => docComment([`${name} ${text}.`]);
  const forms = [
    `${about('where nothing is saved')}export type ${name}Once${parameter} = ${base}(${once});\n`,
  ];
  const union = [`${name}Once<${label}Code>`];
  if (saving.values.length > 0) {
    const saved = variant(named, `${label}SaveRequires`, line(saving.values));
    forms.push(
      `${about('where what pays is saved')}export type ${name}Saving${parameter} = ${base}(${saved});\n`,
    );
    union.push(`${name}Saving<${label}Code>`);
  }
  if (unless !== undefined) {
    const alternatives = field(named, unless).anyOf?.filter(({ type }) => type !== 'null') ?? [];
    const properties = {
      [saving.field]:
        saving.again === undefined
          ? field(named, saving.field)
          : { const: saving.again, description: field(named, saving.field).description ?? '' },
      [unless]: { ...field(named, unless), anyOf: alternatives },
      channel_code: field(named, 'channel_code'),
      channel_properties: field(named, 'channel_properties'),
    };
    const fields = fieldsOf({ properties, required: [saving.field, unless] });
    forms.push(
      `${about('where what was saved pays')}export interface ${name}Again extends ${name}Common {\n${fields}}\n`,
    );
    union.push(`${name}Again`);
  }
  const whole = docComment(documentationOf(named.schema));
  return `${forms.join('\n')}\n${whole}export type ${name}${parameter} = ${union.join(' | ')};\n`;
};

/** Returns the declarations of a schema that names a channel. */
export const leafText = (named: Named, schemas: Schemas): string => {
  const { name, schema, leaf } = named;
  if (!leaf.isGeneric) return openText(named);
  const { mark, family } = leaf;
  const { label, differs } = family;
  const common = commonText(named);
  const base = common === null ? '' : `${name}Common & `;
  const head = common === null ? '' : `${common}\n`;
  if (mark.saving) return head + savingText(named, schemas, base);
  const requires = mark.saves ? `${label}SaveRequires` : `${label}Requires`;
  const parameter = differs && !mark.saves ? `, Requires = ${requires}` : '';
  const form = variant(named, parameter === '' ? requires : 'Requires');
  const comment = docComment(documentationOf(schema));
  return `${head}${comment}export type ${name}<${label}Code extends string = ${label}Channel${parameter}> = ${base}(${form});\n`;
};
