// Lays out rows for people: a header, aligned columns, and no line wider than the terminal.
import width from 'fast-string-width';
import { clip, padded } from './cells.ts';
import { toPrintable } from './printable.ts';
import type { Screen } from './screen.ts';
import { paint, type Style } from './styles.ts';

/** A column of a list, declared once for people and for CSV. */
export interface Column<Row> {
  readonly title: string;
  /** The value, as CSV has it. */
  readonly of: (row: Row) => string | number | boolean | null | undefined;
  /** The text for people, where it differs from the value. */
  readonly text?: (row: Row) => string;
  readonly style?: (row: Row) => Style | undefined;
  /** Numbers are right-aligned without it. */
  readonly align?: 'right';
  /**
   * The effect of a narrow window: `cut` shortens its texts, `omit` leaves it out, the last
   * column first. A column without it, such as an id that is to be copied, stays as it is.
   */
  readonly narrow?: 'cut' | 'omit';
}

const GAP = '  ';

/** The characters that a cut text keeps while other columns can be left out, and at the least. */
const CUT_COMFORTABLE = 24;
const CUT_MIN = 8;

interface Laid<Row> {
  readonly column: Column<Row>;
  readonly cells: readonly string[];
  readonly isRight: boolean;
  readonly width: number;
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const layOut = <Row>(column: Column<Row>, rows: readonly Row[]): Laid<Row> => {
  const values = rows.map((row) => column.of(row));
  const cells = rows.map((row, index) => {
    if (column.text) return toPrintable(column.text(row));
    const value = values[index];
    return isGiven(value) ? toPrintable(String(value)) : '-';
  });
  return {
    column,
    cells,
    isRight: column.align === 'right' || values.some((value) => typeof value === 'number'),
    width: Math.max(width(toPrintable(column.title)), ...cells.map((cell) => width(cell))),
  };
};

const total = (laid: readonly { readonly width: number }[]): number =>
  laid.reduce((sum, one) => sum + one.width, 0) + GAP.length * Math.max(0, laid.length - 1);

/** Cuts the widest of the texts that may be cut, until all fit or none can be cut more. */
const cutToFit = <Row>(
  laid: readonly Laid<Row>[],
  columns: number,
  least: number,
): readonly Laid<Row>[] => {
  const fitted = [...laid];
  while (total(fitted) > columns) {
    const [widest] = fitted
      .map((one, index) => ({ one, index }))
      .filter(({ one }) => one.column.narrow === 'cut' && one.width > least)
      .toSorted((a, b) => b.one.width - a.one.width);
    if (!widest) return fitted;
    fitted[widest.index] = { ...widest.one, width: widest.one.width - 1 };
  }
  return fitted;
};

/** Leaves columns out, the last first, and cuts texts, until the table fits. */
const fit = <Row>(laid: readonly Laid<Row>[], columns: number | null): readonly Laid<Row>[] => {
  if (columns === null) return laid;
  let kept = laid;
  for (;;) {
    const cut = cutToFit(kept, columns, CUT_COMFORTABLE);
    if (total(cut) <= columns) return cut;
    const spare = kept.findLastIndex(({ column }) => column.narrow === 'omit');
    if (spare === -1) return cutToFit(kept, columns, CUT_MIN);
    kept = kept.toSpliced(spare, 1);
  }
};

/**
 * Returns rows as a table with a header. On a terminal it fits the width, and a last line names the
 * columns that were left out; in a pipe everything is whole.
 */
export const tableText = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  screen: Screen,
): string => {
  const all = columns.map((column) => layOut(column, rows));
  const laid = fit(all, screen.columns);
  const line = (cellOf: (one: Laid<Row>) => { text: string; style?: Style | undefined }): string =>
    laid
      .map((one, index) => {
        const { text, style } = cellOf(one);
        const clipped = clip(text, one.width);
        const isLast = index === laid.length - 1 && !one.isRight;
        const cell = isLast ? clipped : padded(clipped, one.width, one.isRight);
        return paint(screen.colors, style, cell);
      })
      .join(GAP);
  const omitted = all.filter(({ column }) => !laid.some((one) => one.column === column));
  const note = `Left out here: ${omitted.map(({ column }) => column.title).join(', ')}.`;
  return [
    line(({ column }) => ({ text: column.title.toUpperCase(), style: 'title' })),
    ...rows.map((row, index) =>
      line(({ column, cells }) => ({ text: cells[index] ?? '', style: column.style?.(row) })),
    ),
    ...(omitted.length === 0
      ? []
      : [paint(screen.colors, 'quiet', clip(note, screen.columns ?? Infinity))]),
  ].join('\n');
};

/** Returns text as lines of at most `most` columns, broken between words, which stay whole. */
const wrapText = (text: string, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`) <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Returns facts as lines of a name and a value, such as those of one object. */
export const factsText = (
  facts: readonly (readonly [name: string, value: string | number, style?: Style | undefined])[],
  screen: Screen,
): string => {
  const longest = Math.max(0, ...facts.map(([name]) => width(name)));
  const room = screen.columns === null ? Infinity : screen.columns - longest - GAP.length;
  return facts
    .flatMap(([name, value, style]) =>
      wrapText(toPrintable(String(value)), room).map((line, index) =>
        [
          paint(screen.colors, 'quiet', padded(index === 0 ? name : '', longest)),
          paint(screen.colors, style, line),
        ].join(GAP),
      ),
    )
    .join('\n');
};
