// Promotions of card charges that a merchant has created: who gets how much less, and when.
import { recordKind, type RowOf } from '@kasir/core';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

const { amount, currency, id, line, moment, text } = stateFields;

export interface PromotionState {
  /** 24 hexadecimal digits by which merchants know it. */
  readonly shortId: string;
  /** The merchant's own reference, which charges name; unique among its promotions. */
  readonly reference: string;
  readonly description: string;
  readonly code: string | null;
  /** First six digits of the cards that it is for; empty for every card. */
  readonly bins: readonly string[];
  readonly currency: string;
  /** The share that is taken off, or null; else `discount`. */
  readonly basisPoints: number | null;
  /** Minor units, as all amounts here. */
  readonly discount: number | null;
  readonly least: number | null;
  readonly most: number | null;
  /** Milliseconds from which it holds, and from which it does not. */
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
