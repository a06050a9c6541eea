// Receipts: the numbers by which payers know payments.
import type { Scope } from '@kasir/core/server';

/** The number of a new receipt. */
export const createReceipt = (d: Pick<Scope, 'id'>): string => d.id().slice(-12).toUpperCase();

/** The number of a payment whose channel has given none. */
export const receiptOf = ({ id }: { readonly id: string }): string => id.slice(-12).toUpperCase();
