// What a payment method looks like from the outside: as stored, with the actions that are open.
import { asStored, ok, okRaw, type Context, type Ok } from '@kasir/core/server';
import type { PaymentMethod } from '@kasir/models';
import { channelOf } from './channel.ts';
import type { PaymentMethodRow } from './instrument.ts';

/** Name of payment methods in the URL of their hosted page. */
export const PAGE = 'payment_method';

type Action = PaymentMethod['actions'][number];

/** What is left to do until a method is ACTIVE: its password, or its page (STATE-UNSPEC-03). */
const actionsOf = (row: PaymentMethodRow, context: Context): Action[] => {
  if (row.public.status !== 'REQUIRES_ACTION') return [];
  if (!channelOf(row).otp)
    return [{ action: 'AUTH', url: context.page(PAGE, row.id), url_type: 'WEB', method: 'GET' }];
  const url = context.api(`/v2/payment_methods/${row.public.id}/auth`);
  return [
    { action: 'AUTH', url, url_type: 'API', method: 'POST' },
    { action: 'RESEND_AUTH', url: `${url}/resend`, url_type: 'API', method: 'POST' },
  ];
};

/** A payment method with the actions that are open now. */
export const renderMethod = (row: PaymentMethodRow, context: Context): PaymentMethod => ({
  ...row.public,
  actions: actionsOf(row, context),
});

/** The answer about one method; what is stored already stands in it unless something is to do. */
export const answered = (row: PaymentMethodRow, context: Context): Ok<PaymentMethod> =>
  row.public.status === 'REQUIRES_ACTION' ? ok(renderMethod(row, context)) : okRaw(asStored(row));
