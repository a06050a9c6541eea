// What a stored row is called where people look at it: the noun and the id that the API shows.
import type { AnyKind, Ref, Row } from '@kasir/core';
import { paymentPublicId, prefixes, v3Products, type ChannelType } from '@kasir/models';
import {
  authentications,
  captures,
  checkouts,
  customers,
  deposits,
  instruments,
  intents,
  invoices,
  paymentId,
  payments,
  plans,
  refunds,
  subAccounts,
  transactions,
  transfers,
  withdrawals,
  type PaymentRow,
} from '@kasir/payments';

export interface Named {
  /** The noun of the API, such as `payment_requests`. */
  readonly kind: string;
  /** As the API shows it. */
  readonly id: string;
  /** Its bare id. */
  readonly row: string;
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * What an object is found by: the uuid of its id, which is the same whatever a generation puts in
 * front of it, else the whole id.
 */
export const keyOf = (publicId: string): string => uuid.exec(publicId)?.[0] ?? publicId;

/** All that an object is found by. */
export const keysOf = ({ id, row }: Named): readonly string[] => [...new Set([row, keyOf(id)])];

/** Some fields of the state of a row, whatever kind it is. */
interface State {
  readonly product?: Ref;
  readonly shortId?: string | null;
  readonly merchantKey?: string | null;
  readonly payment?: string | null;
  readonly account?: string;
}

type Naming = readonly [noun: string, id: (row: Row<unknown, State>) => string];

const prefixed =
  (prefix: string): Naming[1] =>
  ({ id }) =>
    prefix + id;
const short: Naming[1] = ({ id, state }) => state.shortId ?? id;
const plain: Naming[1] = ({ id }) => id;

/** By the id of the payment that was made for it. */
const paidBy =
  (type: ChannelType): Naming[1] =>
  ({ id, state: { product, payment } }) =>
    payment ? paymentPublicId(product?.kind ?? null, type, payment) : id;

/** Kinds of product of instruments and intents; what stands for none here has no name of its own. */
const products: Readonly<Record<string, Naming>> = {
  payment_request: ['payment_requests', prefixed(prefixes.payment_request)],
  [v3Products.request]: ['payment_requests', prefixed(prefixes.payment_request)],
  payment_method: ['payment_methods', prefixed(prefixes.payment_method)],
  [v3Products.token]: ['payment_tokens', prefixed(prefixes.payment_token)],
  qr_code: ['qr_codes', prefixed(prefixes.qr_code)],
  linked_account_token: ['linked_account_tokens', prefixed(prefixes.linked_account_token)],
  callback_virtual_account: ['callback_virtual_accounts', short],
  fixed_payment_code: ['fixed_payment_codes', short],
  payment_code: ['payment_codes', plain],
  card_token: ['card_tokens', ({ id, state }) => state.merchantKey ?? id],
  card_charge: ['card_charges', short],
  direct_debit: ['direct_debits', paidBy('DIRECT_DEBIT')],
  ewallet_charge: ['ewallet_charges', paidBy('EWALLET')],
  ewallet_payment: ['ewallets', plain],
};

const ofProduct =
  (noun: string): ((row: Row<unknown, State>) => Naming) =>
  ({ state }) =>
    products[state.product?.kind ?? ''] ?? [noun, plain];

/** Kinds that people know; all others are the platform's own business. */
const kinds: Readonly<Record<string, (row: Row<unknown, State>) => Naming>> = {
  [intents.name]: ofProduct('intents'),
  [instruments.name]: ofProduct('instruments'),
  [payments.name]: () => ['payments', (row) => paymentId(row as unknown as PaymentRow)],
  [captures.name]: () => ['captures', prefixed(prefixes.capture)],
  [refunds.name]: () => ['refunds', prefixed(prefixes.refund)],
  [transactions.name]: () => ['transactions', prefixed(prefixes.transaction)],
  [customers.name]: () => ['customers', prefixed(prefixes.customer)],
  [deposits.name]: () => ['deposits', prefixed(prefixes.deposit)],
  [withdrawals.name]: () => ['withdrawals', prefixed(prefixes.withdrawal)],
  [invoices.name]: () => ['invoices', short],
  [plans.name]: () => ['recurring_payments', short],
  [authentications.name]: () => ['authentications', short],
  [checkouts.name]: () => ['cardless_credit', plain],
  [transfers.name]: () => ['transfers', plain],
  [subAccounts.name]: () => ['accounts', ({ id, state }) => state.account ?? id],
  report: () => ['reports', prefixed(prefixes.report)],
};

/** The name of a row, or null for the platform's own records. */
export const nameOf = ({ name }: Pick<AnyKind, 'name'>, row: Row): Named | null => {
  const known = row as Row<unknown, State>;
  const naming = kinds[name]?.(known);
  if (!naming) return null;
  const [kind, idOf] = naming;
  return { kind, id: idOf(known), row: row.id };
};
