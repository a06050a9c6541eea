// Checks of the books: what must hold of every account at any moment.
import type { Entry, Realm, Store, View } from '@kasir/core/server';
import { exponents, toMinor } from '@kasir/core';
import { payments, refunds, transactions } from '@kasir/models';
import { ledgerNames, ledgers } from '@kasir/payments';
import { allEntries, allRows, type Note } from './books.ts';
import { checkTransit } from './transit.ts';

export interface Breach {
  readonly account: string;
  readonly mode: string;
  readonly law: string;
  readonly detail: string;
}

const checkLedger = (entries: readonly Entry[], note: Note): number => {
  let sum = 0;
  for (const entry of entries) {
    sum += entry.amount;
    if (entry.balance !== sum)
      note(
        'running balance',
        `line ${entry.id} says ${entry.balance}, the lines before sum to ${sum}`,
      );
  }
  return sum;
};

/** What the lines say of each transaction: movement of the merchant's money by transaction. */
const netByTransaction = (entries: readonly Entry[]): Map<string, number> => {
  const net = new Map<string, number>();
  for (const { transaction, amount } of entries)
    net.set(transaction, (net.get(transaction) ?? 0) + amount);
  return net;
};

const checkTransactions = (
  view: View,
  net: ReadonlyMap<string, number>,
  currency: string,
  note: Note,
): void => {
  for (const [id, moved] of net) {
    const row = view.get(transactions, id);
    if (!row) continue;
    const { net_amount, cashflow, currency: own, status } = row.public;
    const worth = (toMinor(own, net_amount) ?? Number.NaN) * (cashflow === 'MONEY_IN' ? 1 : -1);
    // What was reversed went back by lines of the same transaction.
    const expected = status === 'REVERSED' ? 0 : worth;
    if (own !== currency || expected !== moved) {
      note(
        'transaction equals its lines',
        `${row.public.id} says ${expected} ${own}, its lines say ${moved} ${currency}`,
      );
    }
  }
};

/** Money of a payment that has gone back or is promised, as `SUCCEEDED id` and `PENDING id`. */
const refundsByPayment = async (store: Store, realm: Realm): Promise<Map<string, number>> => {
  const sums = new Map<string, number>();
  for await (const { public: refund, private: of } of allRows(store, realm, refunds)) {
    const key = `${refund.status} ${of.payment}`;
    const amount = toMinor(refund.currency, refund.amount) ?? Number.NaN;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
};

const checkPayments = async (store: Store, realm: Realm, note: Note): Promise<void> => {
  const told = await refundsByPayment(store, realm);
  for await (const { id, private: paid } of allRows(store, realm, payments)) {
    if (paid.refunded + paid.refunding > paid.captured || paid.captured > paid.amount) {
      note(
        'refunded <= captured <= amount',
        `payment ${id}: ${paid.refunded}, ${paid.captured}, ${paid.amount}`,
      );
    }
    const back = paid.taken_back ? paid.captured : (told.get(`SUCCEEDED ${id}`) ?? 0);
    const promised = told.get(`PENDING ${id}`) ?? 0;
    if (paid.refunded !== back || paid.refunding !== promised) {
      note(
        'refunds make up what a payment gave back',
        `payment ${id}: ${paid.refunded} and ${paid.refunding}, its refunds ${back} and ${promised}`,
      );
    }
    if (paid.captured > 0 && paid.transactions.length === 0) {
      note(
        'captured money has a transaction',
        `payment ${id}: captured ${paid.captured} without a transaction`,
      );
    }
  }
};

/** Checks every account of a store; an empty list means that all books agree. */
export const checkInvariants = async (store: Store): Promise<Breach[]> => {
  const breaches: Breach[] = [];
  for (const realm of await store.realms()) {
    if (realm.account.startsWith('$')) continue;
    const note: Note = (law, detail) =>
      breaches.push({ account: realm.account, mode: realm.mode, law, detail });
    for (const currency of Object.keys(exponents)) {
      let total = 0;
      for (const ledger of ledgerNames) {
        const entries = await allEntries(store, realm, ledger, currency);
        total += checkLedger(entries, note);
        if (ledger !== ledgers.available) continue;
        const net = netByTransaction(entries);
        await store.view(realm, (view) => checkTransactions(view, net, currency, note));
      }
      if (total !== 0) note('ledgers sum to zero', `${currency}: ${total}`);
    }
    await checkPayments(store, realm, note);
    await checkTransit(store, realm, note);
  }
  return breaches;
};
