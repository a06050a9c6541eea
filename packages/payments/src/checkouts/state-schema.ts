// Validates the stored state of a checkout.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';
import { purchaseSchema } from '../operations/purchase.ts';
import type { InstallmentTerms } from './installments.ts';
import { checkoutLifecycle, type CheckoutItem, type CheckoutState } from './state.ts';

const { amount, count, currency, id, line, moment, signed, text } = stateFields;

const itemSchema = schemaOf<CheckoutItem>()(
  z.strictObject({ id: text, name: text, type: text, url: text, price: signed, quantity: count }),
);

const termsSchema = schemaOf<InstallmentTerms>()(
  z.strictObject({
    name: text,
    title: text,
    months: z.int().min(1),
    rateBasisPoints: count,
  }),
);

export const checkoutSchema = schemaOf<CheckoutState>()(
  z.strictObject({
    status: z.enum(checkoutLifecycle.states),
    reference: text,
    channel: id,
    receipt: text,
    country: id,
    currency,
    amount,
    items: z.array(itemSchema),
    terms: termsSchema,
    purchase: purchaseSchema.exactOptional(),
    returnUrl: text,
    payment: id.nullable(),
    failure: line,
    expires: moment,
    created: moment,
    updated: moment,
    echo: z.unknown(),
  }),
);
