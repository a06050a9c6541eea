// Makes the statement of a day from the transactions of the service.
import {
  lineOfOperation,
  lineOfPayment,
  type KnownOperation,
  type MakeStatement,
  type StatementDay,
  type StatementLine,
} from '@kasir/connector';
import { grouped } from '@kasir/core';
import type { Transaction } from '@kasir/unified/client';
import type { Service } from './service.ts';
import { listMoved, moneyOf } from './transactions.ts';

const DAY_MS = 86_400_000;

/**
 * An operation or payment that needs a line: the fields that identify its transaction, and a
 * function that makes the line.
 */
interface Wanted {
  readonly currency: string;
  readonly value: number;
  readonly type: 'PAYMENT' | 'REFUND';
  /** The reference at the service; for a capture, that of its authorization. */
  readonly reference: string;
  /** The id of the payment, where several payments have the same reference. */
  readonly payment: string | null;
  readonly toLine: (settlement: { fee: number; settled_at: string }) => StatementLine | null;
}

const ofOperation = (known: KnownOperation): Wanted[] => {
  const { request, operation } = known;
  if (!['charge', 'capture', 'refund'].includes(operation.work) || !operation.amount) return [];
  return [
    {
      ...operation.amount,
      type: operation.work === 'refund' ? 'REFUND' : 'PAYMENT',
      reference: request.work === 'capture' ? request.parent : request.id,
      payment: null,
      toLine: (settlement) => lineOfOperation(known, settlement),
    },
  ];
};

const wantedOn = ({ operations, payments }: StatementDay): readonly Wanted[] => [
  ...operations.flatMap(ofOperation),
  ...payments.map((payment): Wanted => ({
    ...payment.amount,
    type: 'PAYMENT',
    reference: payment.issued_by,
    payment: payment.id,
    toLine: (settlement) => lineOfPayment(payment, settlement),
  })),
];

/**
 * Returns the line of an operation or payment from its transaction; null when no transaction
 * matches.
 */
const lineIn = (wanted: Wanted, transactions: readonly Transaction[]): StatementLine | null => {
  const found = transactions.find(
    (one) =>
      one.type === wanted.type &&
      one.reference_id === wanted.reference &&
      (wanted.payment === null || one.product_id === wanted.payment) &&
      moneyOf(one).gross === wanted.value,
  );
  if (!found) return null;
  const settled_at = found.estimated_settlement_time ?? found.updated;
  return wanted.toLine({ fee: moneyOf(found).fee, settled_at });
};

/** Returns the transactions of a day and the days next to it, grouped by reference. */
const listNear = async (service: Pick<Service, 'v2'>, currency: string, date: string) => {
  const start = Date.parse(date);
  const created = {
    gte: new Date(start - DAY_MS).toISOString(),
    lte: new Date(start + 2 * DAY_MS).toISOString(),
  };
  const transactions = await listMoved(service, {
    currency,
    types: ['PAYMENT', 'REFUND'],
    created,
  });
  return grouped(transactions, ({ reference_id }) => reference_id);
};

/**
 * Creates the function that makes statements. A line without a transaction at the service is left
 * out, and the statement is then not complete.
 */
export const createStatement =
  (service: Pick<Service, 'v2'>): MakeStatement =>
  async (date, day) => {
    const lines: (StatementLine | null)[] = [];
    for (const [currency, wanted] of grouped(wantedOn(day), (one) => one.currency)) {
      // oxlint-disable no-await-in-loop -- one list at a time: the service limits requests
      const nearby = await listNear(service, currency, date);
      for (const one of wanted) {
        const near = lineIn(one, nearby.get(one.reference) ?? []);
        // A success that became known days later, or was authorized days before, needs a search by
        // its reference.
        const query = { currency, reference_id: one.reference };
        lines.push(near ?? lineIn(one, await listMoved(service, query)));
      }
      // oxlint-enable no-await-in-loop
    }
    const found = lines.filter((line) => line !== null);
    return { is_complete: day.isOver && found.length === lines.length, lines: found };
  };
