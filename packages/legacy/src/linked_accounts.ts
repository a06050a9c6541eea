// What linked accounts are under each of their names: the token by which a payer links, the account
// behind it, and the payment method, all of one instrument.
import { bare } from '@kasir/core';
import { fail, type Fail, type Need, type Reads } from '@kasir/core/server';
import {
  linkedAccountCode,
  linkedAccountType,
  prefixes,
  type LegacyPaymentMethod,
  type LinkedAccount,
} from '@kasir/models';
import {
  channelOf,
  customers,
  instruments,
  PAYMENT_METHOD,
  type InstrumentRow,
} from '@kasir/payments/state';
import type { BankAccountDetail } from '@kasir/payments/types';
import { LINKED_ACCOUNT_TOKEN } from './products.ts';

/** Whether an instrument was linked, or can be: whichever API made it. */
const isLinkable = ({ state }: InstrumentRow): boolean =>
  state.reusable && (state.type === 'DIRECT_DEBIT' || state.type === 'EWALLET');

type Name = 'linked_account_token' | 'linked_account' | 'payment_method';

/** The instrument that one of its names leads to, if there is one. */
export const findLinked = (
  reads: Pick<Reads, 'get'>,
  name: Name,
  id: string,
): InstrumentRow | undefined => {
  const key = bare(prefixes[name], id);
  const row = key === null ? undefined : reads.get(instruments, key);
  if (!row || !isLinkable(row)) return undefined;
  const { kind } = row.state.product;
  const isMethod = kind === PAYMENT_METHOD;
  return isMethod || (name !== 'payment_method' && kind === LINKED_ACCOUNT_TOKEN) ? row : undefined;
};

/** What a decision about such a name will read. */
export const linkedNeeds = (name: Name, id: string): Need[] => {
  const key = bare(prefixes[name], id);
  return key === null ? [] : [{ kind: instruments, id: key }];
};

/** The bare id of a customer; the oldest version of customers shows ids without prefix. */
export const bareCustomer = (id: string): string => bare(prefixes.customer, id) ?? id;

export const customerNeeds = (id: string): Need[] => [{ kind: customers, id: bareCustomer(id) }];

/** Why a customer cannot own an account, or null. */
export const customerFailure = (
  reads: Pick<Reads, 'get'>,
  id: string,
): Fail<'CUSTOMER_NOT_FOUND_ERROR'> | null =>
  reads.get(customers, bareCustomer(id))
    ? null
    : fail('CUSTOMER_NOT_FOUND_ERROR', 'There is no customer with this customer_id.');

/** The public id of the customer of an instrument, or null. */
export const ownerOf = ({ state }: InstrumentRow): string | null =>
  state.customer && prefixes.customer + state.customer;

/** channel_code as these resources spell it. */
export const codeOf = ({ state }: InstrumentRow): string => linkedAccountCode(channelOf(state));

/** What is debited. */
export const typeOfAccount = ({ state }: InstrumentRow): LegacyPaymentMethod['type'] =>
  linkedAccountType.parse(channelOf(state).debits ?? 'EWALLET');

/** What a bank has said of an account; a wallet says nothing. */
export const detailOf = ({ state }: InstrumentRow): Partial<BankAccountDetail> =>
  state.detail as Partial<BankAccountDetail>;

/** The account behind a token. */
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
