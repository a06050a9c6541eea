// A webhook event as data: its name, the settings family it is sent to, the shape of its payload.
import type * as z from 'zod';

/**
 * How the payload is wrapped (EVT-CONF-01): `v2` is `{event, business_id, created, data,
 * api_version}`, `refund` leaves api_version out, `v3` sets it, `account` is the account webhook,
 * `flat` puts `event` beside the fields, `bare` sends the fields alone, by which receivers know it.
 */
export type Envelope = 'v2' | 'v3' | 'refund' | 'account' | 'flat' | 'bare';

/** Some fields of a shape, at any depth: `{ id: true, qr_code: { external_id: true } }`. */
export type FieldsOf<T> = T extends object
  ? { readonly [K in keyof T]?: true | FieldsOf<NonNullable<T[K]>> }
  : unknown extends T
    ? object
    : true;

/**
 * Another form of an event, which says its version: `{event, api_version, business_id, created,
 * data}`. A receiver reads it into the usual form, so that its handlers know one form only.
 */
export interface DatedForm<Usual extends z.ZodType = z.ZodType> {
  readonly data: z.ZodType;
  /** As that of the event, for `data` of this form. */
  readonly essential: object;
  /** Writes the usual data in this form; `business` is the id of the account. */
  readonly render: (usual: z.output<Usual>, business: string) => unknown;
  /** Reads data of this form, whose fields may be missing, into the usual form. */
  readonly read: (dated: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

export interface EventSpec<
  Data extends z.ZodType = z.ZodType,
  Essential = FieldsOf<z.output<Data>>,
> {
  readonly name: string;
  /** Callback setting of the account that holds the URL (EVT-UNSPEC-10). */
  readonly family: string;
  readonly envelope: Envelope;
  readonly data: Data;
  /**
   * Fields without which nobody can act on the event: what it is about, how that stands, how much.
   * A receiver takes them for granted; of all others it knows that a later platform may differ.
   */
  readonly essential: Essential;
  /** When it is sent, in words. */
  readonly when: string;
  /** Forms of other versions of a resource; the account's setting chooses (VER-04). */
  readonly dated?: {
    readonly resource: string;
    /** By the dates of the versions; any other setting has the usual form. */
    readonly forms: Readonly<Record<string, DatedForm<Data>>>;
  };
  readonly clauses: readonly string[];
}

/** Declares an event; names, envelope and fields stay literal types, for a typed union. */
export const event = <
  const N extends string,
  const E extends Envelope,
  D extends z.ZodType,
  const F extends FieldsOf<z.output<D>>,
>(
  spec: EventSpec<D, F> & { readonly name: N; readonly envelope: E },
): EventSpec<D, F> & { readonly name: N; readonly envelope: E } => spec;
