// The page on which a payer links a wallet or bank account, or authenticates a card to be saved.
import type { Scope, View } from '@kasir/core/server';
import type { HostedPage, PageView } from '../hosted-page.ts';
import { declineInstrument, linkInstrument } from './authorize.ts';
import { statusAt } from './end.ts';
import { channelOf, purposeOf } from './find.ts';
import { instruments, type InstrumentRow } from './kind.ts';
import { leaveInstrument } from './leave.ts';
import { typeOf } from './types/index.ts';

/** Name of instruments in the URL of their page: links that were sent keep it. */
export const INSTRUMENT_PAGE = 'payment_method';

const isOpen = (row: InstrumentRow, now: number): boolean =>
  statusAt(row, now) === 'REQUIRES_ACTION';

const choicesOf = ({ state }: InstrumentRow): PageView['choices'] => [
  { name: 'approve', label: 'Authorize' },
  { name: 'decline', label: 'Decline' },
  ...(state.returnUrls.cancel === null ? [] : [{ name: 'cancel', label: 'Cancel' }]),
];

const returnUrl = (row: InstrumentRow, now: number): string | null => {
  const { returnUrls, left, status } = row.state;
  if (isOpen(row, now)) return left ? returnUrls.cancel : null;
  return status === 'ACTIVE' ? returnUrls.success : returnUrls.failure;
};

const show = (
  view: Pick<View, 'get' | 'now'>,
  id: string,
  merchant: string,
): PageView | undefined => {
  const row = view.get(instruments, id);
  const purpose = row && purposeOf(row);
  if (!row || !purpose || row.state.status === 'PENDING') return undefined;
  const open = isOpen(row, view.now);
  return {
    title: channelOf(row.state).code,
    purpose,
    merchant,
    amount: null,
    reference: row.state.reference,
    description: row.state.description,
    choices: open ? choicesOf(row) : [],
    outcome: open ? null : row.state.status === 'ACTIVE' ? 'Authorized' : 'Not authorized',
    returnUrl: returnUrl(row, view.now),
  };
};

const act = (d: Scope, id: string, choice: string): void => {
  const row = d.get(instruments, id);
  if (!row || purposeOf(row) === null || !isOpen(row, d.now)) return;
  if (choice === 'approve') linkInstrument(d, row);
  if (choice === 'decline') declineInstrument(d, row, typeOf(row.state.type).declined);
  if (choice === 'cancel' && row.state.returnUrls.cancel !== null) leaveInstrument(d, row);
};

export const instrumentPage: HostedPage = {
  object: INSTRUMENT_PAGE,
  show: (view, id, { account }) => show(view, id, account.name),
  act,
};
