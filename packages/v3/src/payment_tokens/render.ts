// Renders a payment token as v3 shows it: a saved instrument.
import { toIsoString } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import {
  chosen,
  v3CodeOf,
  type PaymentToken,
  type PaymentTokenStatus,
  type V3Action,
} from '@kasir/models';
import { INSTRUMENT_PAGE } from '@kasir/payments/pages';
import { channelOf, type InstrumentRow, type InstrumentStatus } from '@kasir/payments/state';
import { findDetail } from '@kasir/payments/types';
import { customerId } from '../customer.ts';
import { tokenFailureCode } from '../failure-codes.ts';
import { renderCardResults } from '../card-results.ts';
import { renderTokenProperties } from '../properties.ts';
import { tokenId } from './find.ts';

/** Returns the status that a dialect shows: a canceled token is INACTIVE or CANCELED. */
export const tokenStatus = (
  status: InstrumentStatus,
  dialect: Context['dialect'],
): PaymentTokenStatus => (status === 'CANCELED' ? chosen('canceled_token', dialect) : status);

/** Returns the page on which a payer authorizes the token, while that is open. */
const actionsOf = ({ id, state }: InstrumentRow, context: Context): V3Action[] =>
  state.status === 'REQUIRES_ACTION'
    ? [
        {
          type: 'REDIRECT_CUSTOMER',
          descriptor: 'WEB_URL',
          value: context.page(INSTRUMENT_PAGE, id),
        },
      ]
    : [];

/** Returns the details of the card or bank account that are known once it is authorized. */
const detailsOf = ({ state }: InstrumentRow): PaymentToken['token_details'] => {
  const results = findDetail(state, 'CARD')?.results ?? null;
  const account = findDetail(state, 'DIRECT_DEBIT')?.account ?? null;
  return results || account
    ? {
        account_name: null,
        account_number: account?.masked ?? null,
        account_balance: null,
        account_point_balance: null,
        ...renderCardResults(results),
      }
    : null;
};

/** Renders a payment token with the action that is open now. */
export const renderToken = (row: InstrumentRow, context: Context): PaymentToken => {
  const { state } = row;
  return {
    id: tokenId(row.id),
    payment_token_id: tokenId(row.id), // V3-CONF-04
    business_id: context.account.id,
    reference_id: state.reference,
    customer_id: customerId(state.customer),
    country: state.country as PaymentToken['country'],
    currency: state.currency as PaymentToken['currency'],
    channel_code: v3CodeOf(channelOf(state)),
    channel_properties: renderTokenProperties(row),
    actions: actionsOf(row, context),
    status: tokenStatus(state.status, context.dialect),
    token_details: detailsOf(row),
    failure_code: state.failure && tokenFailureCode(state.failure),
    description: state.description,
    metadata: state.metadata,
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
  };
};
