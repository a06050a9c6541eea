// Shows live money from end to end: a shop takes payments with a live key, a connector sends them
// to a second Kasir, and at the end the books of both sides and the statement are compared.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLiveTotals, readProcessorTotals, reconcile, since } from './books.ts';
import { compareTotals } from './compare.ts';
import { openLiveAccount } from './live-account.ts';
import { purchases } from './purchases.ts';
import { openShop } from './shop.ts';
import { openProcessor } from './processor.ts';

/** The longest time of a run, in milliseconds. */
const LIMIT_MS = 90_000;

const limit = setTimeout(() => {
  console.error(`The run did not end within ${LIMIT_MS / 1_000} seconds.`);
  process.exit(1);
}, LIMIT_MS);

const currencies = ['IDR', 'PHP'];

const folder = await mkdtemp(join(tmpdir(), 'kasir-live-'));
const processor = await openProcessor();
const account = await openLiveAccount(folder, processor, ({ connector, laws }) => {
  const passed = laws.filter(({ verdict }) => verdict === 'PASS').length;
  console.log(`certified: connector ${connector.name} ${connector.version} keeps ${passed} laws\n`);
});
const shop = openShop(account, processor);
try {
  // Test accounts start with a balance, and the laws have already made payments.
  const before = await readProcessorTotals(processor.kasir, currencies);
  const from = Date.now();
  for (const { title, run } of purchases) {
    await run(shop);
    console.log(`paid: ${title}`);
  }
  const statement = await reconcile(account.kasir, from);
  const live = await readLiveTotals(account.kasir, currencies);
  const after = await readProcessorTotals(processor.kasir, currencies);
  const { table, agree } = compareTotals({ live, statement, processor: since(after, before) });
  console.log(`\n${table}\n`);
  console.log(agree ? 'Both books and the statement agree.' : 'The books differ.');
  process.exitCode = agree ? 0 : 1;
} finally {
  await shop.close();
  await account.close();
  await processor.kasir.close();
  await rm(folder, { recursive: true });
  clearTimeout(limit);
}
