// Renders the page on which a payer links a wallet or bank account, or authenticates a card to be
// saved.
import type { Context, Scope } from '@kasir/core/server';
import { channelMark } from '@kasir/models';
import { getConnector } from '../connectors/connector.ts';
import { unauthorizedCode } from '../connectors/failure-codes.ts';
import type { HostedPage, PageStatus, PageView, Typed, TypedProblem } from '../hosted-page.ts';
import { showOutside } from '../operations/next-step.ts';
import { declineInstrument, enterLinkPassword, linkInstrument } from './authorize.ts';
import { challengeChoices, challengeOf, readChallenge } from './challenge.ts';
import { statusAt } from './end.ts';
import { channelOf, purposeOf } from './find.ts';
import { instruments, type InstrumentRow, type InstrumentStatus } from './kind.ts';
import { confirmsByPassword, passwordChoices, passwordOf, passwordProblems } from './password.ts';
import { abandonInstrumentPage } from './abandon.ts';
import { authenticationOutcomes } from './types/card/bank.ts';

/** Name of instruments in the URL of their page; it never changes, as sent links contain it. */
export const INSTRUMENT_PAGE = 'payment_method';

const isOpen = (row: InstrumentRow, now: number): boolean =>
  statusAt(row, now) === 'REQUIRES_ACTION';

/** The outcomes of a challenge that this page offers, with its own names for them. */
const names: Readonly<Record<string, string>> = {
  AUTHENTICATED: 'approve',
  UNAUTHENTICATED: 'decline',
};

const choicesOf = (row: InstrumentRow, context: Context): PageView['choices'] => {
  const { state } = row;
  if (getConnector(context).isOutside) return [];
  const cancel = { name: 'cancel', label: { say: 'cancel' }, isSecondary: true } as const;
  const outcomes = authenticationOutcomes.flatMap(({ name, label }) => {
    const as = names[name];
    return as === undefined ? [] : [{ name, label, as }];
  });
  const authorize = { name: 'approve', label: { say: 'authorize' } } as const;
  const decisions: PageView['choices'] =
    state.type === 'CARD'
      ? challengeChoices(outcomes, context)
      : [
          ...(confirmsByPassword(row)
            ? passwordChoices(authorize, row, 'link', context)
            : [authorize]),
          { name: 'decline', label: { say: 'decline' }, isSecondary: true },
        ];
  return [...decisions, ...(state.returnUrls.cancel === null ? [] : [cancel])];
};

/** Returns the page status of an instrument: linked or not, or authenticated or not for a card. */
const statusOf = (row: InstrumentRow, now: number): PageStatus => {
  const isCard = row.state.type === 'CARD';
  const statuses: Readonly<Record<InstrumentStatus, PageStatus>> = {
    REQUIRES_ACTION: 'open',
    PENDING: 'open',
    ACTIVE: isCard ? 'authenticated' : 'linked',
    INACTIVE: 'inactive',
    EXPIRED: 'expired',
    FAILED: isCard ? 'not_authenticated' : 'not_linked',
    CANCELED: 'canceled',
  };
  return statuses[statusAt(row, now)];
};

const returnUrl = (row: InstrumentRow, now: number): string | null => {
  const { returnUrls, left, status } = row.state;
  if (isOpen(row, now)) return left ? returnUrls.cancel : null;
  return status === 'ACTIVE' ? returnUrls.success : returnUrls.failure;
};

const show = (
  view: Parameters<HostedPage['show']>[0],
  id: string,
  context: Context,
): PageView | undefined => {
  const row = view.get(instruments, id);
  const purpose = row && purposeOf(row);
  if (!row || !purpose || row.state.status === 'PENDING') return undefined;
  const { currency, reference, description, openUntil } = row.state;
  const open = isOpen(row, view.now);
  const choices = open ? choicesOf(row, context) : [];
  const channel = channelOf(row.state);
  return {
    title: channel.name,
    mark: channelMark(channel),
    purpose,
    merchant: context.account.name,
    currency,
    amount: null,
    reference,
    description,
    choices,
    status: statusOf(row, view.now),
    ...(open &&
      (getConnector(context).isOutside
        ? showOutside(view, row.state.product.id)
        : challengeOf(row, choices))),
    expires: open ? openUntil : null,
    returnUrl: returnUrl(row, view.now),
  };
};

const act = (
  d: Scope,
  id: string,
  pressed: string,
  typed: Typed = () => '',
): readonly TypedProblem[] => {
  const row = d.get(instruments, id);
  if (!row || purposeOf(row) === null || !isOpen(row, d.now)) return [];
  const choices = choicesOf(row, d.context);
  const password = confirmsByPassword(row) ? passwordOf(choices, pressed, typed) : null;
  if (password !== null && choices.length > 0)
    return passwordProblems(enterLinkPassword(d, row, password));
  const { choice, problems } = readChallenge(choices, pressed, typed);
  if (choice === 'approve') linkInstrument(d, row);
  if (choice === 'decline') declineInstrument(d, row, unauthorizedCode(row.state.type));
  if (choice === 'cancel' && row.state.returnUrls.cancel !== null) abandonInstrumentPage(d, row);
  return problems;
};

export const instrumentPage: HostedPage = { object: INSTRUMENT_PAGE, show, act };
