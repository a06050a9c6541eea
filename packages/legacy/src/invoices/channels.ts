// The channels an invoice offers on its page: those that take its amount and need nothing but a
// click of the payer.
import type { Choice, Context } from '@kasir/core/server';
import {
  channels,
  isActivated,
  type Channel,
  type ChannelType,
  type Invoice,
  type InvoicePaymentMethod,
} from '@kasir/models';

/** How an invoice names the type of the channel that paid it. */
export const methodNames: Readonly<Record<ChannelType, InvoicePaymentMethod>> = {
  EWALLET: 'EWALLET',
  VIRTUAL_ACCOUNT: 'BANK_TRANSFER',
  OVER_THE_COUNTER: 'RETAIL_OUTLET',
  QR_CODE: 'QR_CODE',
  CARD: 'CREDIT_CARD',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
};

/** Headings of the page; types that are not here are not offered. */
const groups: Partial<Record<ChannelType, string>> = {
  EWALLET: 'E-wallet',
  VIRTUAL_ACCOUNT: 'Virtual account',
  OVER_THE_COUNTER: 'Retail outlet',
  QR_CODE: 'QR code',
};

/** Every channel that can pay an invoice: in live mode none, as no connector serves any. */
export const offered = (
  { currency, amount }: Pick<Invoice, 'currency' | 'amount'>,
  { account, realm }: Context,
): readonly Channel[] =>
  realm.mode === 'live'
    ? []
    : channels.filter(
        (one) =>
          one.type in groups &&
          isActivated(account, one.type) &&
          one.currency === currency &&
          one.min <= amount &&
          amount <= one.max,
      );

/** A channel as a choice on the page. */
export const choiceOf = ({ type, code }: Channel): Choice => ({
  name: `${type}.${code}`,
  label: code,
  group: groups[type] ?? type,
});

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
export const shownChannels = (
  invoice: Pick<Invoice, 'currency' | 'amount' | 'merchant_name'>,
  context: Context,
): Offered => {
  const { amount, merchant_name } = invoice;
  const all = offered(invoice, context);
  const codes = (type: ChannelType) =>
    all.filter((one) => one.type === type).map(({ code }) => code);
  return {
    available_banks: codes('VIRTUAL_ACCOUNT').map((bank_code) => ({
      bank_code,
      collection_type: 'POOL',
      account_holder_name: merchant_name,
      transfer_amount: amount,
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
