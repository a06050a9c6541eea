// From earlier generations to v3: fields, ids and channel codes in their new names.
import { renamedCodes, v3Migration, type ChannelType } from '@kasir/models';

const { fields, prefixes } = v3Migration;

/** What checkout_method said, as the type of a request. */
const types: Readonly<Record<string, string>> = {
  ONE_TIME_PAYMENT: 'PAY',
  TOKENIZED_PAYMENT: 'PAY',
};

const isRenamed = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of a legacy body under their names in v3, at any depth (V3-MAP-10 to V3-MAP-13). What
 * has no other name stays as it is.
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
 * The id of the same thing in v3 (V3-MAP-14, V3-MAP-15), as the specification maps prefixes
 * (V3-CONF-08). Other ids stay as they are.
 */
export const toV3Id = (id: string): string => {
  const found = Object.entries(prefixes).find(([prefix]) => id.startsWith(prefix));
  return found ? found[1] + id.slice(found[0].length) : id;
};

/** Where a channel code was used, which tells codes apart that several types or markets have. */
export interface CodeOrigin {
  readonly type?: ChannelType;
  readonly country?: string;
}

/**
 * The code of a channel in v3: without the prefix of its country (V3-MAP-16), and under its new
 * name where the channel table has one. A code that several types have, such as BRI, needs its
 * type.
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
