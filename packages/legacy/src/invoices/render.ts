// Renders an invoice as this API shows it; unset fields are omitted.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { channelType, paymentPublicId, type Invoice } from '@kasir/models';
import { INVOICE_PAGE } from '@kasir/payments/pages';
import type { InvoiceRow, InvoiceState } from '@kasir/payments/state';
import { renderChannels } from './channels.ts';
import type { InvoiceEcho } from './parse.ts';

type Paid = Pick<
  Invoice,
  | 'paid_amount'
  | 'paid_at'
  | 'payment_method'
  | 'payment_channel'
  | 'payment_id'
  | 'payment_details'
  | 'credit_card_charge_id'
>;

/** Renders the payment of a paid invoice. */
const renderPayment = ({ payment, currency }: InvoiceState): Paid =>
  payment === null
    ? {}
    : {
        paid_amount: toMajor(currency, payment.amount),
        paid_at: toIsoString(payment.at),
        payment_method: channelType(payment.type).invoiceMethod,
        payment_channel: payment.channel,
        payment_id: paymentPublicId(null, payment.type, payment.id),
        payment_details: {
          source: payment.source ?? payment.channel,
          receipt_id: payment.receipt ?? '',
        },
        ...(payment.charge !== undefined && { credit_card_charge_id: payment.charge }),
      };

const renderContent = ({
  description,
  metadata,
  returnUrls: { success, failure },
  plan,
}: InvoiceState): Partial<Invoice> => ({
  ...(description !== null && { description }),
  ...(metadata !== null && { metadata }),
  ...(success !== null && { success_redirect_url: success }),
  ...(failure !== null && { failure_redirect_url: failure }),
  ...(plan !== null && { recurring_payment_id: plan }),
});

/** Renders an invoice with the link to its page and the channels that it offers. */
export const renderInvoice = (
  { id, state }: InvoiceRow,
  reads: Pick<Reads, 'get'>,
  context: Context,
): Invoice => {
  const echo = state.echo as InvoiceEcho;
  return {
    ...echo,
    ...renderContent(state),
    ...renderPayment(state),
    id: state.shortId,
    external_id: state.reference,
    user_id: context.account.id,
    status: state.status,
    merchant_name: state.merchant,
    merchant_profile_picture_url: '',
    amount: toMajor(state.currency, state.amount),
    currency: state.currency as Invoice['currency'],
    expiry_date: toIsoString(state.expires),
    invoice_url: context.page(INVOICE_PAGE, id),
    should_send_email: echo.should_send_email ?? false,
    should_exclude_credit_card: echo.should_exclude_credit_card ?? false,
    ...renderChannels(state, reads, context),
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
  };
};
