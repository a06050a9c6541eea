// Finding instruments, and what is known of one through its type and channel.
import type { Reads } from '@kasir/core/server';
import { channelIn, type Channel } from '@kasir/models';
import { instruments, type InstrumentRow, type InstrumentState } from './kind.ts';
import { typeOf } from './types/index.ts';
import type { Line, Phrase } from '../phrases.ts';

/** The instrument of a bare id. Throws when it is missing, which no caller can cause. */
export const getInstrument = (reads: Pick<Reads, 'get'>, id: string): InstrumentRow => {
  const row = reads.get(instruments, id);
  if (!row) throw new Error(`Instrument ${id} is missing`);
  return row;
};

/** The channel of an instrument. */
export const channelOf = ({
  type,
  channel,
  country,
}: Pick<InstrumentState, 'type' | 'channel' | 'country'>): Channel => {
  const found = channelIn(type, channel, country);
  if (!found) throw new Error(`The channel table has no ${type} ${channel} of ${country}`);
  return found;
};

/** Who pays by an instrument, as far as the merchant named somebody. */
export const payerName = ({ state }: Pick<InstrumentRow, 'state'>): string | null =>
  typeOf(state.type).payer(state.detail);

/** What its payer needs to pay elsewhere. */
export const instructionsOf = ({ state }: InstrumentRow): readonly Line[] =>
  typeOf(state.type).instructions(state, state.detail, channelOf(state));

/** How its payer pays an amount elsewhere, step by step. */
export const stepsOf = ({ state }: InstrumentRow, amount: string | null): readonly Phrase[] =>
  typeOf(state.type).steps(state, state.detail, channelOf(state), amount);

/** The text of the QR code that its payer scans, or null. */
export const scannedText = ({ state }: InstrumentRow): string | null =>
  typeOf(state.type).scanned(state.detail);

/** What its page asks for, or null when it has none. */
export const purposeOf = ({ state }: InstrumentRow): Phrase | null =>
  typeOf(state.type).purpose(state, channelOf(state));
