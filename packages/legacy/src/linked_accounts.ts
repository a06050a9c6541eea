// Finds and renders linked accounts. One instrument has three ids: that of the token with which a
// payer links, that of the account, and that of the payment method.
import { stripPrefix } from '@kasir/core';
import { fail, type Fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import {
  linkedAccountCode,
  linkedAccountType,
  prefixes,
  type LegacyPaymentMethod,
  type LinkedAccount,
} from '@kasir/models';
import {
  channelOf,
  findCustomer,
  instruments,
  PAYMENT_METHOD,
  type InstrumentRow,
} from '@kasir/payments/state';
import { findDetail, type DetailOf } from '@kasir/payments/types';
import { LINKED_ACCOUNT_TOKEN } from './products.ts';

/** True for an instrument that was or can be linked, whichever API created it. */
const isLinkable = ({ state }: InstrumentRow): boolean =>
  state.reusable && (state.type === 'DIRECT_DEBIT' || state.type === 'EWALLET');

type Name = 'linked_account_token' | 'linked_account' | 'payment_method';

/** Returns the instrument with an id of this kind, if there is one. */
export const findLinked = (
  reads: Pick<Reads, 'get'>,
  name: Name,
  id: string,
): InstrumentRow | undefined => {
  const key = stripPrefix(prefixes[name], id);
  const row = key === null ? undefined : reads.get(instruments, key);
  if (!row || !isLinkable(row)) return undefined;
  const { kind } = row.state.product;
  const isMethod = kind === PAYMENT_METHOD;
  return isMethod || (name !== 'payment_method' && kind === LINKED_ACCOUNT_TOKEN) ? row : undefined;
};

/** Returns the rows that a decision about an id of this kind reads. */
export const linkedNeeds = (name: Name, id: string): Need[] => {
  const key = stripPrefix(prefixes[name], id);
  return key === null ? [] : [{ kind: instruments, id: key }];
};

/** Returns the error when a customer cannot own an account, or null. */
export const customerFailure = (
  reads: Pick<Reads, 'get'>,
  id: string,
): Fail<'CUSTOMER_NOT_FOUND_ERROR'> | null =>
  findCustomer(reads, id)
    ? null
    : fail('CUSTOMER_NOT_FOUND_ERROR', 'There is no customer with this customer_id.');

/** Returns the public id of the customer of an instrument, or null. */
export const ownerOf = ({ state }: InstrumentRow): string | null =>
  state.customer && prefixes.customer + state.customer;

/** Returns channel_code as these resources spell it. */
export const codeOf = ({ state }: InstrumentRow): string => linkedAccountCode(channelOf(state));

/** Returns the type of account that is debited. */
export const typeOfAccount = ({ state }: InstrumentRow): LegacyPaymentMethod['type'] =>
  linkedAccountType.parse(channelOf(state).debits ?? 'EWALLET');

/** Returns the account details that a bank has reported; a wallet reports none. */
export const detailOf = ({ state }: InstrumentRow): Partial<DetailOf<'DIRECT_DEBIT'>> =>
  findDetail(state, 'DIRECT_DEBIT') ?? {};

/** Renders the account behind a token. */
export const renderLinkedAccount = (row: InstrumentRow): LinkedAccount => {
  const { account, cardLastFour, cardExpiry } = detailOf(row);
  const type = typeOfAccount(row);
  return {
    id: prefixes.linked_account + row.id,
    channel_code: codeOf(row),
    type,
    properties: {
      currency: row.state.currency,
      description: '',
      ...(type === 'DEBIT_CARD'
        ? { card_last_four: cardLastFour ?? null, card_expiry: cardExpiry ?? null }
        : { account_details: account?.masked ?? null, account_hash: account?.hash ?? null }),
    },
  };
};
