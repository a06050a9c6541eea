// Renders the page of an invoice: its payer chooses how to pay, pays there or on the page of a
// wallet or bank, and can choose again after a failure.
import { formatAmount } from '@kasir/core/money';
import type { Context, Scope } from '@kasir/core/server';
import type { Reads as StoredReads } from '@kasir/core/store';
import { channelMark, channelType, networksOf, type Channel } from '@kasir/models';
import type {
  Choice,
  HostedPage,
  PageStatus,
  PageView,
  Typed,
  TypedProblem,
} from '../hosted-page.ts';
import { getConnector } from '../connectors/connector.ts';
import { channelOf, instructionsOf, scannedText, stepsOf } from '../instruments/find.ts';
import type { Line, Phrase } from '../phrases.ts';
import { isOpen } from '../intents/end.ts';
import { INTENT_PAGE } from '../intents/hosted-page.ts';
import { nextActionOf } from '../intents/next-action.ts';
import { receiveMoney } from '../intents/receive.ts';
import { cardFields, readCard, typedProblems } from './card-entry.ts';
import { isPayable } from './end.ts';
import { invoices, type InvoiceRow } from './kind.ts';
import {
  choosePaymentOption,
  chosenPaymentOption,
  INVOICE_PAGE,
  leavePaymentOption,
} from './payment-options.ts';

/** The parts of the page that depend on the owner of the invoices. */
export interface InvoicePageOptions {
  /** Returns the channels that can pay an invoice. */
  readonly offer: (
    invoice: InvoiceRow,
    reads: Pick<StoredReads, 'get'>,
    context: Context,
  ) => readonly Channel[];
  /** Returns the lines that show the bill and its recipient. */
  readonly lines: (invoice: InvoiceRow) => readonly Line[];
}

type Reads = Parameters<HostedPage['show']>[0];

/** Returns the name of a channel among the choices of the page. */
const nameOf = ({ type, code }: Channel): string => `${type}.${code}`;

const savedNote: Phrase = { say: 'card_is_saved' };

/** Returns the name of a channel without that of its type, under which it is listed. */
const shortName = ({ type, name }: Channel): string => {
  const suffix = ` ${channelType(type).label.en}`;
  return name.toLowerCase().endsWith(suffix.toLowerCase()) ? name.slice(0, -suffix.length) : name;
};

/** Returns a channel as a choice of the page; a card is entered and charged on the page itself. */
const choiceOf = (channel: Channel, amount: string, saves: boolean): Choice => ({
  name: nameOf(channel),
  label: channel.type === 'CARD' ? { say: 'pay_amount', with: { amount } } : shortName(channel),
  mark: channelMark(channel),
  group: channel.type,
  ...(channel.type === 'CARD' && {
    fields: cardFields(networksOf(channel)),
    ...(saves && { note: savedNote }),
  }),
});

const statuses: Readonly<Record<InvoiceRow['state']['status'], PageStatus>> = {
  PENDING: 'expired',
  EXPIRED: 'expired',
  PAID: 'paid',
  SETTLED: 'paid',
};

const other: Choice = { name: 'other', label: { say: 'pay_another_way' }, isSecondary: true };

const payInTestMode: Choice = {
  name: 'approve',
  label: { say: 'pay_in_test_mode' },
  test: { code: null },
};

type Chosen = Pick<
  PageView,
  'title' | 'mark' | 'instructions' | 'steps' | 'qr' | 'choices' | 'next' | 'status' | 'expires'
>;

/** Returns the chosen option while it can be paid; null when the payer has to choose. */
const optionOf = (reads: Reads, invoice: InvoiceRow, context: Context): Chosen | null => {
  const option = chosenPaymentOption(reads, invoice);
  if (!option || !isOpen(option.intent, reads.now)) return null;
  const { intent, instrument } = option;
  const channel = channelOf(instrument.state);
  const { name } = channel;
  const heading = { title: name, mark: channelMark(channel) };
  const { expires } = intent.state;
  const nextAction = nextActionOf(intent.state, instrument);
  const { isOutside } = getConnector(context);
  if (nextAction === 'page')
    return {
      ...heading,
      choices: [other],
      next: {
        label: { say: 'continue_to', with: { channel: name } },
        url: context.page(INTENT_PAGE, intent.id),
      },
      status: 'open',
      expires,
    };
  const qr = scannedText(instrument);
  return {
    ...heading,
    instructions: instructionsOf(instrument),
    steps: stepsOf(instrument, formatAmount(invoice.state.currency, invoice.state.amount)),
    ...(qr !== null && { qr }),
    choices: [...(nextAction === 'shown' && !isOutside ? [payInTestMode] : []), other],
    status: 'waiting',
    expires,
  };
};

const choicesOf = (
  reads: Reads,
  invoice: InvoiceRow,
  offered: readonly Channel[],
): Pick<PageView, 'choices' | 'failure'> => {
  const failed = chosenPaymentOption(reads, invoice)?.intent.state;
  const { savesCardFor, currency } = invoice.state;
  const amount = formatAmount(currency, invoice.state.amount);
  return {
    choices: offered.map((channel) => choiceOf(channel, amount, savesCardFor !== null)),
    ...(failed && { failure: failed.failure }),
  };
};

/** Pays the option on the page, through the only entry point of incoming money. */
const payOption = (d: Scope, invoice: InvoiceRow): void => {
  const option = chosenPaymentOption(d, invoice);
  if (option && isOpen(option.intent, d.now))
    receiveMoney(d, option.instrument, { amount: invoice.state.amount, late: 'refuse' });
};

const payByChannel = (
  d: Scope,
  invoice: InvoiceRow,
  channel: Channel,
  typed: Typed,
): readonly TypedProblem[] => {
  if (channel.type !== 'CARD') {
    choosePaymentOption(d, invoice, channel);
    return [];
  }
  const { card, problems } = readCard(typed);
  return problems.length > 0
    ? problems
    : typedProblems(choosePaymentOption(d, invoice, channel, card));
};

/** Returns the page of invoices that offers these channels. */
export const invoicePage = ({ offer, lines }: InvoicePageOptions): HostedPage => ({
  object: INVOICE_PAGE,
  show: (view, id, context) => {
    const row = view.get(invoices, id);
    if (!row) return undefined;
    const { amount, currency, reference, description, returnUrls } = row.state;
    const open = isPayable(row, view.now);
    const option = open ? optionOf(view, row, context) : null;
    const status = open ? 'open' : statuses[row.state.status];
    return {
      title: { say: 'invoice' },
      merchant: context.account.name,
      currency,
      amount: formatAmount(currency, amount),
      reference,
      description,
      choices: [],
      status,
      expires: row.state.expires,
      ...(open && !option && choicesOf(view, row, offer(row, view, context))),
      ...option,
      items: lines(row),
      returnUrl: open ? null : status === 'paid' ? returnUrls.success : returnUrls.failure,
    };
  },
  act: (d, id, choice, typed = () => '') => {
    const row = d.get(invoices, id);
    if (!row || !isPayable(row, d.now)) return [];
    const channel = offer(row, d, d.context).find((one) => nameOf(one) === choice);
    if (channel) return payByChannel(d, row, channel, typed);
    if (choice === 'approve' && !getConnector(d.context).isOutside) payOption(d, row);
    if (choice === other.name) leavePaymentOption(d, row);
    return [];
  },
});
