// Describes every type and every field: with the text of its schema, the conditions of its clauses,
// and their ids.
import { clauseOn, conditionIn } from './clause-texts.ts';
import {
  alternativesOf,
  mapInner,
  nameOf,
  refsIn,
  type JsonSchema,
  type Schemas,
} from './json-schema.ts';

/** A type to whose fields clauses refer: the path of a field follows the prefix. */
export interface Root {
  readonly type: string;
  readonly prefixes: readonly string[];
}

/** Prefixes of the clauses about the fields of a noun. */
const nounPrefixes: Readonly<Record<string, string>> = {
  AccountLink: 'SNAP-FIELD',
  CalculatedPaymentType: 'CCCALC-FIELD',
  CardCharge: 'CARD-FIELD',
  CardToken: 'TOKEN',
  CardlessCreditCallback: 'EVT-CC',
  CardlessCreditCheckout: 'CC-FIELD',
  Customer: 'CUST-FIELD',
  DanaPayment: 'EWALLET-FIELD-B',
  DecidedLinkajaPayment: 'EWALLET-FIELD-C1',
  OpenLinkajaPayment: 'EWALLET-FIELD-C2',
  OvoPayment: 'EWALLET-FIELD-A',
  Payment: 'PAY-FIELD',
  PaymentMethod: 'PM2-FIELD',
  PaymentMethodNotice: 'PM2-FIELD',
  PaymentRequest: 'PR2-FIELD',
  PaymentToken: 'V3-PT-FIELD',
  QrCode: 'QR-FIELD',
  QrPayment: 'QRPAY-FIELD',
  QrPaymentCallback: 'QRPAY-FIELD',
  RecurringPayment: 'RECUR-FIELD',
  Refund: 'REFUND-FIELD',
  Report: 'RPT-FIELD',
  Transaction: 'TXN-FIELD',
  V3PaymentRequest: 'V3-PR-FIELD',
};

/** Returns the prefixes of clauses about the input of an endpoint: PR2-CREATE of `PR2-CREATE-*`. */
export const takenPrefixes = (groups: readonly string[]): readonly string[] =>
  groups.map((group) => group.replace(/-\*$/, '')).filter((prefix) => !prefix.includes('-FIELD'));

const keyOf = (type: string, field: string): string => `${type}.${field}`;

/** Returns the ids of clauses by `Type.field`. */
const clausesOf = (schemas: Schemas, roots: readonly Root[]): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  const note = (key: string, id: string): void => {
    const ids = found.get(key) ?? [];
    if (!ids.includes(id)) found.set(key, [...ids, id]);
  };
  const walk = (type: string, prefix: string, path: string, above: readonly string[]): void => {
    if (above.includes(type)) return;
    const inside = (schema: JsonSchema, to: string): void => {
      for (const ref of refsIn({ items: schema })) walk(ref, prefix, to, [...above, type]);
    };
    const schema = schemas[type] ?? {};
    for (const [field, inner] of Object.entries(schema.properties ?? {})) {
      const to = path === '' ? field : `${path}.${field}`;
      const id = clauseOn(prefix, to.replaceAll('-', '_'));
      if (id !== undefined) note(keyOf(type, field), id);
      inside(inner, to);
    }
    for (const branch of alternativesOf(schema)) inside(branch, path);
  };
  for (const { type, prefixes } of roots) for (const prefix of prefixes) walk(type, prefix, '', []);
  for (const [type, prefix] of Object.entries(nounPrefixes))
    if (schemas[type]) walk(type, prefix, '', []);
  return found;
};

/** Returns the description of a schema itself, or of the value beside its null. */
const ownText = (schema: JsonSchema): string | undefined => {
  if (schema.description !== undefined) return schema.description;
  const [only, ...others] = alternativesOf(schema).filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? ownText(only) : undefined;
};

const MOST_IDS = 2;

/** Returns the text of a field: its own, or that of the only type that it refers to. */
const meaningOf = (schemas: Schemas, field: JsonSchema): string | undefined => {
  const [ref, ...others] = field.type === 'array' ? [] : refsIn({ items: field });
  const type = ref === undefined || others.length > 0 ? undefined : schemas[ref];
  return ownText(field) ?? (type && ownText(type));
};

/** Returns a schema, and the value beside its null, without their description. */
const withoutText = (described: JsonSchema): JsonSchema => {
  const schema = { ...described };
  delete schema.description;
  const alternatives = alternativesOf(schema);
  if (alternatives.filter(({ type }) => type !== 'null').length !== 1) return schema;
  return mapInner(schema, (inner, key) => (/^\d+$/.test(key) ? withoutText(inner) : inner));
};

const fieldText = (meaning: string | undefined, ids: readonly string[]): string => {
  const conditions = ids.map(conditionIn).filter((text) => text !== '');
  const named = ids.slice(0, MOST_IDS).join(', ');
  const text = [meaning, ...new Set(conditions), named === '' ? '' : `(${named})`];
  return text.filter((part) => part !== undefined && part !== '').join(' ');
};

/** The first place of a type: its parent, and the field or the tag that leads to it. */
interface Place {
  readonly parent: string;
  readonly field?: string;
  readonly tag?: string;
}

const tagOf = (schema: JsonSchema | undefined): string | undefined => {
  const tag = Object.entries(schema?.properties ?? {}).find(([, { const: value }]) => value);
  return tag && `\`${tag[0]}\` is ${String(tag[1].const)}`;
};

const placesOf = (schemas: Schemas): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const [parent, schema] of Object.entries(schemas)) {
    for (const [field, inner] of Object.entries(schema.properties ?? {}))
      for (const ref of refsIn({ items: inner })) {
        const tag = refsIn({ items: inner }).length > 1 ? tagOf(schemas[ref]) : undefined;
        if (!places.has(ref)) places.set(ref, { parent, field, ...(tag !== undefined && { tag }) });
      }
    for (const { $ref } of alternativesOf(schema)) {
      const ref = $ref === undefined ? '' : nameOf($ref);
      const tag = tagOf(schemas[ref]);
      if (ref !== '') places.set(ref, { parent, ...(tag !== undefined && { tag }) });
    }
  }
  return places;
};

const typeText = (
  type: string,
  schema: JsonSchema,
  parts: ReadonlyMap<string, string>,
  place: Place | undefined,
): string | undefined => {
  const said = ownText(schema) ?? parts.get(type);
  if (said !== undefined || !place) return said;
  const { parent, field, tag } = place;
  const where = tag === undefined ? '' : ` where ${tag}`;
  if (field !== undefined) return `\`${field}\` of ${parent}${where}.`;
  return where === '' ? `One form of ${parent}.` : `${parent}${where}.`;
};

/**
 * Returns the schemas with a description of every type and field. `parts` describes the parts of
 * calls, by name. A type or field without a text stays without one; a test finds it.
 */
export const described = (
  schemas: Schemas,
  roots: readonly Root[],
  parts: ReadonlyMap<string, string>,
): Schemas => {
  const clauses = clausesOf(schemas, roots);
  const places = placesOf(schemas);
  return Object.fromEntries(
    Object.entries(schemas).map(([type, schema]) => {
      const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => {
        const ids = clauses.get(keyOf(type, field)) ?? [];
        const text = fieldText(meaningOf(schemas, inner), ids);
        return [field, text === '' ? inner : { ...withoutText(inner), description: text }];
      });
      const text = typeText(type, schema, parts, places.get(type));
      return [
        type,
        {
          ...withoutText(schema),
          ...(text !== undefined && { description: text }),
          ...(schema.properties && { properties: Object.fromEntries(fields) as Schemas }),
        },
      ];
    }),
  );
};
