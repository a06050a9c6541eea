// The most important law: after any sequence of operations of any generation, journal,
// transactions, balance, refunds and both reports agree to the last minor unit, on every store.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@kasir/core/store';
import { countingRandom } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { newDatabase } from '../../src/store/postgres/testing/new-database.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { audit } from '../../src/testing/audit.ts';
import { itemCards } from '../../src/testing/item-merchant.ts';
import { anySteps, openingSteps, runStep } from '../../src/testing/payment-scenarios.ts';
import { openPaymentScenario } from '../../src/testing/scenario.ts';

/** Real time, and ids that are the same in every run of the same steps at the same moment. */
const sourcesOfRun = () => ({ now: Date.now, random: countingRandom() });

interface Opened {
  readonly store: Store;
  /** Returns the contents of all files of the store, if it has files that can be read. */
  readonly files?: () => readonly string[];
  readonly remove?: () => void;
}

const stores = {
  SQLite: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'kasir-books-'));
    return {
      store: await openSqlite({ file: join(directory, 'kasir.db'), ...sourcesOfRun() }),
      files: () =>
        readdirSync(directory).map((name) =>
          readFileSync(join(directory, name)).toString('latin1'),
        ),
      remove: () => rmSync(directory, { recursive: true }),
    };
  },
  PostgreSQL: async () => ({
    store: await openPostgres({
      url: await newDatabase(),
      ...sourcesOfRun(),
    }),
  }),
} satisfies Record<string, () => Promise<Opened>>;

/** Kinds of products that are paid in every run. */
const products = [
  'callback_virtual_account',
  'card_charge',
  'checkout',
  'direct_debit',
  'ewallet_charge',
  'ewallet_payment',
  'fixed_payment_code',
  'invoice',
  'payment_code',
  'payment_request',
  'qr_code',
  'v3_payment_request',
];

/** Steps that take effect in every run. */
const effects = [
  'pays',
  'refunds',
  'captures',
  'scans',
  'transfers',
  'shared_code pays',
  'linked_account requests',
  'saved_wallet requests',
  'saved_card requests',
  'ewallet_charge refunds',
  'ewallet_charge voids',
  'tokenized_charge voids',
  'card_charge captures',
  'card_charge reverses',
  'card_charge refunds',
  'invoice refunds',
  'saved_wallet charges_by_v3',
  'saved_card charges_by_v3',
  'saved_card authorizes_by_v3',
  'v3_charge captures',
  'v3_charge refunds',
  'v3_wallet approves',
  'v3_wallet declines',
  'v3_wallet cancels',
  'v3_wallet refunds',
  'v3_code pays',
  'v3_account pays',
  'v3_card authenticates',
  'v3_card refunds',
  'v3_hold captures',
  'v3_hold releases',
  'v3_hold refunds',
  'v3_saving_wallet approves',
  'v3_saving_wallet requests',
  'v3_saving_wallet charges',
  'v3_saving_wallet ends',
];

/** Numbers of all cards that pay, none of which may be stored. */
const cards = ['4000000000001000', ...Object.values(itemCards)];

test.each([
  ['SQLite', 'sync', 3],
  ['SQLite', 'async', 3],
  ['PostgreSQL', 'sync', 1],
  ['PostgreSQL', 'async', 1],
] as const)(
  'after anything that merchants and payers do by any API, all books agree on %s with %s refunds, and no card number is stored (TXN-FIELD-net_amount, TXN-FIELD-cashflow-transfer, TXN-CONF-02, RPT-BH-balance, RPT-TX-net_amount, REFUND-CREATE-05)',
  async (name, refunds, times) => {
    await fc.assert(
      fc.asyncProperty(anySteps(80), async (all) => {
        const opened: Opened = await stores[name]();
        const scenario = await openPaymentScenario(opened.store, refunds);
        try {
          for (const one of [...openingSteps, ...all]) await runStep(scenario, one);
          const seen = [...scenario.effects.keys()];
          expect(seen).toEqual(expect.arrayContaining(effects));
          expect(seen.includes('cancels')).toBe(refunds === 'async');
          const paid = await audit(scenario);
          expect([...paid]).toEqual(expect.arrayContaining(products));
          const files = opened.files?.().join('') ?? '520000XXXXXX1005';
          expect(files.includes('520000XXXXXX1005')).toBe(true);
          for (const number of cards) expect(files.includes(number)).toBe(false);
        } catch (error) {
          throw new Error(`The books disagree after\n${scenario.history.join('\n')}`, {
            cause: error,
          });
        } finally {
          await scenario.kasir.close();
          opened.remove?.();
        }
      }),
      { numRuns: times * inject('thorough'), endOnFailure: true },
    );
  },
);
