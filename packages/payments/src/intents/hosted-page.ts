// Renders the page of an intent: the payee, the amount, and the payer's choices.
import { formatAmount } from '@kasir/core/money';
import type { Context, Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { channelMark } from '@kasir/models';
import { unauthorizedCode } from '../connectors/failure-codes.ts';
import type { HostedPage, PageStatus, PageView, Typed, TypedProblem } from '../hosted-page.ts';
import { challengeChoices, challengeOf, readChallenge } from '../instruments/challenge.ts';
import {
  channelOf,
  getInstrument,
  instructionsOf,
  scannedText,
  stepsOf,
} from '../instruments/find.ts';
import type { InstrumentRow, ReturnUrls } from '../instruments/kind.ts';
import {
  passwordChoices,
  passwordOf,
  passwordProblems,
  takesPassword,
} from '../instruments/password.ts';
import { authenticationOutcomes, refusedResults } from '../instruments/types/card/bank.ts';
import { getDetail } from '../instruments/types/index.ts';
import type { Phrase } from '../phrases.ts';
import { showOutside } from '../operations/next-step.ts';
import { confirmIntent, enterPaymentPassword } from './charge.ts';
import { failIntent, isOpen } from './end.ts';
import { intents, type IntentRow, type IntentStatus } from './kind.ts';
import { abandonIntentPage } from './abandon.ts';
import { nextActionOf } from './next-action.ts';

/** Name of intents in the URL of their page; it never changes, as sent links contain it. */
export const INTENT_PAGE = 'payment_request';

const urlOf = (
  { state: { returnUrls: over } }: IntentRow,
  { state: { returnUrls: own } }: InstrumentRow,
  which: keyof ReturnUrls,
): string | null => over[which] ?? own[which]; // PAY-FIELD-channel_properties

/** Returns the label of the pay button, with the amount unless the payer chooses it. */
const payLabel = (
  { state: { requested, currency } }: IntentRow,
  { state }: InstrumentRow,
): Phrase => {
  const links = state.status === 'PENDING';
  if (requested.amount === null) return { say: links ? 'link_and_pay' : 'pay' };
  const amount = formatAmount(currency, requested.amount);
  return { say: links ? 'link_and_pay_amount' : 'pay_amount', with: { amount } };
};

/** Returns the buttons of a page: those of the card's bank, or of the wallet or bank. */
const choicesOf = (
  intent: IntentRow,
  instrument: InstrumentRow,
  context: Context,
): PageView['choices'] => {
  const { state } = instrument;
  if (getConnector(context).isOutside) return [];
  const isPresented = channelOf(state).flow === 'PRESENT';
  if (isPresented && intent.state.requested.amount !== null)
    return [{ name: 'approve', label: { say: 'pay_in_test_mode' }, test: { code: null } }];
  if (nextActionOf(intent.state, instrument) !== 'page') return [];
  if (state.type === 'CARD') return challengeChoices(authenticationOutcomes, context);
  const approve = { name: 'approve', label: payLabel(intent, instrument) } as const;
  return [
    ...(takesPassword(instrument)
      ? passwordChoices(approve, instrument, 'pay', context)
      : [approve]),
    { name: 'decline', label: { say: 'decline' }, isSecondary: true },
    ...(urlOf(intent, instrument, 'cancel') === null
      ? []
      : [{ name: 'cancel', label: { say: 'cancel' }, isSecondary: true } as const]),
  ];
};

/** The page status of an ended intent; a waiting intent that is not open has expired. */
const statuses: Readonly<Record<IntentStatus, PageStatus>> = {
  REQUIRES_ACTION: 'expired',
  PENDING: 'expired',
  AWAITING_CAPTURE: 'authorized',
  SUCCEEDED: 'paid',
  FAILED: 'declined',
  EXPIRED: 'expired',
  CANCELED: 'canceled',
  VOIDED: 'voided',
};

/** Returns the parts of the page that a payer needs to pay elsewhere. */
const elsewhere = (
  instrument: InstrumentRow,
  amount: string | null,
): Pick<PageView, 'instructions' | 'steps' | 'qr'> => {
  const qr = scannedText(instrument);
  return {
    instructions: instructionsOf(instrument),
    steps: stepsOf(instrument, amount),
    ...(qr !== null && { qr }),
  };
};

const isPaid = (status: PageStatus): boolean => status === 'paid' || status === 'authorized';

const show = (
  view: Parameters<HostedPage['show']>[0],
  intent: IntentRow,
  context: Context,
): PageView => {
  const { requested, currency, reference, description, failure, expires, left } = intent.state;
  const instrument = getInstrument(view, intent.state.instrument);
  const open = isOpen(intent, view.now);
  const onPage = open && nextActionOf(intent.state, instrument) === 'page';
  const status = onPage ? 'open' : open ? 'waiting' : statuses[intent.state.status];
  const amount = requested.amount === null ? null : formatAmount(currency, requested.amount);
  const choices = open ? choicesOf(intent, instrument, context) : [];
  const back = urlOf(intent, instrument, isPaid(status) ? 'success' : 'failure');
  const channel = channelOf(instrument.state);
  return {
    title: channel.name,
    mark: channelMark(channel),
    merchant: context.account.name,
    currency,
    amount,
    reference,
    description,
    ...(status === 'waiting' && elsewhere(instrument, amount)),
    ...(status === 'declined' && { failure }),
    choices,
    status,
    ...(onPage &&
      (getConnector(context).isOutside
        ? { ...elsewhere(instrument, amount), ...showOutside(view, intent.state.product.id) }
        : challengeOf(instrument, choices))),
    expires,
    returnUrl: !open ? back : left ? urlOf(intent, instrument, 'cancel') : null,
  };
};

/** Fails an intent whose cardholder was not authenticated, without charging the card. */
const refuseHolder = (
  d: Scope,
  intent: IntentRow,
  { state }: InstrumentRow,
  choice: string,
): void => {
  const results = refusedResults(getDetail(state, 'CARD'), choice);
  failIntent(d, intent, unauthorizedCode(state.type), results);
};

const act = (
  d: Scope,
  id: string,
  pressed: string,
  typed: Typed = () => '',
): readonly TypedProblem[] => {
  const intent = d.get(intents, id);
  if (!intent || !isOpen(intent, d.now)) return [];
  const instrument = getInstrument(d, intent.state.instrument);
  const { amount } = intent.state.requested;
  const choices = choicesOf(intent, instrument, d.context);
  const password = takesPassword(instrument) ? passwordOf(choices, pressed, typed) : null;
  if (password !== null && amount !== null && choices.length > 0)
    return passwordProblems(enterPaymentPassword(d, intent, password));
  const { choice, problems } = readChallenge(choices, pressed, typed);
  if (amount === null || choice === null || !choices.some(({ name }) => name === choice))
    return problems;
  const [authenticated] = authenticationOutcomes;
  if (choice === 'approve' || choice === authenticated.name) confirmIntent(d, intent, amount);
  else if (choice === 'cancel') abandonIntentPage(d, intent);
  else if (choice === 'decline') failIntent(d, intent, 'USER_DECLINED_PAYMENT');
  else refuseHolder(d, intent, instrument, choice);
  return [];
};

export const intentPage: HostedPage = {
  object: INTENT_PAGE,
  show: (view, id, context) => {
    const intent = view.get(intents, id);
    return intent && show(view, intent, context);
  },
  act,
};
