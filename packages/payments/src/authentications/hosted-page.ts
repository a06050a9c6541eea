// The page of the bank on which a holder is authenticated by 3-D Secure.
import { formatAmount } from '@kasir/core';
import type { Scope, View } from '@kasir/core/server';
import type { HostedPage, PageView } from '../hosted-page.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import { typeOf } from '../instruments/types/index.ts';
import { failAuthentication, isChallengeOpen, verifyAuthentication } from './verify.ts';
import { authentications, type AuthenticationRow } from './kind.ts';

/** Name of authentications in the URL of their page. */
export const AUTHENTICATION_PAGE = 'authentication';

const isVerified = ({ state: { status } }: AuthenticationRow): boolean =>
  status === 'VERIFIED' || status === 'USED';

/** The one of a bare id whose holder is asked on a page; a password is entered elsewhere. */
const pageOf = (reads: Pick<View, 'get'>, id: string): AuthenticationRow | undefined => {
  const row = reads.get(authentications, id);
  return row?.state.method === '3DS' ? row : undefined;
};

const show = (
  view: Pick<View, 'get' | 'now'>,
  id: string,
  merchant: string,
): PageView | undefined => {
  const row = pageOf(view, id);
  if (!row) return undefined;
  const { amount, currency, reference, returnUrls } = row.state;
  const instrument = getInstrument(view, row.state.instrument);
  const open = isChallengeOpen(row, view.now);
  const verified = isVerified(row);
  return {
    title: channelOf(instrument.state).code,
    merchant,
    amount: formatAmount(currency, amount),
    reference: reference ?? instrument.state.reference,
    description: typeOf(instrument.state.type).identifier(
      instrument.state,
      instrument.state.detail,
    ),
    choices: open ? typeOf(instrument.state.type).authentications : [],
    outcome: open ? null : verified ? 'Authenticated' : 'Not authenticated',
    returnUrl: open ? null : verified ? returnUrls.success : returnUrls.failure,
    framed: true,
    ...(!open && { message: { page: AUTHENTICATION_PAGE, id: row.state.shortId } }),
  };
};

const act = (d: Scope, id: string, choice: string): void => {
  const row = pageOf(d, id);
  if (!row || !isChallengeOpen(row, d.now)) return;
  const { authentications: choices } = typeOf(getInstrument(d, row.state.instrument).state.type);
  const [authenticates] = choices;
  if (choice === authenticates?.name) verifyAuthentication(d, row);
  else if (choices.some(({ name }) => name === choice)) failAuthentication(d, row, choice);
};

export const authenticationPage: HostedPage = {
  object: AUTHENTICATION_PAGE,
  show: (view, id, { account }) => show(view, id, account.name),
  act,
};
