// Changes an instrument: its own fields, the requested amounts and the expiry.
import type { Scope } from '@kasir/core/server';
import { channelOf } from './find.ts';
import { endInstrument } from './end.ts';
import { expireInstrument } from './jobs.ts';
import { instruments, type InstrumentRow, type InstrumentState, type Requested } from './kind.ts';
import { timeProblem, type Problem } from './problems.ts';
import { typeOf } from './types/index.ts';
import type { Revision } from './types/type.ts';

/** A requested change of an instrument; omitted fields keep their values. */
export interface InstrumentChange extends Partial<
  Pick<InstrumentState, 'description' | 'reference' | 'metadata' | 'reusable' | 'echo'>
> {
  readonly paidTo?: Revision;
}

type Written = Partial<
  Pick<
    InstrumentState,
    'description' | 'reference' | 'metadata' | 'reusable' | 'detail' | 'echo'
  > & {
    readonly requested: Requested;
    readonly expires: number;
  }
>;

/** A change whose rules were checked. */
export interface PlannedChange {
  readonly problems: readonly (Problem | null)[];
  /** Writes the change and returns the row; a change without effect writes nothing. */
  readonly write: () => InstrumentRow;
}

const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

const changeInstrument = (d: Scope, row: InstrumentRow, change: Written): InstrumentRow => {
  const { state } = row;
  const { expires } = change;
  if (expires === undefined && isSame(state, { ...state, ...change })) return row;
  if (expires !== undefined && expires !== state.expires)
    d.schedule(expireInstrument, expires, { instrument: row.id });
  return d.change(instruments, row, { ...change, updated: d.now });
};

/**
 * Checks a change. The caller refuses it because of these problems or its own rules, or writes it.
 */
export const planChange = (
  d: Scope,
  row: InstrumentRow,
  { paidTo, ...own }: InstrumentChange,
): PlannedChange => {
  const { state } = row;
  const { revise } = typeOf(state.type);
  if (!paidTo || !revise) return { problems: [], write: () => changeInstrument(d, row, own) };
  const channel = channelOf(state);
  const { expires } = paidTo;
  const { problems, requested, detail } = revise(d, state, state.detail, paidTo, channel);
  const change = { ...own, requested, detail, ...(expires !== undefined && { expires }) };
  return {
    problems: [...problems, timeProblem(d.now, channel, expires ?? null)],
    write: () => changeInstrument(d, row, change),
  };
};

/** Ends an instrument whose merchant sets its expiry to a time in the past. */
export const endInstrumentAt = (
  d: Scope,
  row: Pick<InstrumentRow, 'id'>,
  time: number,
): InstrumentRow => {
  d.change(instruments, row, { expires: time });
  return endInstrument(d, row, 'withdraw');
};
