// A webhook event as data: its name, the settings family it is sent to, the shape of its payload.
import type { z } from 'zod';

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
  /** Renderings of `data` for older versions; the account's setting chooses (VER-04). */
  readonly dated?: {
    readonly resource: string;
    readonly render: Readonly<Record<string, (data: z.output<Data>) => unknown>>;
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
