// The payment options of an invoice: each is an instrument with an intent of the invoice, opened
// when the payer chooses it and closed when the invoice ends.
import { legacyId } from '@kasir/core';
import { canTrigger } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import type { Channel } from '@kasir/models';
import { createInstrument, instrumentProblems } from '../instruments/create.ts';
import { endInstrument } from '../instruments/end.ts';
import { getInstrument } from '../instruments/find.ts';
import { instrumentLifecycle, type InstrumentRow } from '../instruments/kind.ts';
import type { Problem } from '../instruments/problems.ts';
import type { CardInput } from '../instruments/types/card/detail.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { NewInstrument } from '../instruments/types/type.ts';
import { isOpen, isWaiting } from '../intents/end.ts';
import { getIntent } from '../intents/find.ts';
import { intents, type IntentRow } from '../intents/kind.ts';
import { openIntent } from '../intents/open.ts';
import { invoices, type InvoiceRow } from './kind.ts';

/** Name of invoices in the URL of their page. */
export const INVOICE_PAGE = 'invoice';

const nobody = { skip: null, require: null } as const;

/**
 * Returns the input for an instrument of this invoice, or for a card that is saved for later
 * charges.
 */
const toNewInstrument = (
  d: Scope,
  invoice: InvoiceRow,
  channel: Channel,
  card: CardInput | null,
): NewInstrument => {
  const { state } = invoice;
  const page = d.context.page(INVOICE_PAGE, invoice.id);
  const returnUrls = { success: state.returnUrls.success ?? page, failure: page, cancel: page };
  const owner = card === null ? null : state.savesCardFor;
  return {
    id: d.id(),
    product: owner ?? { kind: invoices.name, id: invoice.id },
    channel,
    reusable: owner !== null,
    customer: null,
    reference: state.reference,
    merchantKey: null,
    description: state.description,
    metadata: null,
    requested: { amount: null, min: null, max: null },
    intentAmount: state.amount,
    identifier: null,
    expires: owner ? null : state.expires,
    returnUrls,
    authentication: nobody,
    effective: { returnUrls, authentication: nobody },
    properties: {},
    ...(owner === null && state.purchase && { purchase: state.purchase }),
    activation: 'with_intent',
    authorizedOn: 'password_or_page',
    input: card ?? typeOf(channel.type).blank?.(state.merchant) ?? null,
    echo: null,
  };
};

const intentFor = (
  d: Scope,
  invoice: InvoiceRow,
  newInstrument: NewInstrument,
  card: CardInput | null,
): IntentRow => {
  const { reference, description, amount, metadata, purchase, skipsAuthentication } = invoice.state;
  const instrument = createInstrument(d, newInstrument);
  const id = d.id();
  return openIntent(d, instrument, {
    id,
    product: { kind: invoices.name, id: invoice.id },
    amount,
    customer: null,
    reference,
    shortId: newInstrument.channel.type === 'CARD' ? legacyId(id) : null,
    description,
    metadata: null,
    ...(purchase && { purchase: { ...purchase, ...(metadata && { metadata }) } }),
    manualCapture: false,
    purpose: 'pay',
    initiator: 'payer',
    pendingAs: 'intent',
    returnUrls: newInstrument.returnUrls,
    authentication: { ...nobody, skip: card !== null && skipsAuthentication ? true : null },
    securityCode: card !== null && card.securityCode !== null,
    echo: null,
  });
};

/** Returns the intents of an invoice that can still be paid. */
const openIntents = (d: Pick<Scope, 'get' | 'now'>, { state }: InvoiceRow): IntentRow[] =>
  state.intents.map((id) => getIntent(d, id)).filter((one) => isOpen(one, d.now));

/** Returns the option that the payer chose, even if it has ended; null before a choice. */
export const chosenPaymentOption = (
  reads: Pick<Reads, 'get'>,
  { state: { chosen } }: InvoiceRow,
): { readonly intent: IntentRow; readonly instrument: InstrumentRow } | null => {
  if (chosen === null) return null;
  const intent = getIntent(reads, chosen);
  return { intent, instrument: getInstrument(reads, intent.state.instrument) };
};

const isOn = ({ type, code, country }: Channel, { state }: InstrumentRow): boolean =>
  state.type === type && state.channel === code && state.country === country;

/** Ends the instrument of an option, and with it the waiting intent. */
const closeOption = (d: Scope, { state }: IntentRow, on: 'expire' | 'withdraw'): void => {
  const instrument = getInstrument(d, state.instrument);
  if (canTrigger(instrumentLifecycle, instrument.state.status, on))
    endInstrument(d, instrument, on);
};

const isByCard = (d: Scope, { state }: IntentRow): boolean =>
  getInstrument(d, state.instrument).state.type === 'CARD';

/**
 * Chooses an option for the payer of a payable invoice; an option opened earlier is reused. Returns
 * the problems with the card entered for it.
 */
export const choosePaymentOption = (
  d: Scope,
  invoice: InvoiceRow,
  channel: Channel,
  card: CardInput | null = null,
): readonly Problem[] => {
  const open = openIntents(d, invoice);
  const known =
    card === null
      ? open.find(({ state }) => isOn(channel, getInstrument(d, state.instrument)))
      : undefined;
  if (known) {
    d.change(invoices, invoice, { chosen: known.id });
    return [];
  }
  const newInstrument = toNewInstrument(d, invoice, channel, card);
  const problems =
    card === null ? [] : instrumentProblems(d, newInstrument).filter((one) => one !== null);
  if (problems.length > 0) return problems;
  // The newly entered card replaces one whose holder did not authenticate.
  const given = card === null ? [] : open.filter((one) => isByCard(d, one));
  for (const one of given) closeOption(d, one, 'withdraw');
  const made = intentFor(d, invoice, newInstrument, card);
  if (made.state.status === 'FAILED') closeOption(d, made, 'withdraw');
  const waiting = [...open.filter((one) => !given.includes(one)), made].filter(isWaiting);
  d.change(invoices, invoice, { chosen: made.id, intents: waiting.map(({ id }) => id) });
  return [];
};

/** Lets the payer choose again; opened options stay payable. */
export const leavePaymentOption = (d: Scope, invoice: InvoiceRow): void => {
  d.change(invoices, invoice, { chosen: null });
};

/** Closes the unpaid options of an invoice that has ended. */
export const closePaymentOptions = (d: Scope, { state }: InvoiceRow): void => {
  const on = state.status === 'EXPIRED' ? 'expire' : 'withdraw';
  for (const id of state.intents) {
    const intent = d.get(intents, id);
    if (intent && isWaiting(intent)) closeOption(d, intent, on);
  }
};
