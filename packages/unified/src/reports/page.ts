// What both reports share: which part of the books they hold, and that they read it page by page.
import type { View } from '@kasir/core/server';
import type { Cell } from './csv.ts';
import type { ReportRow } from './kind.ts';

/** Lines or transactions of one short read: the process is busy for less than a millisecond. */
export const PAGE_ROWS = 50;

/** The part of the books that a report holds. */
export interface ReportRange {
  readonly currency: string;
  /** Milliseconds since 1970, both inclusive. */
  readonly from: number;
  readonly to: number;
  /** Bare id of the request: what came later has a greater one, and is not reported. */
  readonly before: string;
}

/** Rows by the names of the columns, and after what the next page is read. */
export interface ReportPage<Column extends string> {
  readonly rows: readonly Readonly<Record<Column, Cell>>[];
  readonly next: string | null;
}

export type ReadPage<Column extends string> = (
  view: View,
  range: ReportRange,
  after: string | null,
) => ReportPage<Column>;

/** What a report holds follows from its request alone. */
export const rangeOf = ({ id, state: { currency, from, to } }: ReportRow): ReportRange => ({
  currency,
  from,
  to,
  before: id,
});
