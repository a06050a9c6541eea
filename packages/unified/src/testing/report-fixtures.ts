// For tests: requests reports and downloads their files.
import type { Piece } from '@kasir/core/server';
import { tableOf } from '@kasir/core/testing/internal';
import { prefixes, type Report } from '@kasir/models';
import { expect } from 'vitest';
import { unifiedDownloads } from '../server.ts';
import type { Merchant } from './merchant.ts';

/** Requests a report and runs the job that completes it. */
export const makeReport = async ({ call, advance }: Merchant, body: object): Promise<Report> => {
  const requested = await call('POST', '/reports', body);
  expect([requested.status, requested.body.status ?? requested.body.message]).toEqual([
    200,
    'PENDING',
  ]);
  await advance(0);
  const { body: made } = await call('GET', `/reports/${requested.body.id}`);
  return made as Report;
};

/** Returns the file of a report, and the number of its pieces. */
export const readReportFile = async (
  { store, partition }: Merchant,
  { id }: Pick<Report, 'id'>,
): Promise<{ readonly text: string; readonly pieces: number }> => {
  const [download] = unifiedDownloads;
  const file = await store.view(partition, (view) =>
    download?.open(view, id.slice(prefixes.report.length)),
  );
  if (!file) throw new Error(`${id} has no file`);
  const texts = [file.head];
  for (let after: string | null = null; ;) {
    const piece: Piece = await store.view(partition, (view) => file.piece(view, after));
    texts.push(piece.text);
    if (piece.next === null) return { text: texts.join(''), pieces: texts.length };
    after = piece.next;
  }
};

/** Requests a report and returns its rows. */
export const readReportRows = async (
  merchant: Merchant,
  body: object,
): Promise<Record<string, string>[]> =>
  tableOf((await readReportFile(merchant, await makeReport(merchant, body))).text);
