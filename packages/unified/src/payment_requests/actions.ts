// What is left to do until a payment request is paid, with the address that does it.
import type { Context } from '@kasir/core/server';
import { chosen, type Action } from '@kasir/models';
import { channelOf } from '../payment_methods/channel.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import type { PaymentRequestRow } from './attempt.ts';
import { stageOf } from './begin.ts';

/** Name of payment requests in the URL of their hosted page. */
export const PAGE = 'payment_request';

/** Whether a one-time password authorizes a payment by this method: once its bank has linked it. */
export const takesPassword = (method: PaymentMethodRow): boolean =>
  method.public.type === 'DIRECT_DEBIT' &&
  method.public.status !== 'PENDING' &&
  channelOf(method).otp;

/**
 * The actions that are open now; one of them is enough (PR2-FIELD-actions-one). For the
 * specification a payer who looks at a number or code authorizes the payment, and nothing else is
 * an action (PR2-FIELD-action.action).
 */
export const actionsOf = (
  row: PaymentRequestRow,
  method: PaymentMethodRow,
  context: Context,
): Action[] => {
  const { status, id } = row.public;
  const byApi = (action: Action['action'], verb: string): Action => ({
    action,
    url: context.api(`/payment_requests/${id}/${verb}`),
    url_type: 'API',
    method: 'POST',
    qr_code: null,
  });
  const named = chosen('other_actions', context.dialect) === 'CAPTURE and PRESENT_TO_CUSTOMER';
  if (status === 'AWAITING_CAPTURE') return named ? [byApi('CAPTURE', 'captures')] : [];
  if (status !== 'REQUIRES_ACTION' && status !== 'PENDING') return [];
  const onPage = (action: Action['action'], qr_code: string | null = null): Action => ({
    action,
    url: context.page(PAGE, row.id),
    url_type: 'WEB',
    method: 'GET',
    qr_code,
  });
  const stage = stageOf(row.public, method);
  if (stage === 'page') {
    return [
      onPage('AUTH'),
      ...(takesPassword(method)
        ? [byApi('AUTH', 'auth'), byApi('RESEND_AUTH', 'auth/resend')]
        : []),
    ];
  }
  const { qr_code } = method.public;
  if (!qr_code && chosen('quiet_actions', context.dialect) === 'none') return [];
  return [
    onPage(
      named && stage === 'shown' ? 'PRESENT_TO_CUSTOMER' : 'AUTH',
      qr_code?.channel_properties.qr_string ?? null,
    ),
  ];
};
