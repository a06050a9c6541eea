// Parses the request of an invoice into the input of the domain.
import type { Command } from '@kasir/core/server';
import type { InvoiceContent } from '@kasir/models';
import type { NewInvoice } from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import { billedTo } from '../billing.ts';
import { readNotifications } from './notifications.ts';
import type { createInvoice } from './create.contract.ts';

/** The fields that this API stores with an invoice only to show them. */
export type InvoiceEcho = Omit<
  InvoiceContent,
  'description' | 'metadata' | 'success_redirect_url' | 'failure_redirect_url'
>;

/** Removes unset fields, which legacy resources omit. */
export const setFields = <C extends object>(content: C): C =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => (value ?? null) !== null)) as C;

type Body = Command<typeof createInvoice>['body'];

/** Returns the purchase as a field, or an object without it; a fee counts as an item. */
const purchaseOf = ({ items, fees, customer, payer_email }: Body, currency: string) => {
  const goods = items?.map((item) => ({ ...item, reference: item.reference_id, currency }));
  const charges = fees?.map(({ type: name, value: price }) => ({
    name,
    type: 'FEE',
    quantity: 1,
    price,
    currency,
  }));
  return describePurchase({
    items: [...(goods ?? []), ...(charges ?? [])],
    billing: billedTo(customer, payer_email),
  });
};

/** Reads an invoice over an amount in minor units. */
export const readInvoice = (body: Body, amount: number, currency: string): NewInvoice => {
  const {
    external_id,
    amount: _amount,
    currency: _currency,
    invoice_duration,
    description,
    metadata,
    success_redirect_url,
    failure_redirect_url,
    ...content
  } = body;
  const excludesCards = body.should_exclude_credit_card ?? false;
  return {
    reference: external_id,
    amount,
    currency,
    seconds: invoice_duration ?? null,
    description: description ?? null,
    metadata: metadata ?? null,
    returnUrls: {
      success: success_redirect_url ?? null,
      failure: failure_redirect_url ?? null,
      cancel: null,
    },
    plan: null,
    savesCardFor: null,
    excluded: excludesCards ? ['CARD'] : [],
    ...(body.should_authenticate_credit_card === false && { skipsAuthentication: true }),
    ...purchaseOf(body, currency),
    notifications: readNotifications(body),
    echo: setFields(content),
  };
};
