// For tests: asking for reports, fetching their files, and reading CSV without any leniency.
import type { Piece } from '@kasir/core/server';
import { prefixes, type Report } from '@kasir/models';
import { expect } from 'vitest';
import { unifiedDownloads } from '../server.ts';
import type { Shop } from './shop.ts';

const cell = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;

/** Records of a CSV text; throws at anything that RFC 4180 does not allow. */
export const parseCsv = (text: string): string[][] => {
  const records: string[][] = [];
  let record: string[] = [];
  for (let at = 0; at < text.length;) {
    cell.lastIndex = at;
    const [whole = '', quoted, plain = ''] = cell.exec(text) ?? [];
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      at += 2;
      records.push(record);
      record = [];
    } else throw new Error(`No CSV at ${at}: ${text.slice(at, at + 20)}`);
  }
  if (record.length > 0) throw new Error('The last record has no end');
  for (const { length } of records) expect(length).toBe(records[0]?.length);
  return records;
};

/** Records by heading; the first record is the headings. */
export const tableOf = (text: string): Record<string, string>[] => {
  const [headings = [], ...records] = parseCsv(text);
  return records.map((record) =>
    Object.fromEntries(headings.map((heading, at) => [heading, record[at] ?? ''])),
  );
};

/** Asks for a report and has it made. */
export const makeReport = async ({ call, advance }: Shop, body: object): Promise<Report> => {
  const asked = await call('POST', '/reports', body);
  expect([asked.status, asked.body.status ?? asked.body.message]).toEqual([200, 'PENDING']);
  await advance(0);
  const { body: made } = await call('GET', `/reports/${asked.body.id}`);
  return made as Report;
};

/** The file of a report, and how many pieces it came in. */
export const fileOf = async (
  { store, realm }: Shop,
  { id }: Pick<Report, 'id'>,
): Promise<{ readonly text: string; readonly pieces: number }> => {
  const [download] = unifiedDownloads;
  const file = await store.view(realm, (view) =>
    download?.open(view, id.slice(prefixes.report.length)),
  );
  if (!file) throw new Error(`${id} has no file`);
  const texts = [file.head];
  for (let after: string | null = null; ;) {
    const piece: Piece = await store.view(realm, (view) => file.piece(view, after));
    texts.push(piece.text);
    if (piece.next === null) return { text: texts.join(''), pieces: texts.length };
    after = piece.next;
  }
};

/** Asks for a report of everything in a currency and answers its rows. */
export const rowsOf = async (merchant: Shop, body: object): Promise<Record<string, string>[]> =>
  tableOf((await fileOf(merchant, await makeReport(merchant, body))).text);
