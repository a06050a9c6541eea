// Finds a direct debit by its id, which is that of its payment and is shown by transactions, too.
import { stripPrefix } from '@kasir/core';
import { done, fail, type Done, type Fail, type Scope } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { paymentPublicId } from '@kasir/models';
import { confirmsWithOwner } from '@kasir/payments';
import {
  channelOf,
  getInstrument,
  getIntent,
  isOpen,
  payments,
  type IntentRow,
} from '@kasir/payments/state';
import { DIRECT_DEBIT } from '../products.ts';

const prefix = paymentPublicId(null, 'DIRECT_DEBIT', '');

/** Returns the direct debit with this id, if there is one. */
export const findDebit = (reads: Pick<Reads, 'get'>, id: string): IntentRow | undefined => {
  const key = stripPrefix(prefix, id);
  const payment = key === null ? undefined : reads.get(payments, key);
  const intent = payment?.state.product.kind === DIRECT_DEBIT ? payment.state.intent : null;
  return intent === null ? undefined : getIntent(reads, intent);
};

/** Returns the rows that a decision about this id reads first. */
export const debitNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => {
  const id = stripPrefix(prefix, params.id);
  return id === null ? [] : [{ kind: payments, id }];
};

export const unknownDebit = fail('DATA_NOT_FOUND', 'There is no direct debit with this id.');

type Refused = Fail<
  | 'DATA_NOT_FOUND'
  | 'DIRECT_DEBIT_ALREADY_COMPLETED'
  | 'DIRECT_DEBIT_ALREADY_FAILED'
  | 'NOT_SUPPORTED_BY_CHANNEL'
>;

/** Returns the direct debit when it waits for a password, otherwise the error. */
export const findAwaitingOtp = (d: Scope, id: string): Done<IntentRow> | Refused => {
  const debit = findDebit(d, id);
  if (!debit) return unknownDebit;
  if (!isOpen(debit, d.now))
    return debit.state.status === 'SUCCEEDED'
      ? fail(
          'DIRECT_DEBIT_ALREADY_COMPLETED',
          'This direct debit is COMPLETED. Create another one.',
        )
      : fail('DIRECT_DEBIT_ALREADY_FAILED', 'This direct debit has failed. Create another one.');
  const method = getInstrument(d, debit.state.instrument);
  return channelOf(method.state).otp && confirmsWithOwner(d, debit, method)
    ? done(debit)
    : fail('NOT_SUPPORTED_BY_CHANNEL', 'This direct debit accepts no password.');
};
