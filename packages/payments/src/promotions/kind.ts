// Defines a merchant's promotions of card charges: the cards, the discount and the period.
import { recordKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

const { amount, currency, id, line, moment, text } = stateFields;

export interface PromotionState {
  /** 24 hexadecimal digits that identify it to merchants. */
  readonly shortId: string;
  /** The merchant's own reference, used by charges; unique among its promotions. */
  readonly reference: string;
  readonly description: string;
  readonly code: string | null;
  /** The first six digits of eligible cards; empty for every card. */
  readonly bins: readonly string[];
  readonly currency: string;
  /** The discount as a share of the amount in basis points; null when `discount` applies. */
  readonly basisPoints: number | null;
  /** Minor units, as all amounts here. */
  readonly discount: number | null;
  readonly least: number | null;
  readonly most: number | null;
  /** The time in milliseconds from which it applies, and from which it no longer does. */
  readonly starts: number;
  readonly ends: number;
  readonly created: number;
}

const promotionSchema = schemaOf<PromotionState>()(
  z.strictObject({
    shortId: id,
    reference: text,
    description: text,
    code: line,
    bins: z.array(text),
    currency,
    basisPoints: amount.nullable(),
    discount: amount.nullable(),
    least: amount.nullable(),
    most: amount.nullable(),
    starts: moment,
    ends: moment,
    created: moment,
  }),
);

export const promotions = recordKind<PromotionState>()({
  name: 'promotion',
  state: promotionSchema,
  keys: { reference: (s) => s.reference },
});

export type PromotionRow = RowOf<typeof promotions>;
