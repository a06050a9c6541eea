// The page on which a payer links a wallet or bank account, or authenticates a card to be saved.
import type { At, Context, Page, PageView, Tx } from '@kasir/core/server';
import { paymentMethods } from '@kasir/models';
import { channelOf } from './channel.ts';
import { EXPIRE_METHOD } from './decide.ts';
import type { PaymentMethodRow } from './instrument.ts';
import { activateMethod, failMethod, statusAt } from './life.ts';
import { PAGE } from './render.ts';

/**
 * How long a payer who left may come back to the same page
 * (PM2-CREATE-ewallet.channel_properties.cancel_return_url-retry).
 */
const RETRY_MS = 15 * 60_000;

type Way = 'success_return_url' | 'failure_return_url' | 'cancel_return_url';

const wayOf = ({ public: { ewallet, direct_debit, card } }: PaymentMethodRow, way: Way) => {
  const url = (ewallet ?? direct_debit ?? card)?.channel_properties[way];
  return typeof url === 'string' ? url : null;
};

/** What its page asks for, or null where a method has none. */
const purposeOf = (row: PaymentMethodRow): string | null => {
  const { type, reusability } = row.public;
  const { code, otp } = channelOf(row);
  if (type === 'CARD') return 'Authenticate your card';
  const linked =
    type === 'DIRECT_DEBIT' ? !otp : type === 'EWALLET' && reusability === 'MULTIPLE_USE';
  return linked ? `Link ${code}` : null;
};

const isOpen = (row: PaymentMethodRow, now: number): boolean =>
  statusAt(row, now) === 'REQUIRES_ACTION';

const choicesOf = (row: PaymentMethodRow): PageView['choices'] => [
  { name: 'approve', label: 'Authorise' },
  { name: 'decline', label: 'Decline' },
  ...(wayOf(row, 'cancel_return_url') === null ? [] : [{ name: 'cancel', label: 'Cancel' }]),
];

const returnUrl = (row: PaymentMethodRow, now: number): string | null => {
  if (isOpen(row, now)) return row.state.left ? wayOf(row, 'cancel_return_url') : null;
  const end = row.public.status === 'ACTIVE' ? 'success_return_url' : 'failure_return_url';
  return wayOf(row, end);
};

/** The payer goes back without deciding: the same link stays open for a while. */
const leave = (at: At, tx: Tx, row: PaymentMethodRow): void => {
  const open_until = Math.min(at.now + RETRY_MS, row.state.expires ?? Infinity);
  tx.update(paymentMethods, row, { state: { ...row.state, open_until, left: true } });
  tx.job(EXPIRE_METHOD, open_until, { payment_method: row.id });
};

const failureOf = ({ public: { type } }: PaymentMethodRow): string =>
  type === 'CARD' ? 'AUTHENTICATION_FAILED' : 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT';

export const paymentMethodPage: Page = {
  object: PAGE,
  show: (view, id, context) => {
    const row = view.get(paymentMethods, id);
    const purpose = row && purposeOf(row);
    if (!row || !purpose || row.public.status === 'PENDING') return undefined;
    const open = isOpen(row, view.now);
    return {
      title: channelOf(row).code,
      purpose,
      merchant: context.account.name,
      amount: null,
      reference: row.public.reference_id,
      description: row.public.description,
      choices: open ? choicesOf(row) : [],
      outcome: open ? null : row.public.status === 'ACTIVE' ? 'Authorised' : 'Not authorised',
      returnUrl: returnUrl(row, view.now),
    };
  },
  act: (at, tx, id, choice, context: Context) => {
    const row = tx.get(paymentMethods, id);
    if (!row || purposeOf(row) === null || !isOpen(row, at.now)) return;
    if (choice === 'approve') activateMethod(at, tx, row, context);
    if (choice === 'decline') failMethod(at, tx, row, failureOf(row), context);
    if (choice === 'cancel' && wayOf(row, 'cancel_return_url') !== null) leave(at, tx, row);
  },
};
