// The table column with the button that deletes, revokes or removes a row.
import { h } from 'preact';
import type { OperationName } from '../api/rights.ts';
import { Confirm } from './forms.ts';
import type { Column } from './grid.ts';
import { say } from '../language.ts';

interface EndOptions<T> {
  readonly text: string;
  readonly question: (row: T) => string;
  readonly busy: boolean;
  /** The operation that it calls. */
  readonly needs: OperationName;
  readonly onEnd: (row: T) => void;
  /** False for a row that has ended. */
  readonly isOpen?: (row: T) => boolean;
}

/** Returns a column with one button that asks for confirmation. */
export const endColumn = <T>({
  text,
  question,
  busy,
  needs,
  onEnd,
  isOpen = () => true,
}: EndOptions<T>): Column<T> => ({
  name: say('Change'),
  kind: 'tight',
  cell: (row) =>
    isOpen(row)
      ? h(Confirm, { text, question: question(row), busy, needs, onConfirm: () => onEnd(row) })
      : null,
});
