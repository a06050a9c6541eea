// Declares webhook events as data: name, family of callback URLs, and payload.
import type * as z from 'zod';

/**
 * The wrapping of the payload (EVT-CONF-01): `v2` is `{event, business_id, created, data,
 * api_version}`, `refund` omits api_version, `v3` sets it, `account` is the account webhook, `flat`
 * puts `event` beside the fields, `bare` sends only the fields, from which receivers recognize the
 * event.
 */
export type Envelope = 'v2' | 'v3' | 'refund' | 'account' | 'flat' | 'bare';

/** Some fields of a shape, at any depth: `{ id: true, qr_code: { external_id: true } }`. */
export type FieldsOf<T> = T extends object
  ? { readonly [K in keyof T]?: true | FieldsOf<NonNullable<T[K]>> }
  : unknown extends T
    ? object
    : true;

/**
 * The form of an event in another version, which it states: `{event, api_version, business_id,
 * created, data}`. Receivers convert it to the usual form, so that their handlers know only one.
 */
export interface DatedForm<Usual extends z.ZodType = z.ZodType> {
  readonly data: z.ZodType;
  /** The essential fields of the event, under their names in this form. */
  readonly essential: object;
  /** Renders the usual data in this form; `business` is the id of the account. */
  readonly render: (usual: z.output<Usual>, business: string) => unknown;
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
   * The fields needed to act on the event: its object, status and amount. A receiver relies on
   * them; all others may differ in a later release.
   */
  readonly essential: Essential;
  /** The occasion on which it is sent, in words. */
  readonly when: string;
  /** The forms in other versions of a resource; the account's setting selects one (VER-04). */
  readonly dated?: {
    readonly resource: string;
    /** Forms by the date of their version; every other version has the usual form. */
    readonly forms: Readonly<Record<string, DatedForm<Data>>>;
  };
  readonly clauses: readonly string[];
}

/** Declares an event; name, envelope and fields stay literal types, for a typed union. */
export const event = <
  const N extends string,
  const E extends Envelope,
  D extends z.ZodType,
  const F extends FieldsOf<z.output<D>>,
>(
  spec: EventSpec<D, F> & { readonly name: N; readonly envelope: E },
): EventSpec<D, F> & { readonly name: N; readonly envelope: E } => spec;
