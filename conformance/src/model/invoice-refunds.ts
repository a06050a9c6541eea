// Refunds of invoices, from the clauses: a paid invoice is refunded by its id, like its payment.
import { expectRefundTransaction, having, dueIn, hundredths } from './money.ts';
import type { Made } from '../run/samples/sample.ts';
import { field } from '../targets/wire/message.ts';
import { invoice } from './invoices.ts';
import { addMade } from './acting.ts';
import { decided } from './becoming.ts';
import type { Command, Outcome } from './command.ts';
import { open, refused, sinceThen } from './expecting.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { get, paged } from './reading.ts';
import { announcements, refund, refundStatus } from './refunds.ts';
import { is, same, some, startsWith } from './rule.ts';

/** Facts of an invoice that can be refunded. */
interface Refunded {
  /** The refunded amount, in hundredths, with that of failed refunds; undefined without refunds. */
  refunded?: number;
}

/** The facts of an invoice of any kind that a refund depends on. */
interface Refundable {
  readonly isPaid: boolean;
  /** True when a card has paid it: its refunds need an amount (REFUND-CREATE-amount-card). */
  readonly byCard: boolean;
  readonly amount: unknown;
  readonly currency: unknown;
}

interface InvoiceRefundFacts {
  readonly sent: Made;
  readonly invoice: string;
  readonly amount: number;
  status: string | null;
}

const CLAUSE = 'REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED';

export const invoiceRefund: Kind<InvoiceRefundFacts> = {
  name: 'a refund of an invoice',
  clauses: refund.clauses,
  classOf: ({ status }) => String(status),
  moving: refund.moving,
  links: (facts) => [facts.invoice],
  ...decided<InvoiceRefundFacts>((facts) => facts.status === 'PENDING'),
  announces: announcements,
  rules: ({ sent, invoice: of, amount, status }) => ({
    id: startsWith('rfd-'),
    payment_id: some(),
    invoice_id: is(of, 'REFUND-FIELD-invoice_id'),
    amount: is(amount),
    currency: is('IDR'),
    ...same(sent, ['reason']),
    status: refundStatus(status),
  }),
  views: [get('refunds.get')],
  lists: [paged('refunds.list')],
};

/** Returns the amount that failed refunds have given back to an invoice, in hundredths. */
const givenBack = (model: Model, { id }: ModelObject): number =>
  model
    .all(invoiceRefund)
    .filter(({ facts }) => facts.invoice === id && facts.status === 'FAILED')
    .reduce((sum, { facts }) => sum + hundredths(facts.amount), 0);

/** Returns whether a refund of the invoice may still wait for its channel. */
const isAwaited = (model: Model, { id }: ModelObject): boolean =>
  model
    .all(invoiceRefund)
    .some(
      ({ facts }) =>
        facts.invoice === id && !['SUCCEEDED', 'FAILED'].includes(String(facts.status)),
    );

/** Returns the amount of a refund by level; undefined when it is left out. */
const shareFor = (level: string | undefined, left: number): number | undefined => {
  const shares: Readonly<Record<string, number>> = {
    'a part': Math.max(1, Math.floor((left || 30_000) / 3)),
    'the rest': left || 10_000,
    'too much': left + 1,
    'one unit': 1,
  };
  return shares[level ?? ''];
};

/** Adds the refund that a call has created, and expects its money. */
const addRefund = <F extends Refunded>(outcome: Outcome<F>): void => {
  const { model, thing, input, before } = outcome;
  const sent = input.body as Made;
  const amount = ((thing.facts.refunded ?? 0) - (before.refunded ?? 0)) / 100;
  const made = addMade(outcome, invoiceRefund, {
    sent,
    invoice: thing.id,
    amount,
    status: null,
  });
  expectRefundTransaction(model, {
    account: thing.account,
    name: `the refund ${made.id}`,
    owns: having({ product_id: made.id }),
    currency: 'IDR',
    amount,
    clause: 'REFUND-CREATE-05',
    due: () => dueIn(made.facts.status, ['SUCCEEDED'], ['PENDING']),
  });
  model.touchMoney('reference_id', thing.seen('external_id'));
};

/** Creates the command that refunds invoices of a kind. */
export const refundInvoices = <F extends Refunded>(
  name: string,
  on: Kind<F>,
  refundableOf: (facts: F) => Refundable,
): Command<F> => {
  /** Returns the amount left to refund, in whole units. */
  const leftOf = (model: Model, thing: ModelObject<F>): number => {
    const { isPaid, amount } = refundableOf(thing.facts);
    const paid = isPaid ? hundredths(amount) : 0;
    return (paid - (thing.facts.refunded ?? 0) + givenBack(model, thing)) / 100;
  };
  return {
    name,
    endpoint: 'refunds.create',
    on,
    keyed: true,
    factors: {
      share: ['a part', 'the rest', 'too much', 'one unit', 'left out'],
      reason: ['REQUESTED_BY_CUSTOMER', 'DUPLICATE', 'FRAUDULENT'],
    },
    fits: (facts) => {
      const { isPaid, currency } = refundableOf(facts);
      return isPaid && currency === 'IDR';
    },
    input: ({ model, thing, levels }) => {
      const amount = shareFor(levels['share'], leftOf(model, thing));
      return {
        body: {
          invoice_id: thing.id,
          reference_id: model.trial.newReference(),
          reason: levels['reason'],
          ...(amount !== undefined && { amount }),
        },
      };
    },
    expects: (_, { model, thing, input }) => {
      const left = leftOf(model, thing);
      const later = sinceThen(model, thing.seen('paid_at'));
      const codes = ['MAXIMUM_REFUND_AMOUNT_REACHED', 'REFUND_IN_PROGRESS'];
      // The time in which the channel refunds may have passed.
      const ineligible = left <= 0 || later !== '' ? ['INELIGIBLE_TRANSACTION'] : [];
      const amount = field(input.body, 'amount');
      if (refundableOf(thing.facts).byCard && amount === undefined)
        return refused('REFUND-CREATE-amount-card', { status: 400 });
      const exceeded = refused(CLAUSE, { status: 400, codes: [...codes, ...ineligible] });
      if (left <= 0) return exceeded;
      if (isAwaited(model, thing)) return open('refunding an invoice while another refund waits');
      return Number(amount ?? left) > left
        ? exceeded
        : open(`refunding an invoice that was paid${later}`);
    },
    change: (facts, { model, thing, input: { body } }) => {
      const amount = hundredths(field(body, 'amount') ?? leftOf(model, thing));
      facts.refunded = (facts.refunded ?? 0) + amount;
    },
    follows: addRefund,
  };
};

export const invoiceRefundCommands: readonly Command[] = [
  refundInvoices('refund an invoice', invoice, ({ sent, state }) => ({
    isPaid: state === 'paid',
    // Stories pay invoices on their pages, by what the payer chooses there.
    byCard: false,
    amount: sent['amount'],
    currency: sent['currency'] ?? 'IDR',
  })),
];
