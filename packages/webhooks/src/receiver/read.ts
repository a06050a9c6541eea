// Parses the body of a delivery by the name of its event, leniently as long as the essential fields
// are present.
import type { DatedForm, Envelope, EventSpec } from '@kasir/core/resource';
import * as z from 'zod';
import { catalog } from '../catalog.ts';
import type { Issue, ReceivedEvent, WebhookEvent } from '../received-event.ts';
import { fitToSchema } from './tolerate.ts';

type Declared = Pick<EventSpec, 'name' | 'envelope' | 'data' | 'essential' | 'dated'>;

/** The result of parsing a body: an event, or a known event without its essential fields. */
export type Reading = {
  /** The event name in the body, or the one that its fields imply; null when neither is known. */
  readonly name: string | null;
  /** The body as received, decoded from JSON. */
  readonly body: object;
  readonly issues: readonly Issue[];
} & (
  | { readonly event: ReceivedEvent; readonly missing: null }
  | { readonly event: null; readonly missing: readonly string[] }
);

const wrappers: Readonly<Record<Envelope, (data: z.ZodType) => z.ZodType>> = {
  v2: (data) =>
    z.object({
      business_id: z.string(),
      created: z.string(),
      data,
      api_version: z.null().optional(),
    }),
  v3: (data) =>
    z.object({
      business_id: z.string(),
      created: z.string(),
      data,
      api_version: z.literal('v3'),
    }),
  refund: (data) => z.object({ business_id: z.string(), created: z.string(), data }),
  account: (data) =>
    z.object({
      event_type: z.string(),
      master_acc_business_id: z.string(),
      created: z.string(),
      data,
    }),
  flat: (data) => data,
  bare: (data) => data,
};

const datedWrapper = (data: z.ZodType): z.ZodType =>
  z.object({ api_version: z.string(), business_id: z.string(), created: z.string(), data });

const nameOf = (body: object): string | null => {
  const { event, event_type } = body as { event?: unknown; event_type?: unknown };
  const name = event ?? event_type;
  return typeof name === 'string' ? name : null;
};

const objectOf = (text: string): object | null => {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' && !Array.isArray(body) ? body : null;
  } catch {
    return null;
  }
};

/** Returns the paths of the wanted fields that a value lacks. */
const missingIn = (value: unknown, wanted: object, path: string): string[] =>
  Object.entries(wanted).flatMap(([name, inner]: [string, true | object]) => {
    const field = (value as Record<string, unknown> | undefined)?.[name];
    const at = path === '' ? name : `${path}.${name}`;
    if (inner !== true) return missingIn(field, inner, at);
    return field === undefined ? [at] : [];
  });

/** Reads a body by one declaration. */
const readAs = ({ name, envelope, essential }: Declared, schema: z.ZodType, whole: object) => {
  const { body, issues } = fitToSchema(schema, whole);
  const flat = envelope === 'flat' || envelope === 'bare';
  const data = flat ? body : (body as { data?: unknown }).data;
  return { name, body, issues, missing: missingIn(data, essential, flat ? '' : 'data') };
};

const dataOf = (body: object): Readonly<Record<string, unknown>> => {
  const { data } = body as { readonly data?: unknown };
  return data !== null && typeof data === 'object' ? (data as Record<string, unknown>) : {};
};

/** Reads a body in the form of another version into the usual form (VER-04). */
const readDated = (
  { name, envelope }: Declared,
  form: DatedForm,
  schema: z.ZodType,
  whole: object,
) => {
  const { body, issues } = fitToSchema(schema, whole);
  const data = form.read(dataOf(body));
  const missing = missingIn(dataOf(body), form.essential, 'data');
  const flat = envelope === 'flat' || envelope === 'bare';
  return { name, body: flat ? data : { ...body, data }, issues, missing };
};

/** Returns the form of the version that the body names; null when it has the usual form. */
const formOf = ({ dated }: Declared, body: object): DatedForm | null => {
  const { api_version } = body as { readonly api_version?: unknown };
  const forms = dated?.forms ?? {};
  return typeof api_version === 'string' && Object.hasOwn(forms, api_version)
    ? (forms[api_version] ?? null)
    : null;
};

/** Counts the essential fields of an event. */
const countOf = (wanted: object): number =>
  Object.values(wanted).reduce<number>(
    (sum, inner: true | object) => sum + (inner === true ? 1 : countOf(inner)),
    0,
  );

/** Creates a reader for these events; schemas are built when a name is first received. */
export const eventReader = (events: readonly Declared[]): ((text: string) => Reading | null) => {
  type Reader = (body: object) => ReturnType<typeof readAs>;
  const readers = new Map<string | null, Reader[]>();
  const readerOf = (declared: Declared): Reader => {
    const schema = wrappers[declared.envelope](declared.data);
    return (body) => {
      const form = formOf(declared, body);
      return form
        ? readDated(declared, form, datedWrapper(form.data), body)
        : readAs(declared, schema, body);
    };
  };
  // An event that two API generations send has one schema for each (V3-CONF-03). A body without a
  // name can be any event whose envelope has none; those with the most essential fields come first.
  const declaredAs = (name: string | null): readonly Declared[] =>
    name === null
      ? events
          .filter(({ envelope }) => envelope === 'bare')
          .toSorted((a, b) => countOf(b.essential) - countOf(a.essential))
      : events.filter((declared) => declared.name === name && declared.envelope !== 'bare');
  const readersOf = (name: string | null): Reader[] => {
    const known = readers.get(name);
    if (known) return known;
    const made = declaredAs(name).map((declared) => readerOf(declared));
    if (made.length > 0) readers.set(name, made);
    return made;
  };
  return (text) => {
    const body = objectOf(text);
    if (!body) return null;
    const name = nameOf(body);
    const [best] = readersOf(name)
      .map((read) => read(body))
      .filter(({ missing }) => name !== null || missing.length === 0)
      .toSorted((a, b) => a.missing.length - b.missing.length || a.issues.length - b.issues.length);
    if (!best) {
      const event = { event: 'unknown', name, body } as const;
      return { name, body, issues: [], event, missing: null };
    }
    const { issues, missing } = best;
    if (missing.length > 0) return { name, body, issues, event: null, missing };
    return {
      name: best.name,
      body,
      issues,
      event: { ...best.body, event: best.name } as WebhookEvent,
      missing: null,
    };
  };
};

/**
 * Returns the catalog event in a JSON text. Fields that the catalog does not know stay in place.
 * Null when the text is not a JSON object.
 */
export const readEvent = eventReader(catalog);
