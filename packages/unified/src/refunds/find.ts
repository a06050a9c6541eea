// Finds refunds by their public id.
import { stripPrefix } from '@kasir/core';
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { prefixes } from '@kasir/models';
import { refunds, type RefundRow } from '@kasir/payments/state';

/** Returns the refund with this id, or undefined. */
export const findRefund = (reads: Pick<Reads, 'get'>, id: string): RefundRow | undefined => {
  const key = stripPrefix(prefixes.refund, id);
  return key === null ? undefined : reads.get(refunds, key);
};

interface Named {
  readonly params: { readonly id: string };
}

/** Returns the rows that a decision about this id reads. */
export const refundNeeds = ({ params }: Named): Need[] => {
  const id = stripPrefix(prefixes.refund, params.id);
  return id === null ? [] : [{ kind: refunds, id }];
};

/** The response when no refund has this id (REFUND-GET-ERR-DATA_NOT_FOUND). */
export const unknownRefund = fail('DATA_NOT_FOUND', 'There is no refund with this id.');
