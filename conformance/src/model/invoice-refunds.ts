// Refunds of invoices, from the clauses: an invoice that was paid is refunded by its id, like the
// payment behind it.
import { hundredths } from './money.ts';
import type { Made } from '../run/samples/sample.ts';
import { field } from '../wire/message.ts';
import { invoice, type InvoiceFacts } from './invoices.ts';
import type { Command, Expectation, Kind, Model, Thing } from './model.ts';
import { reading } from './reading.ts';
import { refund } from './refunds.ts';
import { is, oneOf, some, that } from './rule.ts';

interface RefundedFacts extends InvoiceFacts {
  /** What was given back, in hundredths; undefined where nothing was. */
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
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts) => {
    const open = facts.status === 'PENDING';
    if (open) facts.status = null;
    return open;
  },
  announces: {
    SUCCEEDED: {
      names: ['refund.succeeded'],
      clause: 'EVT-refund.succeeded',
      fromStart: 'stated',
    },
    FAILED: { names: ['refund.failed'], clause: 'EVT-refund.failed', fromStart: 'stated' },
  },
  rules: ({ sent, invoice: of, amount, status }) => ({
    id: that('rfd- and more', (id) => String(id).startsWith('rfd-')),
    payment_id: some(),
    invoice_id: is(of, 'REFUND-FIELD-invoice_id'),
    amount: is(amount),
    currency: is('IDR'),
    reason: is(sent['reason']),
    status:
      status === null ? oneOf(['PENDING', 'SUCCEEDED', 'FAILED']) : is(status, 'STATE-REFUND-02'),
  }),
  views: [{ name: 'get', endpoint: 'refunds.get', read: reading('refunds.get') }],
  lists: [
    { endpoint: 'refunds.list', limit: { min: 1, max: 50 }, cursor: 'after_id', order: 'stable' },
  ],
};

const back = (model: Model, id: string): number =>
  model
    .all(invoiceRefund)
    .filter(({ facts }) => facts.invoice === id && facts.status === 'FAILED')
    .reduce((sum, { facts }) => sum + hundredths(facts.amount), 0);

/** What is left to refund, in whole units: what failed is there again. */
const leftOf = (model: Model, { id, facts }: Thing<RefundedFacts>): number => {
  const paid = facts.state === 'paid' ? hundredths(facts.sent['amount']) : 0;
  return (paid - (facts.refunded ?? 0) + back(model, id)) / 100;
};

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
  expects: (_, { model, thing, input }): Expectation => {
    const left = leftOf(model, thing);
    const codes = ['MAXIMUM_REFUND_AMOUNT_REACHED', 'REFUND_IN_PROGRESS'];
    if (left <= 0)
      return {
        is: 'refused',
        status: 400,
        codes: [...codes, 'INELIGIBLE_TRANSACTION'],
        clause: CLAUSE,
      };
    const isTooMuch = Number(field(input.body, 'amount') ?? left) > left;
    return isTooMuch
      ? { is: 'refused', status: 400, codes, clause: CLAUSE }
      : { is: 'open', question: 'refunding an invoice that was paid' };
  },
  change: (facts, { model, thing, input: { body } }) => {
    const amount = hundredths(field(body, 'amount') ?? leftOf(model, thing));
    facts.refunded = (facts.refunded ?? 0) + amount;
  },
  follows: ({ model, thing, input, body, before, key }) => {
    const amount = ((thing.facts.refunded ?? 0) - (before.refunded ?? 0)) / 100;
    const made = model.add({
      kind: invoiceRefund,
      account: thing.account,
      key: key(0),
      body,
      facts: { sent: input.body as Made, invoice: thing.id, amount, status: null },
      view: 'the response to its creation',
    });
    model.move({
      account: thing.account,
      currency: 'IDR',
      name: `the refund ${made.id}`,
      owns: ({ product_id }) => product_id === made.id,
      clause: 'REFUND-CREATE-05',
      due: () => (made.facts.status === 'SUCCEEDED' ? 'must' : 'may'),
      sum: () => -hundredths(amount),
      rows: [{ amount: is(amount), currency: is('IDR'), cashflow: is('MONEY_OUT') }],
    });
    model.touchMoney('reference_id', thing.seen('external_id'));
  },
};

export const invoiceRefundCommands: readonly Command[] = [create];
