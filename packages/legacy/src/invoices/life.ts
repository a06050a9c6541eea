// The life of an invoice as functions that any decision can call: making one, paying it, letting it
// expire.
import { iso, legacyId, limits, step, toMajor, type RowOf } from '@kasir/core';
import { emit, type At, type Context, type Tx } from '@kasir/core/server';
import {
  invoiceExpired,
  invoiceMachine,
  invoicePaid,
  invoices,
  type Channel,
  type Invoice,
  type InvoiceContent,
} from '@kasir/models';
import { booked, failed, failureOf, minorOf, paymentId, succeed } from '@kasir/payments';
import type { PaymentRow } from '@kasir/payments';
import { methodNames, shownChannels } from './channels.ts';

export type InvoiceRow = RowOf<typeof invoices>;

/** Topics of jobs; their payload is `{ invoice: id }`. */
export const EXPIRE_INVOICE = 'invoice.expire';
export const SETTLE_INVOICE = 'invoice.settle';

/** Name of invoices in the URL of their hosted page. */
export const INVOICE_PAGE = 'invoice';

/** What an invoice is made of, beside what the merchant says of it. */
interface Bill {
  readonly external_id: string;
  /** In the currency's own unit, with its decimals, within reach of some channel. */
  readonly amount: number;
  readonly currency: Invoice['currency'];
  /** Seconds until it expires; a day when left out. */
  readonly duration?: number | undefined;
  readonly recurring_payment_id?: string;
  readonly content?: InvoiceContent;
}

/** Legacy resources leave out what is not set. */
const setFields = (content: InvoiceContent): InvoiceContent =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => (value ?? null) !== null));

/** Makes an invoice that waits for its payer until it expires. */
export const makeInvoice = (at: At, tx: Tx, bill: Bill, { account }: Context): InvoiceRow => {
  const { external_id, amount, currency, duration, content = {} } = bill;
  const id = at.id();
  const expires = at.now + (duration ?? limits.invoice_seconds.default) * 1_000;
  minorOf(currency, amount);
  const row = tx.insert(invoices, id, {
    public: {
      ...setFields(content),
      id: legacyId(id),
      external_id,
      user_id: account.id,
      status: step(invoiceMachine, null, 'create').to,
      merchant_name: account.name,
      amount,
      currency,
      expiry_date: iso(expires),
      ...(bill.recurring_payment_id !== undefined && {
        recurring_payment_id: bill.recurring_payment_id,
      }),
      should_send_email: content.should_send_email ?? false,
      should_exclude_credit_card: content.should_exclude_credit_card ?? false,
      created: iso(at.now),
      updated: iso(at.now),
    },
    state: { payment: null },
  });
  tx.job(EXPIRE_INVOICE, expires, { invoice: id });
  return row;
};

/** An invoice as it is shown, with the link to its page. */
export const renderInvoice = ({ id, public: shown }: InvoiceRow, context: Context): Invoice => ({
  ...shown,
  merchant_profile_picture_url: '',
  invoice_url: context.page(INVOICE_PAGE, id),
  ...shownChannels(shown, context),
});

/** Whether it can be paid now; one whose time has passed cannot, even before its job ran. */
export const isPayable = ({ public: { status, expiry_date } }: InvoiceRow, now: number): boolean =>
  status === 'PENDING' && now < Date.parse(expiry_date);

const tell = (
  at: At,
  tx: Tx,
  row: InvoiceRow,
  spec: typeof invoicePaid | typeof invoiceExpired,
  context: Context,
): void =>
  emit(at, tx, { account: context.account, mode: context.realm.mode }, spec, {
    data: renderInvoice(row, context),
    subject: row.public.id,
  });

/**
 * A payment has paid an open invoice: of its page, or of whatever else took the money. Refunds of
 * the invoice are refunds of this payment (REFUND-CREATE-invoice_id).
 */
export const payInvoice = (
  at: At,
  tx: Tx,
  row: InvoiceRow,
  payment: PaymentRow,
  context: Context,
): InvoiceRow => {
  const { to } = step(invoiceMachine, row.public.status, 'pay');
  const { type, channel_code, currency, captured, detail, transactions } = payment.state;
  const paid = tx.update(invoices, row, {
    public: {
      ...row.public,
      status: to,
      paid_amount: toMajor(currency, captured),
      paid_at: iso(at.now),
      payment_method: methodNames[type],
      payment_channel: channel_code,
      payment_id: paymentId(payment),
      payment_details: {
        source: detail.source ?? channel_code,
        receipt_id: detail.receipt_id ?? '',
      },
      updated: iso(at.now),
    },
    state: { payment: payment.id },
  });
  const [first] = transactions;
  const settles = first && booked(tx, first).public.estimated_settlement_time;
  if (settles && Date.parse(settles) > at.now)
    tx.job(SETTLE_INVOICE, Date.parse(settles), { invoice: row.id });
  tell(at, tx, paid, invoicePaid, context);
  return paid;
};

/** The payer pays an open invoice by a channel, unless its amount is one that fails there. */
export const payByChannel = (
  at: At,
  tx: Tx,
  row: InvoiceRow,
  channel: Channel,
  context: Context,
): void => {
  const { id, amount, currency, external_id } = row.public;
  const attempt = {
    account: context.account,
    channel,
    product: id,
    parent: row.id,
    method: null,
    amount: minorOf(currency, amount),
    reference_id: external_id,
    account_identifier: null,
    detail: {
      ...(channel.type !== 'QR_CODE' && { source: channel.code }),
      receipt_id: at.id().slice(-12).toUpperCase(),
    },
  };
  const failure_code = failureOf(channel, amount);
  if (failure_code === null) payInvoice(at, tx, row, succeed(at, tx, attempt), context);
  else failed(at, tx, attempt, failure_code);
};

/** Ends an open invoice unpaid. */
export const endInvoice = (
  at: At,
  tx: Tx,
  row: InvoiceRow,
  on: 'expire' | 'time_passes',
  context: Context,
): InvoiceRow => {
  const { to } = step(invoiceMachine, row.public.status, on);
  const ended = tx.update(invoices, row, {
    public: { ...row.public, status: to, updated: iso(at.now) },
  });
  tell(at, tx, ended, invoiceExpired, context);
  return ended;
};
