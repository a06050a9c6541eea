// An independent model of QR codes: what their status and payments must be after any sequence of
// actions.
import { isEdge } from '@kasir/core';
import { registry } from '../registry.ts';
import { makeQr } from '../run/samples/qr-codes.ts';
import { isKept } from './transaction-rows.ts';
import { transactionsOf } from '../run/samples/transactions.ts';
import type { Trial } from '../run/trial.ts';
import { expectThat, summarize, requireObject, expectSame, textOf } from '../violation.ts';
import { field } from '../wire/message.ts';

export type QrType = 'DYNAMIC' | 'STATIC';

/** The amount that a payer sends: that of the code (or any, if it has none), none, or another. */
export type Tendered = 'own' | 'none' | 'other';

/** What the model knows of one code. */
export interface ModelledCode {
  readonly type: QrType;
  readonly amount: number | null;
  readonly externalId: string;
  readonly created: unknown;
  status: 'ACTIVE' | 'INACTIVE';
  updated: string;
  /** Payments that count, by their id. */
  readonly kept: Map<string, number>;
  /** Payments of a code that was used up: they are refunded. */
  readonly late: Map<string, number>;
}

/** Amount for a code without an amount. */
const OPEN_AMOUNT = 15_500;

const machine = registry.machines.get('qr_code');

/** Creates a code on the target and in the model. */
export const createCode = async (
  trial: Trial,
  type: QrType,
  amount: number,
): Promise<ModelledCode> => {
  const code = await makeQr(trial, { type, amount });
  const own = type === 'DYNAMIC' ? amount : null;
  expectSame(
    'status and amount of a new code',
    { status: 'ACTIVE', amount: own },
    {
      status: code['status'],
      amount: code['amount'],
    },
  );
  return {
    type,
    amount: own,
    externalId: textOf(code, 'external_id'),
    created: code['created'],
    status: 'ACTIVE',
    updated: textOf(code, 'updated'),
    kept: new Map(),
    late: new Map(),
  };
};

/** Whether the specification leaves it open that a payment is rejected. */
const mayRefuse = ({ type, status }: ModelledCode, tendered: Tendered): string | null => {
  if (type === 'DYNAMIC' && tendered === 'other') return 'paying a DYNAMIC code another amount';
  if (type === 'STATIC' && tendered === 'none') return 'paying a STATIC code without an amount';
  return status === 'INACTIVE' ? 'paying a code that is used up' : null;
};

/**
 * Pays a code; an open question is noted as the target's choice, a rejection must have no effect.
 */
export const payCode = async (
  trial: Trial,
  code: ModelledCode,
  tendered: Tendered,
): Promise<void> => {
  const own = code.amount ?? OPEN_AMOUNT;
  const amount = tendered === 'none' ? undefined : tendered === 'own' ? own : own + 1;
  const input = {
    params: { external_id: code.externalId },
    body: amount === undefined ? {} : { amount },
  };
  const response = await trial.call('qr_codes.simulate', input);
  const question = mayRefuse(code, tendered);
  if (question !== null) {
    trial.noteChoice(question, response.status < 300 ? 'is accepted' : 'is rejected');
    if (response.status >= 400) {
      expectThat(response.status < 500, `a rejection of ${question}`, summarize(response));
      return;
    }
  }
  const payment = requireObject(response, 'a payment');
  const paid = amount ?? own;
  expectSame('the amount paid', paid, payment['amount']);
  const into = code.status === 'INACTIVE' ? code.late : code.kept;
  into.set(textOf(payment, 'id'), paid);
  if (code.type === 'DYNAMIC') code.status = 'INACTIVE';
};

/** Reads a code and compares it with the model. */
export const checkCode = async (trial: Trial, code: ModelledCode): Promise<void> => {
  const params = { external_id: code.externalId };
  const seen = requireObject(
    await trial.call('qr_codes.get', { params }),
    'a code that was created',
  );
  const { type, amount, created, status } = seen;
  const { type: _type, amount: _amount, created: _created, status: _status } = code;
  expectSame(
    'a code and its model',
    { type: _type, amount: _amount, created: _created, status: _status },
    { type, amount, created, status },
  );
  const updated = textOf(seen, 'updated');
  expectThat(updated >= code.updated, `updated not before ${code.updated}`, updated);
  expectThat(
    machine === undefined || isEdge(machine, code.status, String(status)),
    'a declared transition',
    `${code.status} -> ${String(status)}`,
  );
  code.updated = updated;
};

/**
 * Reads the payments of a code: those that count are there; refunded ones are or are not, always
 * alike.
 */
export const checkPayments = async (trial: Trial, code: ModelledCode): Promise<void> => {
  const query = { external_id: code.externalId, limit: 100 };
  const { body } = await trial.call('qr_codes.payments', { query });
  const seen = new Map(
    (Array.isArray(body) ? body : []).map((one) => [
      String(field(one, 'id')),
      field(one, 'amount'),
    ]),
  );
  for (const [id, amount] of code.kept) expectSame(`payment ${id}`, amount, seen.get(id));
  const listed = [...code.late.keys()].filter((id) => seen.has(id)).length;
  if (code.late.size > 0) {
    trial.noteChoice('a refunded QR payment in the list', listed > 0 ? 'is shown' : 'is not shown');
    trial.witness('a late payment');
  }
  expectSame('number of payments', code.kept.size + listed, seen.size);
  if (code.kept.size > 0) trial.witness('a payment that counts');
};

const signed = (row: unknown, name: string): number => {
  const value = Number(field(row, name));
  return field(row, 'cashflow') === 'MONEY_OUT' ? -value : value;
};

const sum = (rows: readonly unknown[], name: string): number =>
  rows.reduce<number>((total, row) => total + signed(row, name), 0);

/**
 * Reads the transactions of a code: kept payments stay, late ones net to zero with all their fees.
 */
export const checkMoney = async (trial: Trial, code: ModelledCode): Promise<void> => {
  const found = await transactionsOf(trial, { reference_id: code.externalId, limit: 50 });
  const rows = found.filter((row) => row['reference_id'] === code.externalId && isKept(row));
  const kept = [...code.kept.values()].reduce((total, amount) => total + amount, 0);
  expectSame('money of a code', kept, sum(rows, 'amount'));
  for (const id of code.late.keys()) {
    const own = rows.filter((row) => row['product_id'] === id);
    // Which rows a payment leaves that is given back is open (TXN-UNSPEC-07).
    if (trial.isHeldToContracts)
      expectThat(own.length >= 2, 'a late payment to be received and refunded', own);
    expectSame(
      'a late payment, amount and net',
      { amount: 0, net: 0 },
      {
        amount: sum(own, 'amount'),
        net: sum(own, 'net_amount'),
      },
    );
    trial.witness('a late payment');
  }
};
