// The page of an intent: who is paid, how much, and what the payer can do about it.
import { formatAmount } from '@kasir/core';
import type { Scope, View } from '@kasir/core/server';
import type { HostedPage, PageView } from '../hosted-page.ts';
import { channelOf, getInstrument, instructionsOf, scannedText } from '../instruments/find.ts';
import type { InstrumentRow, ReturnUrls } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import { confirmIntent } from './charge.ts';
import { failIntent, isOpen } from './end.ts';
import { intents, type IntentRow, type IntentStatus } from './kind.ts';
import { leaveIntent } from './leave.ts';
import { nextActionOf } from './next-action.ts';

/** Name of intents in the URL of their page: links that were sent keep it. */
export const INTENT_PAGE = 'payment_request';

const urlOf = (
  { state: { returnUrls: over } }: IntentRow,
  { state: { returnUrls: own } }: InstrumentRow,
  which: keyof ReturnUrls,
): string | null => over[which] ?? own[which];

/** The buttons of a page: those of the card's bank, or of the wallet or bank. */
const choicesOf = (intent: IntentRow, instrument: InstrumentRow): PageView['choices'] => {
  const { state } = instrument;
  const isPresented = channelOf(state).flow === 'PRESENT';
  if (isPresented && intent.state.requested.amount !== null)
    return [{ name: 'approve', label: 'Pay in test mode' }];
  if (nextActionOf(intent.state, instrument) !== 'page') return [];
  const { authentications } = typeOf(state.type);
  if (authentications.length > 0) return authentications;
  return [
    { name: 'approve', label: state.status === 'PENDING' ? 'Link and pay' : 'Pay' },
    { name: 'decline', label: 'Decline' },
    ...(urlOf(intent, instrument, 'cancel') === null ? [] : [{ name: 'cancel', label: 'Cancel' }]),
  ];
};

const outcomes: Partial<Record<IntentStatus, string>> = {
  SUCCEEDED: 'Paid',
  AWAITING_CAPTURE: 'Authorized',
};

const show = (view: Pick<View, 'get' | 'now'>, intent: IntentRow, merchant: string): PageView => {
  const { requested, currency, reference, description, status, left } = intent.state;
  const instrument = getInstrument(view, intent.state.instrument);
  const open = isOpen(intent, view.now);
  const outcome = outcomes[status] ?? 'Not paid';
  const elsewhere = open && nextActionOf(intent.state, instrument) !== 'page';
  const qr = open ? scannedText(instrument) : null;
  const back = urlOf(intent, instrument, outcome === 'Not paid' ? 'failure' : 'success');
  return {
    title: channelOf(instrument.state).code,
    merchant,
    amount: requested.amount === null ? null : formatAmount(currency, requested.amount),
    reference,
    description,
    instructions: elsewhere ? instructionsOf(instrument) : [],
    ...(qr !== null && { qr }),
    choices: open ? choicesOf(intent, instrument) : [],
    outcome: open ? null : outcome,
    returnUrl: !open ? back : left ? urlOf(intent, instrument, 'cancel') : null,
  };
};

/** The holder of a card could not be authenticated: its network is not even asked. */
const refuseHolder = (
  d: Scope,
  intent: IntentRow,
  { state }: InstrumentRow,
  choice: string,
): void => {
  const { declined, unauthenticated } = typeOf(state.type);
  failIntent(d, intent, declined, unauthenticated(state.detail, choice));
};

const act = (d: Scope, id: string, choice: string): void => {
  const intent = d.get(intents, id);
  if (!intent || !isOpen(intent, d.now)) return;
  const instrument = getInstrument(d, intent.state.instrument);
  const { amount } = intent.state.requested;
  if (amount === null || !choicesOf(intent, instrument).some(({ name }) => name === choice)) return;
  const [authenticated] = typeOf(instrument.state.type).authentications;
  if (choice === 'approve' || choice === authenticated?.name) confirmIntent(d, intent, amount);
  else if (choice === 'cancel') leaveIntent(d, intent);
  else if (choice === 'decline') failIntent(d, intent, 'USER_DECLINED_PAYMENT');
  else refuseHolder(d, intent, instrument, choice);
};

export const intentPage: HostedPage = {
  object: INTENT_PAGE,
  show: (view, id, { account }) => {
    const intent = view.get(intents, id);
    return intent && show(view, intent, account.name);
  },
  act,
};
