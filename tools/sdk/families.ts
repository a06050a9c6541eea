// Reads families of channels from the channel table: their codes, and the properties that each
// requires.
import { channels, transactionCode, type Channel } from '@kasir/models';
import { pascal, type JsonSchema } from '../openapi/json-schema.ts';
import { docComment } from './documentation.ts';
import { words } from './print.ts';

/** Marks a schema that names a channel: the value of its keyword `channels`. */
export interface Mark {
  readonly generation: 'legacy' | 'v2' | 'v3';
  /** Type of the channels; omitted for all of them. */
  readonly type?: string;
  /** Field whose values say that the instrument is saved, where the schema itself has it. */
  readonly saving?: {
    readonly field: string;
    readonly values: readonly string[];
    /** The value of the field when a saved instrument pays; omitted when any value is possible. */
    readonly again?: string;
  };
  /** Properties whose names in the generation differ from the channel table. */
  readonly names?: Readonly<Record<string, string>>;
  /** Field that may replace the channel. */
  readonly unless?: string;
  /** True when the schema always saves the instrument. */
  readonly saves?: boolean;
}

type Needs = ReadonlyMap<string, readonly string[]>;

/** The channels of a mark, as types need them. */
export interface Family {
  readonly label: string;
  readonly codes: readonly string[];
  readonly once: Needs;
  readonly saved: Needs;
  /** True when saving requires different properties. */
  readonly differs: boolean;
}

/** Returns the mark of a schema, where it has one. */
export const markOf = (schema: JsonSchema): Mark | undefined =>
  schema['channels'] as Mark | undefined;

/** Returns the properties that all channels of a code need; a code may cover several markets. */
const needsOf = (
  all: readonly Channel[],
  codeOf: (channel: Channel) => string,
  listOf: (channel: Channel) => readonly string[],
): Needs =>
  new Map(
    [...Map.groupBy(all, codeOf)].map(([code, same]) => {
      const [first, ...others] = same.map(listOf);
      return [code, (first ?? []).filter((name) => others.every((one) => one.includes(name)))];
    }),
  );

/** Returns the code of a channel in a generation. */
const codeIn = (channel: Channel, generation: Mark['generation']): string => {
  if (generation === 'v3') return channel.v3?.code ?? '';
  return generation === 'v2' ? channel.code : transactionCode(channel);
};

/** Returns the channels of a mark. */
export const familyOf = ({ generation, type, names = {} }: Mark): Family => {
  const known = channels.filter(
    (channel) =>
      (type === undefined || channel.type === type) &&
      (generation === 'v3' ? channel.v3 !== null : channel.v2 || generation === 'legacy'),
  );
  const isV3 = generation === 'v3';
  const codeOf = (channel: Channel) => codeIn(channel, generation);
  const named = (properties: readonly string[]) => properties.map((one) => names[one] ?? one);
  const card = (channel: Channel) => (isV3 && channel.type === 'CARD' ? ['card_details'] : []);
  const once = needsOf(known, codeOf, (channel) => [
    ...named((isV3 ? channel.v3?.requires : channel.requires) ?? []),
    ...card(channel),
  ]);
  const saved = needsOf(known, codeOf, (channel) => [
    ...named((isV3 ? channel.v3?.requiresToSave : channel.requiresToSave) ?? []),
    ...card(channel),
  ]);
  const texts = [once, saved].map((needs) => JSON.stringify([...needs]));
  return {
    label: type === undefined ? pascal(generation) : pascal(type),
    codes: [...once.keys()],
    once,
    saved,
    differs: texts[0] !== texts[1],
  };
};

/** Returns the needs that the schema of the properties does not state itself. */
export const ownNeeds = (needs: Needs, properties: JsonSchema): Needs => {
  const stated = properties.required ?? [];
  return new Map(
    [...needs]
      .map(([code, names]): [string, string[]] => [
        code,
        names.filter((name) => !stated.includes(name) && properties.properties?.[name]),
      ])
      .filter(([, names]) => names.length > 0),
  );
};

const needsInterface = (name: string, needs: Needs, what: string): string =>
  `${docComment([what])}export interface ${name} {\n${[...needs]
    .map(
      ([code, names]) =>
        `  ${/^[A-Za-z_]\w*$/.test(code) ? code : `'${code}'`}: ${words(names)};\n`,
    )
    .join('')}}\n`;

/** A schema that names a channel. */
export interface Leaf {
  readonly family: Family;
  readonly mark: Mark;
  readonly properties: JsonSchema;
  /** True when some of its channels require properties. */
  readonly isGeneric: boolean;
}

/**
 * Returns the declarations of a family: its codes, and what they require where any require
 * something.
 */
export const familyText = (
  { family, properties, mark, isGeneric }: Leaf,
  isSavedUsed: boolean,
): string => {
  const { label } = family;
  const what = mark.type === undefined ? 'channels' : `${mark.type} channels`;
  const codes = `/** Codes of ${what}. */\nexport type ${label}Channel = ${words(family.codes)};\n`;
  if (!isGeneric) return codes;
  const text = `What ${what} require in \`channel_properties\``;
  const once = needsInterface(`${label}Requires`, ownNeeds(family.once, properties), `${text}.`);
  const saved = needsInterface(
    `${label}SaveRequires`,
    ownNeeds(family.saved, properties),
    `${text} to be saved.`,
  );
  return [codes, once, ...(isSavedUsed ? [saved] : [])].join('\n');
};
