// Parses the body of a delivery by the name of its event, leniently as long as the essential fields
// are present.
import { findDifferences, type Shape, type Validator } from '@kasir/client';
import type { CatalogEvent } from '../catalog-event.ts';
import { catalog } from '../generated/catalog.ts';
import type { Issue, ReceivedEvent, WebhookEvent } from '../received-event.ts';
import { toUsualForm } from './dated.ts';
import { fitBody } from './prune.ts';

/** The parts of a declaration that reading needs. */
export type Readable = Pick<CatalogEvent, 'name' | 'envelope' | 'essential' | 'dated'>;

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

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = ({ event, event_type }: Fields): string | null => {
  const name = event ?? event_type;
  return typeof name === 'string' ? name : null;
};

const objectOf = (text: string): Fields | null => {
  try {
    const body: unknown = JSON.parse(text);
    return isFields(body) ? body : null;
  } catch {
    return null;
  }
};

const dataOf = ({ data }: Fields): Fields => (isFields(data) ? data : {});

/** Returns the version whose form a body has; null for the usual form. */
const versionOf = ({ dated }: Readable, { api_version }: Fields): string | null =>
  typeof api_version === 'string' && Object.hasOwn(dated ?? {}, api_version) ? api_version : null;

/** Returns the paths of the essential fields that a payload lacks or has with another type. */
const missingIn = (essential: Shape, data: Fields, inData: boolean): string[] =>
  findDifferences(essential, data).map(({ path }) =>
    [...(inData ? ['data'] : []), ...path].join('.'),
  );

/** Reads a body by one declaration. */
const readAs = (declared: Readable, whole: Fields, validate: Validator | undefined) => {
  const { name, envelope, essential, dated } = declared;
  const version = versionOf(declared, whole);
  const isFlat = envelope === 'flat' || envelope === 'bare';
  const inData = version !== null || !isFlat;
  const needed = (version !== null && dated?.[version]) || essential;
  const missing = missingIn(needed, inData ? dataOf(whole) : whole, inData);
  const key = [name, envelope, ...(version === null ? [] : [version])].join(' ');
  const { body, issues } = fitBody(whole, validate?.(key, whole) ?? []);
  // Two generations send the same name (V3-CONF-03); api_version tells their envelopes apart.
  const isOther = version === null && (envelope === 'v3') !== (whole['api_version'] === 'v3');
  const inUsualForm = (): object => {
    if (version === null) return body;
    const data = toUsualForm(name, version, dataOf(body as Fields)) ?? {};
    return isFlat ? data : { ...body, data };
  };
  return { name, body, issues, missing, isOther, inUsualForm };
};

/** Counts the essential fields of an event. */
const countOf = ({ properties }: Shape): number =>
  Object.values(properties ?? {}).reduce(
    (sum, inner) => sum + (inner.properties ? countOf(inner) : 1),
    0,
  );

/** Creates a reader for these events. */
export const eventReader = (events: readonly Readable[]) => {
  // A body without a name can be any event whose envelope has none; those with the most essential
  // fields come first.
  const nameless = events
    .filter(({ envelope }) => envelope === 'bare')
    .toSorted((a, b) => countOf(b.essential) - countOf(a.essential));
  const named = events.filter(({ envelope }) => envelope !== 'bare');
  /** Returns the event in a JSON text; null when the text is not a JSON object. */
  return (text: string, validate?: Validator): Reading | null => {
    const body = objectOf(text);
    if (!body) return null;
    const name = nameOf(body);
    const [best] = (name === null ? nameless : named.filter((one) => one.name === name))
      .map((declared) => readAs(declared, body, validate))
      .filter(({ missing }) => name !== null || missing.length === 0)
      .toSorted(
        (a, b) =>
          a.missing.length - b.missing.length ||
          Number(a.isOther) - Number(b.isOther) ||
          a.issues.length - b.issues.length,
      );
    if (!best) {
      const event = { event: 'unknown', name, body } as const;
      return { name, body, issues: [], event, missing: null };
    }
    const { issues, missing } = best;
    if (missing.length > 0) return { name, body, issues, event: null, missing };
    const event = { ...best.inUsualForm(), event: best.name } as WebhookEvent;
    return { name: best.name, body, issues, event, missing: null };
  };
};

/** Reads an event of the catalog in a JSON text; fields that the catalog lacks stay in place. */
export const readEvent = eventReader(catalog);
