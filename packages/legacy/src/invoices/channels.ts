// Selects the channels that an invoice page offers, and lists them as an invoice does.
import { grouped } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import {
  amountProblem,
  channels,
  isActivated,
  type Channel,
  type ChannelType,
  type Invoice,
} from '@kasir/models';
import { connectorOf } from '@kasir/payments';
import type { InvoiceState } from '@kasir/payments/state';

/** The fields of an invoice that list what its page offers. */
type Offered = Pick<Invoice, Extract<keyof Invoice, `available_${string}`>>;

const nothing: Offered = {
  available_banks: [],
  available_retail_outlets: [],
  available_ewallets: [],
  available_qr_codes: [],
  available_direct_debits: [],
  available_paylaters: [],
};

/** The fields of the invoice that each bank shows; the amount is in main units. */
type Payee = Pick<Offered['available_banks'][number], 'account_holder_name' | 'transfer_amount'>;

/** Renders the channels of a type in the list that invoices have for it. */
type RenderList = (codes: readonly string[], payee: Payee) => Partial<Offered>;

/** The list of each type; the page does not offer channels of a type without one. */
const lists: Partial<Readonly<Record<ChannelType, RenderList>>> = {
  EWALLET: (codes) => ({ available_ewallets: codes.map((ewallet_type) => ({ ewallet_type })) }),
  VIRTUAL_ACCOUNT: (codes, payee) => ({
    available_banks: codes.map((bank_code) => ({ bank_code, collection_type: 'POOL', ...payee })),
  }),
  OVER_THE_COUNTER: (codes) => ({
    available_retail_outlets: codes.map((retail_outlet_name) => ({ retail_outlet_name })),
  }),
  QR_CODE: (codes) => ({ available_qr_codes: codes.map((qr_code_type) => ({ qr_code_type })) }),
  // Any card can be entered on the page, so there are no codes to list.
  CARD: () => ({}),
  DIRECT_DEBIT: (codes) => ({
    available_direct_debits: codes.map((code) => ({ direct_debit_type: `DD_${code}` })),
  }),
};

/**
 * True for a channel that the page can offer. One form accepts the cards of every network; cards in
 * installments need terms.
 */
const isOfferable = ({ type, code }: Channel): boolean =>
  lists[type] !== undefined && (type !== 'CARD' || code === 'CARDS');

/** Returns every channel that can pay an amount now; none without a connector. */
export const offeredChannels = (
  { currency, amount }: Pick<InvoiceState, 'currency' | 'amount'>,
  reads: Pick<Reads, 'get'>,
  context: Context,
): readonly Channel[] => {
  const connector = connectorOf(reads, context);
  if (connector === null) return [];
  return channels.filter(
    (one) =>
      // Invoices use the channel codes of v2.
      one.v2 &&
      isOfferable(one) &&
      isActivated(context.account, one.type) &&
      one.currency === currency &&
      amountProblem(one, amount) === null &&
      connector.accept(reads, one, amount) === null,
  );
};

/**
 * Returns the channels that the page of an invoice offers; its merchant may have excluded cards.
 */
export const payableChannels = (
  invoice: Pick<InvoiceState, 'currency' | 'amount' | 'excluded'>,
  reads: Pick<Reads, 'get'>,
  context: Context,
): readonly Channel[] =>
  offeredChannels(invoice, reads, context).filter(({ type }) => !invoice.excluded.includes(type));

/** Renders the offered channels by type, as an invoice shows them. */
export const renderChannels = (
  invoice: Pick<InvoiceState, 'currency' | 'amount' | 'merchant' | 'excluded'>,
  reads: Pick<Reads, 'get'>,
  context: Context,
): Offered => {
  const { amount, currency, merchant } = invoice;
  const payee = { account_holder_name: merchant, transfer_amount: toMajor(currency, amount) };
  const byType = grouped(payableChannels(invoice, reads, context), ({ type }) => type);
  return [...byType].reduce<Offered>((listed, [type, offered]) => {
    const codes = offered.map(({ code }) => code);
    return { ...listed, ...lists[type]?.(codes, payee) };
  }, nothing);
};
