// Generates the file of a report while it is downloaded, from its request and the books.
import { limits } from '@kasir/core';
import { csvLine, type Download, type DownloadFile } from '@kasir/core/server';
import {
  balanceHistoryColumns,
  prefixes,
  transactionsColumns,
  type ReportType,
} from '@kasir/models';
import { readBalanceHistory } from './balance_history.ts';
import { reports } from './kind.ts';
import { rangeOf, type ReadPage, type ReportRange } from './page.ts';
import { REPORT } from './render.ts';
import { readTransactions } from './transactions.ts';

const HOUR_MS = 3_600_000;

interface Table {
  readonly head: string;
  readonly piece: (range: ReportRange) => DownloadFile['piece'];
}

const table = <Column extends string>(
  headings: Readonly<Record<Column, string>>,
  read: ReadPage<Column>,
): Table => {
  const columns = Object.keys(headings) as Column[];
  return {
    head: csvLine(columns.map((column) => headings[column])),
    piece: (range) => (view, after) => {
      const { rows, next } = read(view, range, after);
      const lines = rows.map((row) => csvLine(columns.map((column) => row[column])));
      return { text: lines.join(''), next };
    },
  };
};

const tables: Readonly<Record<ReportType, Table>> = {
  BALANCE_HISTORY: table(balanceHistoryColumns, readBalanceHistory),
  TRANSACTIONS: table(transactionsColumns, readTransactions),
};

/** Only a COMPLETED report has a file. It no longer changes: `updated` is when it was completed. */
export const reportDownload: Download = {
  object: REPORT,
  open: (view, id) => {
    const row = view.get(reports, id);
    if (row?.state.status !== 'COMPLETED') return undefined;
    const { head, piece } = tables[row.state.type];
    return {
      name: `${prefixes.report}${id}.csv`,
      contentType: 'text/csv; charset=utf-8; header=present',
      expires: row.state.updated + limits.report_link_hours * HOUR_MS,
      head,
      piece: piece(rangeOf(row)),
    };
  },
};
