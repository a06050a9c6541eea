// Shared by both reports: the part of the books that they contain, and how they read it in pages.
import type { Cell } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import type { ReportRow } from './kind.ts';

/** Lines or transactions per read; a small number keeps each read short. */
export const PAGE_ROWS = 50;

/** The part of the books that a report contains. */
export interface ReportRange {
  readonly currency: string;
  /** Milliseconds since 1970, both inclusive. */
  readonly from: number;
  readonly to: number;
  /** Id of the report without prefix; later entries have greater ids and are not reported. */
  readonly before: string;
}

/** Rows by column name, and the cursor after which the next page is read. */
export interface ReportPage<Column extends string> {
  readonly rows: readonly Readonly<Record<Column, Cell>>[];
  readonly next: string | null;
}

export type ReadPage<Column extends string> = (
  view: View,
  range: ReportRange,
  after: string | null,
) => ReportPage<Column>;

/** Returns the range of a report, which depends on its request alone. */
export const rangeOf = ({ id, state: { currency, from, to } }: ReportRow): ReportRange => ({
  currency,
  from,
  to,
  before: id,
});
