// Renders a payment method as v2 shows it: an instrument with the actions that are open now.
import { publicId, toIsoString } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import { methodTypeOf, prefixes, type PaymentMethod } from '@kasir/models';
import { INSTRUMENT_PAGE } from '@kasir/payments/pages';
import { channelOf, type InstrumentRow, type InstrumentStatus } from '@kasir/payments/state';
import { echoOf } from './types/view.ts';
import { viewOf } from './types/index.ts';

type Action = PaymentMethod['actions'][number];

/** Returns the public id of a payment method. */
export const methodId = (id: string): string => publicId(prefixes.payment_method, id);

/** Returns the status of a method; one that v3 canceled is EXPIRED (STATE-PM2-SET). */
export const methodStatus = (status: InstrumentStatus): PaymentMethod['status'] =>
  status === 'CANCELED' ? 'EXPIRED' : status;

/** Returns the actions that make a method ACTIVE: its password, or its page (STATE-UNSPEC-03). */
const actionsOf = (row: InstrumentRow, context: Context): Action[] => {
  if (row.state.status !== 'REQUIRES_ACTION') return [];
  if (!channelOf(row.state).otp) {
    const url = context.page(INSTRUMENT_PAGE, row.id);
    return [{ action: 'AUTH', url, url_type: 'WEB', method: 'GET' }];
  }
  const url = context.api(`/v2/payment_methods/${methodId(row.id)}/auth`);
  return [
    { action: 'AUTH', url, url_type: 'API', method: 'POST' },
    { action: 'RESEND_AUTH', url: `${url}/resend`, url_type: 'API', method: 'POST' },
  ];
};

/** Renders a payment method with the actions that are open now. */
export const renderMethod = (row: InstrumentRow, context: Context): PaymentMethod => {
  const { state } = row;
  const type = methodTypeOf(state.type);
  return {
    id: methodId(row.id),
    type,
    reference_id: state.reference,
    description: state.description,
    reusability: state.reusable ? 'MULTIPLE_USE' : 'ONE_TIME_USE',
    status: methodStatus(state.status),
    card: null, // PM2-FIELD-card
    ewallet: null, // PM2-FIELD-ewallet
    direct_debit: null, // PM2-FIELD-direct_debit
    direct_bank_transfer: null,
    over_the_counter: null, // PM2-FIELD-over_the_counter
    virtual_account: null, // PM2-FIELD-virtual_account
    qr_code: null, // PM2-FIELD-qr_code
    ...viewOf(type).show(row), // PM2-FIELD-one-instrument
    billing_information: echoOf(row).billing,
    metadata: state.metadata,
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
    business_id: context.account.id,
    country: state.country,
    customer_id: state.customer && prefixes.customer + state.customer,
    actions: actionsOf(row, context),
    failure_code: state.failure,
  };
};
