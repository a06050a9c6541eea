// The payer of a new instrument, for connectors: the card or account, which stays in memory, and
// the part that may be stored for a later charge.
import { carrySource } from '../operations/carried.ts';
import type { Scope } from '@kasir/core/server';
import type { InstrumentState } from './state.ts';
import type { CardInput } from './types/card/detail.ts';
import { accountOf, type BankAccountInput } from './types/direct-debit/type.ts';
import type { NewInstrument } from './types/type.ts';

/** Returns whether an instrument is charged later, and not by the request that creates it. */
export const isChargedLater = ({ activation }: NewInstrument): boolean =>
  activation !== 'with_intent' && activation !== 'when_paid';

/** Returns whether a property is not about the payer: a URL or a preference. */
const isOther = (name: string): boolean =>
  name.endsWith('_url') || name === 'redeem_points' || name === 'promotion_label';

/** Returns the properties that identify the payer. */
const payerIn = (properties: NewInstrument['properties']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(properties ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !isOther(entry[0]),
    ),
  );

/**
 * Keeps the card or bank account of an instrument for the operations of this decision. Returns the
 * part that is stored with the instrument: the payer of any other type of instrument.
 */
export const keepPayer = (
  d: Pick<Scope, 'context'>,
  newInstrument: NewInstrument,
): Pick<InstrumentState, 'payer'> => {
  const { id, channel, input } = newInstrument;
  const payer = { ...payerIn(newInstrument.properties), ...newInstrument.payer };
  switch (channel.type) {
    case 'CARD': {
      const { number, securityCode, holder, month, year } = input as CardInput;
      carrySource(d, id, { type: 'card', number, securityCode, holder, month, year });
      return {};
    }
    case 'DIRECT_DEBIT': {
      const account = { ...payer, ...accountOf(input as BankAccountInput) };
      carrySource(d, id, { type: 'account', account });
      return {};
    }
    default:
      return Object.keys(payer).length === 0 ? {} : { payer };
  }
};
