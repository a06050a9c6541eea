// Refunds of invoices, from the clauses: a paid invoice is refunded by its id, like its payment.
import { goesBack, having, dueIn, hundredths } from './money.ts';
import type { Made } from '../run/samples/sample.ts';
import { field } from '../wire/message.ts';
import { invoice, type InvoiceFacts } from './invoices.ts';
import { addMade } from './acting.ts';
import { decided } from './becoming.ts';
import type { Command } from './command.ts';
import { open, refused } from './expecting.ts';
import type { Kind, Model, Thing } from './model.ts';
import { get, paged } from './reading.ts';
import { announcements, refund, refundStatus } from './refunds.ts';
import { is, same, some, startsWith } from './rule.ts';

interface RefundedFacts extends InvoiceFacts {
  /** The refunded amount, in hundredths; undefined without refunds. */
  refunded?: number;
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

const back = (model: Model, id: string): number =>
  model
    .all(invoiceRefund)
    .filter(({ facts }) => facts.invoice === id && facts.status === 'FAILED')
    .reduce((sum, { facts }) => sum + hundredths(facts.amount), 0);

/** Returns the amount left to refund, in whole units; failed refunds count as left. */
const leftOf = (model: Model, { id, facts }: Thing<RefundedFacts>): number => {
  const paid = facts.state === 'paid' ? hundredths(facts.sent['amount']) : 0;
  return (paid - (facts.refunded ?? 0) + back(model, id)) / 100;
};

/** Returns whether a refund of the invoice may still wait for its channel. */
const isAwaited = (model: Model, { id }: Thing): boolean =>
  model
    .all(invoiceRefund)
    .some(
      ({ facts }) =>
        facts.invoice === id && !['SUCCEEDED', 'FAILED'].includes(String(facts.status)),
    );

const create: Command<RefundedFacts> = {
  name: 'refund an invoice',
  endpoint: 'refunds.create',
  on: invoice,
  keyed: true,
  factors: {
    share: ['a part', 'the rest', 'too much', 'one unit', 'left out'],
    reason: ['REQUESTED_BY_CUSTOMER', 'DUPLICATE', 'FRAUDULENT'],
  },
  fits: ({ sent, state }) => state === 'paid' && (sent['currency'] ?? 'IDR') === 'IDR',
  input: ({ model, thing, levels }) => {
    const left = leftOf(model, thing);
    const shares: Readonly<Record<string, number>> = {
      'a part': Math.max(1, Math.floor((left || 30_000) / 3)),
      'the rest': left || 10_000,
      'too much': left + 1,
      'one unit': 1,
    };
    const amount = shares[levels['share'] ?? ''];
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
    const codes = ['MAXIMUM_REFUND_AMOUNT_REACHED', 'REFUND_IN_PROGRESS'];
    if (left <= 0)
      return refused(CLAUSE, { status: 400, codes: [...codes, 'INELIGIBLE_TRANSACTION'] });
    if (isAwaited(model, thing)) return open('refunding an invoice while another refund waits');
    const isTooMuch = Number(field(input.body, 'amount') ?? left) > left;
    return isTooMuch
      ? refused(CLAUSE, { status: 400, codes })
      : open('refunding an invoice that was paid');
  },
  change: (facts, { model, thing, input: { body } }) => {
    const amount = hundredths(field(body, 'amount') ?? leftOf(model, thing));
    facts.refunded = (facts.refunded ?? 0) + amount;
  },
  follows: (outcome) => {
    const { model, thing, input, before } = outcome;
    const amount = ((thing.facts.refunded ?? 0) - (before.refunded ?? 0)) / 100;
    const sent = input.body as Made;
    const facts: InvoiceRefundFacts = { sent, invoice: thing.id, amount, status: null };
    const made = addMade(outcome, invoiceRefund, facts);
    goesBack(model, {
      account: thing.account,
      name: `the refund ${made.id}`,
      owns: having({ product_id: made.id }),
      currency: 'IDR',
      amount,
      clause: 'REFUND-CREATE-05',
      due: () => dueIn(made.facts.status, ['SUCCEEDED'], ['PENDING']),
    });
    model.touchMoney('reference_id', thing.seen('external_id'));
  },
};

export const invoiceRefundCommands: readonly Command[] = [create];
