// Reads the three records of the same money, in minor units by currency: the ledgers of the live
// account, the statement of its connector, and the ledgers of the processor.
import { unwrap } from '@kasir/control/client';
import { toMinor } from '@kasir/core/money';
import type { KasirInProcess } from '@kasir/server/in-process';
import { CONNECTOR } from './live-account.ts';
import { waitFor } from './wait.ts';

/**
 * Payments minus refunds, the fee of the processor for them, and the amount that the processor
 * owes.
 */
export interface Sums {
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
}

/** Sums by currency. */
export type Totals = ReadonlyMap<string, Sums>;

type Place = Pick<KasirInProcess, 'control' | 'account'>;

/** Returns the balances of the ledgers of an account, by currency and name. */
const readLedgers = async ({ control, account }: Place, mode: 'live' | 'test') => {
  const { ledgers } = unwrap(await control.money.get({ params: { id: account }, query: { mode } }));
  const amounts = ledgers.map(({ ledger, currency, balance }) => ({
    ledger,
    currency,
    amount: toMinor(currency, balance),
  }));
  return (currency: string, ...names: readonly string[]): number =>
    amounts
      .filter((one) => one.currency === currency && names.includes(one.ledger))
      .reduce((sum, { amount }) => sum + amount, 0);
};

const none: Sums = { gross: 0, fee: 0, net: 0 };

/** Returns the sum of two totals or, with -1, their difference. */
const plus = (totals: Totals, other: Totals, times: 1 | -1): Totals =>
  new Map(
    [...new Set([...totals.keys(), ...other.keys()])].map((currency) => {
      const [one, two] = [totals.get(currency) ?? none, other.get(currency) ?? none];
      return [
        currency,
        {
          gross: one.gross + times * two.gross,
          fee: one.fee + times * two.fee,
          net: one.net + times * two.net,
        },
      ];
    }),
  );

/** Returns totals minus earlier totals. */
export const since = (totals: Totals, earlier: Totals): Totals => plus(totals, earlier, -1);

/** Fetches the statement of a day, and returns its sums. Throws when a line does not match. */
const reconcileDay = async ({ control, account: id }: Place, date: string): Promise<Totals> => {
  const params = { id };
  unwrap(await control.reconciliation.fetch({ params, body: { connector: CONNECTOR, date } }));
  const statement = await waitFor('the statement is fetched', async () => {
    const { statements } = unwrap(await control.reconciliation.status({ params, query: {} }));
    return statements.find((one) => one.date === date && one.attempts > 0);
  });
  if (statement.problem !== null) throw new Error(`The statement: ${statement.problem}`);
  const [difference] = statement.open_differences;
  if (difference) throw new Error(`${difference.count} lines differ: ${difference.reason}`);
  return new Map(
    statement.totals.map(({ currency, gross, fee, net }) => [currency, { gross, fee, net }]),
  );
};

/** Returns a day in UTC, in the form of statements. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Fetches the statements since a time, in milliseconds, and returns their sums. */
export const reconcile = async (place: Place, from: number): Promise<Totals> => {
  let totals: Totals = new Map();
  for (const date of new Set([dayOf(from), dayOf(Date.now())]))
    totals = plus(totals, await reconcileDay(place, date), 1);
  return totals;
};

/** Returns the totals of the live account, whose statements have been matched. */
export const readLiveTotals = async (
  place: Place,
  currencies: readonly string[],
): Promise<Totals> => {
  const ledger = await readLedgers(place, 'live');
  return new Map(
    currencies.map((currency) => [
      currency,
      {
        // An amount that is still in channel_clearing is in no statement yet, and makes the books
        // differ.
        gross: -ledger(currency, 'channel_clearing', 'settled', 'processor_fees'),
        fee: -ledger(currency, 'processor_fees'),
        net: -ledger(currency, 'settled'),
      },
    ]),
  );
};

/** Returns the totals of the processor. */
export const readProcessorTotals = async (
  place: Place,
  currencies: readonly string[],
): Promise<Totals> => {
  const ledger = await readLedgers(place, 'test');
  return new Map(
    currencies.map((currency) => [
      currency,
      {
        gross: -ledger(currency, 'channel_clearing'),
        fee: ledger(currency, 'fees', 'vat'),
        net: ledger(currency, 'merchant_available', 'merchant_pending'),
      },
    ]),
  );
};
