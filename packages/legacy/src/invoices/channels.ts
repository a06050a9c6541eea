// The channels an invoice offers on its page: those that take its amount and need nothing but a
// click of the payer.
import { toMajor } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import {
  channels,
  isActivated,
  type Channel,
  type ChannelType,
  type Invoice,
  type InvoicePaymentMethod,
} from '@kasir/models';
import { connectorOf, type InvoiceState } from '@kasir/payments';

/** The lists of an invoice that show what its page offers. */
type Offered = Pick<Invoice, Extract<keyof Invoice, `available_${string}`>>;

const nothing: Offered = {
  available_banks: [],
  available_retail_outlets: [],
  available_ewallets: [],
  available_qr_codes: [],
  available_direct_debits: [],
  available_paylaters: [],
};

/** What a bank shows of the invoice, in the currency's own unit. */
type Payee = Pick<Offered['available_banks'][number], 'account_holder_name' | 'transfer_amount'>;

interface TypeOfInvoice {
  /** How an invoice names it when it paid. */
  readonly name: InvoicePaymentMethod;
  /** The list that shows its channels, or null where the page does not offer them. */
  readonly list: ((codes: readonly string[], payee: Payee) => Partial<Offered>) | null;
}

/** Data table of the types of channels as invoices know them. */
export const typesOfInvoices: Readonly<Record<ChannelType, TypeOfInvoice>> = {
  EWALLET: {
    name: 'EWALLET',
    list: (codes) => ({ available_ewallets: codes.map((ewallet_type) => ({ ewallet_type })) }),
  },
  VIRTUAL_ACCOUNT: {
    name: 'BANK_TRANSFER',
    list: (codes, payee) => ({
      available_banks: codes.map((bank_code) => ({ bank_code, collection_type: 'POOL', ...payee })),
    }),
  },
  OVER_THE_COUNTER: {
    name: 'RETAIL_OUTLET',
    list: (codes) => ({
      available_retail_outlets: codes.map((retail_outlet_name) => ({ retail_outlet_name })),
    }),
  },
  QR_CODE: {
    name: 'QR_CODE',
    list: (codes) => ({ available_qr_codes: codes.map((qr_code_type) => ({ qr_code_type })) }),
  },
  CARD: { name: 'CREDIT_CARD', list: null },
  DIRECT_DEBIT: { name: 'DIRECT_DEBIT', list: null },
  PAYLATER: { name: 'PAYLATER', list: null },
};

/** Every channel that can pay an amount: none without a connector. */
export const offeredChannels = (
  { currency, amount }: Pick<InvoiceState, 'currency' | 'amount'>,
  context: Context,
): readonly Channel[] => {
  if (connectorOf(context) === null) return [];
  const major = toMajor(currency, amount);
  return channels.filter(
    (one) =>
      // Codes of invoices are those of v2.
      one.v2 &&
      typesOfInvoices[one.type].list !== null &&
      isActivated(context.account, one.type) &&
      one.currency === currency &&
      one.min <= major &&
      major <= one.max,
  );
};

/** The offered channels by type, as an invoice shows them. */
export const renderChannels = (
  invoice: Pick<InvoiceState, 'currency' | 'amount' | 'merchant'>,
  context: Context,
): Offered => {
  const { amount, currency, merchant } = invoice;
  const payee = { account_holder_name: merchant, transfer_amount: toMajor(currency, amount) };
  const byType = Map.groupBy(offeredChannels(invoice, context), ({ type }) => type);
  return [...byType].reduce<Offered>((lists, [type, offered]) => {
    const codes = offered.map(({ code }) => code);
    return { ...lists, ...typesOfInvoices[type].list?.(codes, payee) };
  }, nothing);
};
