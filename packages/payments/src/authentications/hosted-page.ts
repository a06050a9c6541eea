// Renders the bank's page on which a cardholder is authenticated by 3-D Secure.
import { formatAmount } from '@kasir/core/money';
import type { Context, Scope } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import type {
  Choice,
  HostedPage,
  PageStatus,
  PageView,
  Typed,
  TypedProblem,
} from '../hosted-page.ts';
import { challengeChoices, challengeOf, readChallenge } from '../instruments/challenge.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import { authenticationOutcomes } from '../instruments/types/card/bank.ts';
import { failAuthentication, isChallengeOpen, verifyAuthentication } from './verify.ts';
import { authentications, type AuthenticationState } from './kind.ts';

/** Name of authentications in the URL of their page. */
export const AUTHENTICATION_PAGE = 'authentication';

const statuses: Readonly<Record<AuthenticationState['status'], PageStatus>> = {
  CHALLENGED: 'expired',
  VERIFIED: 'authenticated',
  USED: 'authenticated',
  FAILED: 'not_authenticated',
  EXPIRED: 'expired',
};

const choicesOf = (context: Context): readonly Choice[] =>
  challengeChoices(authenticationOutcomes, context);

const show = (
  view: Pick<View, 'get' | 'now'>,
  id: string,
  context: Context,
): PageView | undefined => {
  const row = view.get(authentications, id);
  if (!row) return undefined;
  const { amount, currency, reference, returnUrls, expires } = row.state;
  const instrument = getInstrument(view, row.state.instrument);
  const open = isChallengeOpen(row, view.now);
  const status = open ? 'open' : statuses[row.state.status];
  const choices = choicesOf(context);
  return {
    title: channelOf(instrument.state).name,
    merchant: context.account.name,
    currency,
    amount: formatAmount(currency, amount),
    reference: reference ?? instrument.state.reference,
    description: null,
    choices: open ? choices : [],
    ...challengeOf(instrument, choices),
    status,
    expires,
    returnUrl: open ? null : status === 'authenticated' ? returnUrls.success : returnUrls.failure,
    framed: true,
    ...(!open && { message: { page: AUTHENTICATION_PAGE, id: row.state.shortId } }),
  };
};

const act = (
  d: Scope,
  id: string,
  pressed: string,
  typed: Typed = () => '',
): readonly TypedProblem[] => {
  const row = d.get(authentications, id);
  if (!row || !isChallengeOpen(row, d.now)) return [];
  const choices = choicesOf(d.context);
  const { choice, problems } = readChallenge(choices, pressed, typed);
  const [authenticates] = choices;
  if (choice === authenticates?.name) verifyAuthentication(d, row);
  else if (choice !== null && choices.some(({ name }) => name === choice))
    failAuthentication(d, row, choice);
  return problems;
};

export const authenticationPage: HostedPage = { object: AUTHENTICATION_PAGE, show, act };
