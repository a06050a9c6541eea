// Renders e-wallet payments: the response to their creation, and their status in the variant of
// each wallet.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import {
  chosen,
  type CreatedEwalletPayment,
  type EwalletPaymentStatus,
  type EwalletType,
} from '@kasir/models';
import { INTENT_PAGE } from '@kasir/payments/pages';
import {
  echoReader,
  type IntentRow,
  type IntentStatus,
  type PaymentRow,
} from '@kasir/payments/state';
import type { EwalletEcho } from './parse.ts';
import { EWALLET_PAYMENT } from '../products.ts';

export const readEcho = echoReader<EwalletEcho>(EWALLET_PAYMENT);

/** The names of a paid and an expired payment in each variant (STATE-EWALLET-SET). */
export const variants = {
  OVO: { paid: 'COMPLETED', expired: 'FAILED' },
  DANA: { paid: 'PAID', expired: 'EXPIRED' },
  LINKAJA: { paid: 'COMPLETED', expired: 'EXPIRED' },
} as const satisfies Readonly<Record<EwalletType, unknown>>;

/** Returns the status of an e-wallet payment, which follows that of its intent. */
export const walletStatusOf = <P extends string, E extends string>(
  { paid, expired }: { readonly paid: P; readonly expired: E },
  status: IntentStatus,
): 'PENDING' | 'FAILED' | P | E => {
  switch (status) {
    case 'REQUIRES_ACTION':
    case 'PENDING':
      return 'PENDING';
    case 'SUCCEEDED':
      return paid;
    case 'EXPIRED':
      return expired;
    default:
      return 'FAILED';
  }
};

const amountOf = ({ state: { currency, requested } }: IntentRow): number =>
  toMajor(currency, requested.amount ?? 0);

/** Returns the URL of the page where the payer decides. */
const checkoutUrl = ({ id }: IntentRow, { page }: Pick<Context, 'page'>): string =>
  page(INTENT_PAGE, id);

/** Returns the time when a payment expires; the payments of every wallet have one. */
const expiryOf = ({ id, state: { expires } }: IntentRow): string => {
  if (expires === null) throw new Error(`E-wallet payment ${id} never expires`);
  return toIsoString(expires);
};

/** Renders the response to the creation of a payment. */
export const renderCreated = (row: IntentRow, context: Context): CreatedEwalletPayment => {
  const { wallet, awaited } = readEcho(row.state);
  const shared = {
    external_id: row.state.reference,
    amount: amountOf(row),
    ewallet_type: wallet,
    transaction_date: toIsoString(row.state.created),
  };
  if (wallet !== 'OVO') return { ...shared, checkout_url: checkoutUrl(row, context) };
  const named = { ...shared, business_id: context.account.id };
  return awaited ? named : { ...named, status: walletStatusOf(variants.OVO, row.state.status) };
};

/** Renders the status of a payment in the variant of its wallet (EWALLET-FIELD-variants). */
export const renderStatus = (
  row: IntentRow,
  payment: PaymentRow,
  context: Context,
): EwalletPaymentStatus => {
  const { wallet } = readEcho(row.state);
  const amount = amountOf(row);
  const text = chosen('ewallet_amount', context.dialect) === 'as text' ? String(amount) : amount;
  const { created, status } = row.state;
  const named = { business_id: context.account.id, external_id: row.state.reference };
  const open = { ...named, checkout_url: checkoutUrl(row, context) };
  switch (wallet) {
    case 'OVO':
      return {
        ...named,
        amount: text,
        ewallet_type: wallet,
        status: walletStatusOf(variants.OVO, status),
        transaction_date: toIsoString(created),
      };
    case 'DANA':
      return {
        ...open,
        amount: text,
        expiration_date: expiryOf(row),
        status: walletStatusOf(variants.DANA, status),
      };
    case 'LINKAJA': {
      const spelled = walletStatusOf(variants.LINKAJA, status);
      return spelled === 'PENDING' || spelled === 'EXPIRED'
        ? { ...open, amount, expired_at: expiryOf(row), status: spelled }
        : {
            ...named,
            amount,
            payment_timestamp: toIsoString(payment.state.updated),
            status: spelled,
          };
    }
  }
};
