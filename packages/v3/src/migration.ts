// Translates fields, ids and channel codes of earlier generations into their v3 names.
import { renamedCodes, v3Migration, type ChannelType } from '@kasir/models';

const { fields, prefixes } = v3Migration;

/** Types of requests by checkout_method. */
const types: Readonly<Record<string, string>> = {
  ONE_TIME_PAYMENT: 'PAY',
  TOKENIZED_PAYMENT: 'PAY',
};

const isRenamed = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a legacy body with its fields under their v3 names, at any depth (V3-MAP-10 to
 * V3-MAP-13). Fields without a new name are unchanged.
 */
export const toV3Fields = (
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const kept = isRecord(value) ? toV3Fields(value) : value;
      if (!isRenamed(name)) return [name, kept];
      const isType = name === 'checkout_method' && typeof value === 'string';
      return [fields[name], isType ? (types[value] ?? value) : kept];
    }),
  );

/**
 * Returns the v3 id of the same object (V3-MAP-14, V3-MAP-15), as the specification maps prefixes
 * (V3-CONF-08). Other ids are unchanged.
 */
export const toV3Id = (id: string): string => {
  const found = Object.entries(prefixes).find(([prefix]) => id.startsWith(prefix));
  return found ? found[1] + id.slice(found[0].length) : id;
};

/** The type and country of a channel code, for codes that several types or markets share. */
export interface CodeOrigin {
  readonly type?: ChannelType;
  readonly country?: string;
}

/**
 * Returns the v3 code of a channel: without its country prefix (V3-MAP-16), and renamed if the
 * channel table has a new name. A code that several types share, such as BRI, needs its type.
 */
export const toV3ChannelCode = (code: string, { type, country }: CodeOrigin = {}): string => {
  const [, market, short = code] = /^(ID|PH|VN|TH|MY|SG)_(.+)$/.exec(code) ?? [];
  const wanted = country ?? market;
  const renamed = renamedCodes.filter(
    (one) =>
      one.v2 === short &&
      (type === undefined || one.type === type) &&
      (wanted === undefined || one.country === wanted),
  );
  const names = [...new Set(renamed.map(({ v3 }) => v3))];
  return names.length === 1 ? (names[0] ?? short) : short;
};
