// Receipts: the numbers by which payers identify payments.
import type { Scope } from '@kasir/core/server';

/** Returns the number of a new receipt. */
export const createReceipt = (d: Pick<Scope, 'id'>): string => d.id().slice(-12).toUpperCase();

/** Returns the receipt number of a payment whose channel has given none. */
export const receiptOf = ({ id }: { readonly id: string }): string => id.slice(-12).toUpperCase();
