// Describes where output goes: a terminal with a width and colors, or a pipe or file without both.
import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';

/** The target of output. */
export interface Screen {
  /** Columns of the terminal; null for a pipe or a file, where nothing is cut. */
  readonly columns: number | null;
  /** True on a terminal unless NO_COLOR is set, and everywhere with FORCE_COLOR. */
  readonly colors: boolean;
}

/** A pipe or a file. */
export const plainScreen: Screen = { columns: null, colors: false };

/** The narrowest width that text is fitted to: below it lines wrap. */
const COLUMNS_MIN = 40;

/** Returns whether to write colors to a stream, by NO_COLOR, FORCE_COLOR and the terminal. */
const hasColors = (stream: NodeJS.WriteStream): boolean =>
  styleText('bold', ' ', { stream }) !== ' ';

/** Returns the target of a stream of this process. */
export const screenOf = (stream: NodeJS.WriteStream): Screen => {
  const { isTTY = false, columns } = stream as Partial<WriteStream>;
  return {
    // A terminal without a size, as some editors have, reports none or zero.
    columns: isTTY && columns ? Math.max(columns, COLUMNS_MIN) : null,
    colors: hasColors(stream),
  };
};
