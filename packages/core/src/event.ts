// A webhook event as data: its name, the settings family it is sent to, the shape of its payload.
import type { z } from 'zod';

/**
 * How the payload is wrapped (EVT-CONF-01): `v2` is `{event, business_id, created, data,
 * api_version}`, `refund` leaves api_version out, `v3` sets it, `account` is the account webhook,
 * `flat` puts `event` beside the fields.
 */
export type Envelope = 'v2' | 'v3' | 'refund' | 'account' | 'flat';

export interface EventSpec<Data extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** Callback setting of the account that holds the URL (EVT-UNSPEC-10). */
  readonly family: string;
  readonly envelope: Envelope;
  readonly data: Data;
  /** When it is sent, in words. */
  readonly when: string;
  /** Renderings of `data` for older versions; the account's setting chooses (VER-04). */
  readonly dated?: {
    readonly resource: string;
    readonly render: Readonly<Record<string, (data: z.output<Data>) => unknown>>;
  };
  readonly clauses: readonly string[];
}

/** Declares an event; name and envelope stay literal types, for a typed union at receivers. */
export const event = <const N extends string, const E extends Envelope, D extends z.ZodType>(
  spec: EventSpec<D> & { readonly name: N; readonly envelope: E },
): EventSpec<D> & { readonly name: N; readonly envelope: E } => spec;
