// Reads the balance of a seller, and a file of all transactions behind it.
import { setTimeout as sleep } from 'node:timers/promises';
import { unwrap, type UnifiedClient } from '@kasir/unified/client';

/** Returns the available balance of a seller, in rupiah. */
export const balanceOf = async (platform: UnifiedClient, seller: string): Promise<number> =>
  unwrap(await platform.balance.get({ query: { account_type: 'CASH' } }, { forUserId: seller }))
    .balance;

/** Returns the transactions of a seller as a CSV file with headings, oldest first. */
export const transactionReport = async (
  platform: UnifiedClient,
  seller: string,
  period: { readonly from: string; readonly to: string },
): Promise<string> => {
  const forUserId = seller;
  const wanted = platform.reports.create(
    { body: { type: 'TRANSACTIONS', filter: period, currency: 'IDR' } },
    { forUserId },
  );
  let report = unwrap(await wanted);
  const params = { report_id: report.id };
  while (report.status === 'PENDING') {
    // oxlint-disable-next-line no-await-in-loop -- a server would wait for reports.completed
    await sleep(250);
    // oxlint-disable-next-line no-await-in-loop -- one reading after the other
    report = unwrap(await platform.reports.get({ params }, { forUserId }));
  }
  if (!report.url) throw new Error(`The report ${report.id} failed: ask for it again.`);
  const file = await fetch(report.url);
  if (!file.ok) throw new Error(`The report ${report.id} cannot be fetched: ${file.status}.`);
  return file.text();
};
