// Adjusts the ledgers of statements by the explicit act of an operator, with a reason.
import { recordKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields, type Decision } from '@kasir/core/server';
import * as z from 'zod';
import { ledgers } from '../ledger/ledgers.ts';
import { operations } from '../operations/kind.ts';
import { differences } from './difference.ts';
import { statementLines } from './statement-line.ts';

/** The ledgers that an adjustment may post to: never the money of the merchant. */
export const adjustableLedgers = [
  ledgers.clearing,
  ledgers.settled,
  ledgers.processorFees,
  ledgers.suspense,
] as const;

/** A posting to one ledger, in minor units. */
export interface AdjustmentLine {
  readonly ledger: (typeof adjustableLedgers)[number];
  readonly amount: number;
}

export interface AdjustmentState {
  /** Id of the difference that it is about, or null. */
  readonly difference: string | null;
  /** Unprefixed id of the operation whose money leaves suspense; omitted for none. */
  readonly operation?: string;
  readonly currency: string;
  readonly lines: readonly AdjustmentLine[];
  readonly reason: string;
  readonly by: string;
  readonly created: number;
}

const { currency, id, moment, signed, text } = stateFields;

export const adjustments = recordKind<AdjustmentState>()({
  name: 'statement_adjustment',
  state: schemaOf<AdjustmentState>()(
    z.strictObject({
      difference: id.nullable(),
      operation: id.exactOptional(),
      currency,
      lines: z.array(z.strictObject({ ledger: z.enum(adjustableLedgers), amount: signed })),
      reason: text,
      by: text,
      created: moment,
    }),
  ),
  parent: (s) => s.difference,
});

export type AdjustmentRow = RowOf<typeof adjustments>;

/** The reasons why an adjustment is refused. */
export type AdjustmentRefusal =
  | 'unbalanced'
  | 'unknown difference'
  | 'cleared difference'
  | 'unknown operation'
  | 'suspense without operation'
  | 'not in suspense';

/**
 * Takes money of an operation out of suspense; the other lines of the adjustment state its
 * destination. When none is left, the operation needs no attention any more, unless its connector
 * contradicted itself.
 */
const releaseSuspense = (
  d: Decision,
  id: string | undefined,
  { currency, lines }: Pick<AdjustmentState, 'currency' | 'lines'>,
): AdjustmentRefusal | null => {
  const moved = lines
    .filter(({ ledger }) => ledger === ledgers.suspense)
    .reduce((sum, { amount }) => sum + amount, 0);
  if (id === undefined) return moved === 0 ? null : 'suspense without operation';
  const row = d.get(operations, id);
  if (!row) return 'unknown operation';
  const { suspense = 0, attention, currency: own } = row.state;
  const left = suspense + moved;
  const isLess = Math.abs(left) < Math.abs(suspense) && left * suspense >= 0;
  if (own !== currency || !isLess) return 'not in suspense';
  const isOver = left === 0 && attention !== 'CONTRADICTION';
  d.change(operations, row, { suspense: left, ...(isOver && { attention: null }) });
  return null;
};

/**
 * Posts an adjustment, whose lines must sum to zero. The statement line of its difference is not
 * matched again, because the operator has booked its money. Money leaves `suspense` only for a
 * named operation, and at most the amount that this operation has there.
 */
export const postAdjustment = (
  d: Decision,
  adjustment: Omit<AdjustmentState, 'created'>,
): AdjustmentRow | AdjustmentRefusal => {
  const { difference, operation, lines } = adjustment;
  if (lines.reduce((sum, { amount }) => sum + amount, 0) !== 0) return 'unbalanced';
  const about = difference === null ? null : d.get(differences, difference);
  if (about === undefined) return 'unknown difference';
  if (about?.state.status === 'CLEARED') return 'cleared difference';
  const refusal = releaseSuspense(d, operation, adjustment);
  if (refusal !== null) return refusal;
  const line = about?.state.subject.startsWith('line ') ? about.state.line : null;
  if (line !== null) d.change(statementLines, { id: line }, { adjusted: true });
  const id = d.id();
  d.post(
    id,
    lines.map((line) => ({ ...line, currency: adjustment.currency, type: 'ADJUSTMENT' })),
  );
  return d.insert(adjustments, id, { ...adjustment, created: d.now });
};
