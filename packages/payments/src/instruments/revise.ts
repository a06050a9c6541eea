// Changes an instrument: its own fields, the requested amounts and the expiry.
import type { Scope } from '@kasir/core/server';
import { channelOf } from './find.ts';
import { endInstrument } from './end.ts';
import { expireInstrument } from './jobs.ts';
import { instruments, type InstrumentRow, type InstrumentState, type Requested } from './kind.ts';
import { timeProblem, type Problem } from './problems.ts';
import { typeOf } from './types/index.ts';
import type { Revision } from './types/type.ts';

/** A requested change of an instrument; omitted fields stay. */
export interface Change extends Partial<
  Pick<InstrumentState, 'description' | 'reference' | 'metadata' | 'reusable' | 'echo'>
> {
  readonly paidTo?: Revision;
}

/** A change whose rules were checked. */
export interface PlannedChange {
  readonly problems: readonly (Problem | null)[];
  readonly change: Partial<
    Pick<
      InstrumentState,
      'description' | 'reference' | 'metadata' | 'reusable' | 'detail' | 'echo'
    > & {
      readonly requested: Requested;
      readonly expires: number;
    }
  >;
}

/** Returns a change as it will be written, with the problems of the request. */
export const planChange = (
  d: Pick<Scope, 'context' | 'now'>,
  { state }: InstrumentRow,
  { paidTo, ...own }: Change,
): PlannedChange => {
  const { revise } = typeOf(state.type);
  if (!paidTo || !revise) return { problems: [], change: own };
  const channel = channelOf(state);
  const { expires } = paidTo;
  const { problems, requested, detail } = revise(d, state, state.detail, paidTo, channel);
  return {
    problems: [...problems, timeProblem(d.now, channel, expires ?? null)],
    change: { ...own, requested, detail, ...(expires !== undefined && { expires }) },
  };
};

const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** Writes a change; a change without effect writes nothing. */
export const changeInstrument = (
  d: Scope,
  row: InstrumentRow,
  { change }: PlannedChange,
): InstrumentRow => {
  const { state } = row;
  const { expires } = change;
  if (expires === undefined && isSame(state, { ...state, ...change })) return row;
  if (expires !== undefined && expires !== state.expires)
    d.schedule(expireInstrument, expires, { instrument: row.id });
  return d.change(instruments, row, { ...change, updated: d.now });
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
