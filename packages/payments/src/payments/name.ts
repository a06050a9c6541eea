// Finds payments by public ids, whose prefix shows the type of their instrument or their
// generation.
import { byPrefix, type Naming } from '@kasir/core/server';
import { channelTypes, prefixes } from '@kasir/models';
import { paymentId } from './attempt.ts';
import { payments } from './kind.ts';

const known = [
  ...Object.values(channelTypes).map(({ paymentPrefix }) => paymentPrefix),
  prefixes.payment,
];

/** Names payments by their public id, which no other payment has. */
export const byPaymentId: Naming<typeof payments> = {
  id: paymentId,
  find: (reads, id) => {
    const prefix = known.find((one) => id.startsWith(one));
    const row = prefix === undefined ? undefined : byPrefix(payments, prefix).find(reads, id);
    return row && paymentId(row) === id ? row : undefined;
  },
};
