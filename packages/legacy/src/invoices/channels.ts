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

interface TypeOfInvoice {
  /** How an invoice names it when it paid. */
  readonly name: InvoicePaymentMethod;
  /** Whether the page offers its channels. */
  readonly offered: boolean;
}

/** Data table of the types of channels as invoices know them. */
export const typesOfInvoices: Readonly<Record<ChannelType, TypeOfInvoice>> = {
  EWALLET: { name: 'EWALLET', offered: true },
  VIRTUAL_ACCOUNT: { name: 'BANK_TRANSFER', offered: true },
  OVER_THE_COUNTER: { name: 'RETAIL_OUTLET', offered: true },
  QR_CODE: { name: 'QR_CODE', offered: true },
  CARD: { name: 'CREDIT_CARD', offered: false },
  DIRECT_DEBIT: { name: 'DIRECT_DEBIT', offered: false },
  PAYLATER: { name: 'PAYLATER', offered: false },
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
      typesOfInvoices[one.type].offered &&
      isActivated(context.account, one.type) &&
      one.currency === currency &&
      one.min <= major &&
      major <= one.max,
  );
};

type Offered = Pick<
  Invoice,
  | 'available_banks'
  | 'available_retail_outlets'
  | 'available_ewallets'
  | 'available_qr_codes'
  | 'available_direct_debits'
  | 'available_paylaters'
>;

/** The offered channels by type, as an invoice shows them. */
export const renderChannels = (
  invoice: Pick<InvoiceState, 'currency' | 'amount' | 'merchant'>,
  context: Context,
): Offered => {
  const { amount, currency, merchant } = invoice;
  const all = offeredChannels(invoice, context);
  const codes = (type: ChannelType) =>
    all.filter((one) => one.type === type).map(({ code }) => code);
  return {
    available_banks: codes('VIRTUAL_ACCOUNT').map((bank_code) => ({
      bank_code,
      collection_type: 'POOL',
      account_holder_name: merchant,
      transfer_amount: toMajor(currency, amount),
    })),
    available_retail_outlets: codes('OVER_THE_COUNTER').map((retail_outlet_name) => ({
      retail_outlet_name,
    })),
    available_ewallets: codes('EWALLET').map((ewallet_type) => ({ ewallet_type })),
    available_qr_codes: codes('QR_CODE').map((qr_code_type) => ({ qr_code_type })),
    available_direct_debits: [],
    available_paylaters: [],
  };
};
