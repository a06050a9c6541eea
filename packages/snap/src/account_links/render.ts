// Renders the result of an account link: the new payment method, in the terms of the standard.
import type { Context } from '@kasir/core/server';
import type { AccountLink } from '@kasir/models';
import { INSTRUMENT_PAGE } from '@kasir/payments/pages';
import type { InstrumentRow } from '@kasir/payments/state';
import { renderMethod } from '@kasir/unified-api/server';
import { services, successCode } from '../response-codes.ts';

/** Number of characters of a user that stay readable. */
const READABLE = 2;

/**
 * Returns a user as the partner names it, masked except for its last characters
 * (SNAP-FIELD-userInfo.publicUserId).
 */
export const maskUser = (user: string): string => {
  const hidden = Math.max(user.length - READABLE, Math.min(user.length, 1));
  return '*'.repeat(hidden) + user.slice(hidden);
};

export const renderLink = (row: InstrumentRow, user: string, context: Context): AccountLink => {
  const method = renderMethod(row, context);
  const { id, business_id, customer_id, reference_id, reusability } = method;
  const { country, status, created, updated, metadata } = method;
  return {
    responseCode: successCode(services.accountBinding),
    responseMessage: 'Successful',
    referenceNo: id, // SNAP-CONF-05
    partnerReferenceNo: reference_id,
    nextAction: context.page(INSTRUMENT_PAGE, row.id), // SNAP-UNSPEC-05
    params: { action: 'LINK', redirectToDeeplink: 'N' }, // MODEL-UNSPEC-29
    userInfo: { publicUserId: maskUser(user) },
    additionalInfo: {
      id,
      business_id,
      customer_id,
      reference_id,
      reusability,
      country,
      status, // MODEL-UNSPEC-28
      created,
      updated,
      metadata,
    },
  };
};
