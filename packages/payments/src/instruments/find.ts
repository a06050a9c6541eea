// Finds instruments, and reads them through their type and channel.
import type { Reads } from '@kasir/core/store';
import { channelIn, type Channel } from '@kasir/models';
import { instruments, type InstrumentRow, type InstrumentState } from './kind.ts';
import { typeOf } from './types/index.ts';
import type { Line, Phrase } from '../phrases.ts';

/** Returns the instrument with this unprefixed id; throws when it is missing, which is a bug. */
export const getInstrument = (reads: Pick<Reads, 'get'>, id: string): InstrumentRow => {
  const row = reads.get(instruments, id);
  if (!row) throw new Error(`Instrument ${id} is missing`);
  return row;
};

/** Returns the channel of an instrument. */
export const channelOf = ({
  type,
  channel,
  country,
}: Pick<InstrumentState, 'type' | 'channel' | 'country'>): Channel => {
  const found = channelIn(type, channel, country);
  if (!found) throw new Error(`The channel table has no ${type} ${channel} of ${country}`);
  return found;
};

/** Returns the name of the payer if the merchant gave one, or null. */
export const payerName = ({ state }: Pick<InstrumentRow, 'state'>): string | null =>
  typeOf(state.type).payer(state.detail);

/** Returns the data that the payer needs to pay elsewhere. */
export const instructionsOf = ({ state }: InstrumentRow): readonly Line[] =>
  typeOf(state.type).page.instructions(state, state.detail, channelOf(state));

/** Returns the steps by which the payer pays an amount elsewhere. */
export const stepsOf = ({ state }: InstrumentRow, amount: string | null): readonly Phrase[] =>
  typeOf(state.type).page.steps(state, state.detail, channelOf(state), amount);

/** Returns the text of the QR code that the payer scans, or null. */
export const scannedText = ({ state }: InstrumentRow): string | null =>
  typeOf(state.type).page.scanned(state.detail);

/** Returns the purpose of its page, or null when it has none. */
export const purposeOf = ({ state }: InstrumentRow): Phrase | null =>
  typeOf(state.type).page.purpose(state, channelOf(state));
