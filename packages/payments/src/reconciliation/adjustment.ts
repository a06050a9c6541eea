// Adjusts the ledgers of statements by the explicit act of an operator, with a reason.
import { recordKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields, type Decision } from '@kasir/core/server';
import * as z from 'zod';
import { ledgers } from '../ledger/ledgers.ts';
import { differences } from './difference.ts';
import { statementLines } from './statement-line.ts';

/** The ledgers that an adjustment may post to: never the money of the merchant. */
export const adjustableLedgers = [
  ledgers.clearing,
  ledgers.settled,
  ledgers.processorFees,
] as const;

/** A posting to one ledger, in minor units. */
export interface AdjustmentLine {
  readonly ledger: (typeof adjustableLedgers)[number];
  readonly amount: number;
}

export interface AdjustmentState {
  /** Id of the difference that it is about, or null. */
  readonly difference: string | null;
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

/** The reasons for which an adjustment is not posted. */
export type AdjustmentRefusal = 'unbalanced' | 'unknown difference' | 'cleared difference';

/**
 * Posts an adjustment: lines that sum to zero. The line of its difference is matched no more, since
 * its money is where the operator put it.
 */
export const postAdjustment = (
  d: Decision,
  adjustment: Omit<AdjustmentState, 'created'>,
): AdjustmentRow | AdjustmentRefusal => {
  const { difference, lines } = adjustment;
  if (lines.reduce((sum, { amount }) => sum + amount, 0) !== 0) return 'unbalanced';
  if (difference !== null) {
    const row = d.get(differences, difference);
    if (!row) return 'unknown difference';
    const { status, line, subject } = row.state;
    if (status === 'CLEARED') return 'cleared difference';
    if (line !== null && subject.startsWith('line '))
      d.change(statementLines, { id: line }, { adjusted: true });
  }
  const id = d.id();
  d.post(
    id,
    lines.map((line) => ({ ...line, currency: adjustment.currency, type: 'ADJUSTMENT' })),
  );
  return d.insert(adjustments, id, { ...adjustment, created: d.now });
};
