// The balance of an account compared with its transactions.
import type { Made } from '../run/samples/sample.ts';
import { makeRequest } from '../run/samples/payment-requests.ts';
import type { Trial } from '../run/trial.ts';
import { expectStatus, expectSame, textOf } from '../violation.ts';
import { field, type Actor } from '../wire/message.ts';
import { hundredths } from './transaction-rows.ts';
import { readAllPages, type Row } from './list-pages.ts';

/** Statuses that count towards the balance; a REVERSED transaction has no net effect. */
const held = new Set(['SUCCESS', 'REFUNDED']);

/** The change of the balance by a transaction, in hundredths: its signed net amount, or 0. */
export const addedBy = ({ status, cashflow, net_amount, settlement_status }: Made): number => {
  if (!held.has(String(status)) || settlement_status === 'PENDING') return 0;
  return cashflow === 'MONEY_OUT' ? -hundredths(net_amount) : hundredths(net_amount);
};

const balanceOf = async (trial: Trial, currency: string, as: Actor): Promise<number> => {
  const response = await trial.call('balance.get', { query: { currency } }, { as });
  expectStatus(response, 200, 'for a balance');
  return hundredths(field(response.body, 'balance'));
};

export class BalanceTracker {
  readonly #trial: Trial;
  readonly #as: Actor;
  readonly #since: string;
  readonly #opening: ReadonlyMap<string, number>;
  #rows: readonly Row[] = [];

  private constructor(
    trial: Trial,
    as: Actor,
    since: string,
    opening: ReadonlyMap<string, number>,
  ) {
    this.#trial = trial;
    this.#as = as;
    this.#since = since;
    this.#opening = opening;
  }

  /** Begins to watch the balances of an account in some currencies. */
  static async open(
    trial: Trial,
    currencies: readonly string[] = ['IDR'],
    as: Actor = trial.actor,
  ): Promise<BalanceTracker> {
    const since = textOf(await makeRequest(trial, {}, as), 'created');
    const opening = new Map<string, number>();
    for (const currency of currencies) opening.set(currency, await balanceOf(trial, currency, as));
    return new BalanceTracker(trial, as, since, opening);
  }

  /** The transactions since it was opened, as they were read last. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Expects the balances to have changed by exactly what the transactions say. */
  async check(step: string): Promise<void> {
    const rows: Row[] = [];
    for (const [currency, opening] of this.#opening) {
      const query = { currency, created: { gte: this.#since } };
      const list = { endpoint: 'transactions.list' };
      const found = await readAllPages(this.#trial, list, query, 50, 0, this.#as);
      const wanted = found.reduce((sum, row) => sum + addedBy(row), opening);
      const balance = await balanceOf(this.#trial, currency, this.#as);
      expectSame(`the balance in ${currency} after ${step}, by its transactions`, wanted, balance);
      if (balance !== opening) this.#trial.witness('a balance that has changed');
      rows.push(...found);
    }
    this.#rows = rows;
  }
}
