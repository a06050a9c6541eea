// The law above all others: after any sequence of operations, journal, transactions, balance,
// refunds and both reports agree to the last minor unit, on every store.
import type { Store } from '@kasir/core/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPostgres } from './store/postgres/postgres.ts';
import { sharedPostgres } from './store/postgres/testing/launch.ts';
import { openSqlite } from './store/sqlite/sqlite.ts';
import { audit } from './testing/audit.ts';
import { sources } from './testing/stores.ts';
import {
  openingSteps,
  openPaymentScenario,
  runStep,
  anySteps,
} from './testing/payment-scenarios.ts';

const stores = {
  SQLite: () => openSqlite({ file: ':memory:', ...sources }),
  PostgreSQL: async () =>
    openPostgres({ url: await (await sharedPostgres()).database(), ...sources }),
} satisfies Record<string, () => Promise<Store>>;

test.each([
  ['SQLite', 'sync', 8],
  ['SQLite', 'async', 8],
  ['PostgreSQL', 'sync', 2],
  ['PostgreSQL', 'async', 2],
] as const)(
  'after anything that merchants and payers do, all books agree on %s with %s refunds (TXN-FIELD-net_amount, TXN-FIELD-cashflow-transfer, TXN-CONF-02, RPT-BH-balance, RPT-TX-net_amount, REFUND-CREATE-05)',
  async (name, refunds, numRuns) => {
    await fc.assert(
      fc.asyncProperty(anySteps(60), async (all) => {
        const scenario = await openPaymentScenario(await stores[name](), refunds);
        try {
          for (const one of [...openingSteps, ...all]) await runStep(scenario, one);
          const seen = [...scenario.effects.keys()];
          for (const kind of ['pays', 'refunds', 'captures', 'scans', 'transfers'])
            expect(seen).toContain(kind);
          expect(seen.includes('cancels')).toBe(refunds === 'async');
          await audit(scenario);
        } finally {
          await scenario.kasir.close();
        }
      }),
      { numRuns, endOnFailure: true },
    );
  },
  300_000,
);
