// Decides where the payer of an intent acts, and how the owner of its instrument is authenticated.
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import type { Order } from '../operations/work.ts';
import { isChallengedWithIntent } from '../instruments/types/card/bank.ts';
import { findDetail, typeOf } from '../instruments/types/index.ts';
import type { NextAction } from '../instruments/types/type.ts';
import type { IntentState } from './kind.ts';

/** Returns where the payer of an intent acts, also to authorize an instrument that came with it. */
export const nextActionOf = (
  charging: Pick<IntentState, 'authentication' | 'initiator'>,
  { state }: InstrumentRow,
): NextAction => {
  const known = { ...charging, authentication: authenticationPreferencesOf(charging, state) };
  const channel = channelOf(state);
  // A number that its bank has yet to open is shown, too.
  if (state.status !== 'PENDING' || channel.flow === 'PRESENT')
    return typeOf(state.type).nextAction(state, state.detail, channel, known);
  const card = findDetail(state, 'CARD');
  return card && !isChallengedWithIntent(card, known) ? 'nowhere' : 'page';
};

/** Returns the authentication preferences of an intent, which override those of its instrument. */
export const authenticationPreferencesOf = (
  { authentication: over }: Pick<IntentState, 'authentication'>,
  { authentication: own }: Pick<InstrumentRow['state'], 'authentication'>,
): IntentState['authentication'] => ({
  skip: over.skip ?? own.skip,
  require: over.require ?? own.require,
});

/** Returns whether the payer of a charge is absent, and whether authentication is skipped. */
export const attendanceOf = (
  charging: Pick<IntentState, 'authentication' | 'initiator'>,
  instrument: InstrumentRow,
): Pick<Order, 'unattended' | 'skipsAuthentication'> => {
  const { type, status } = instrument.state;
  const { skip, require } = authenticationPreferencesOf(charging, instrument.state);
  const isCard = type === 'CARD';
  // A card that comes with its payment is entered by a holder who is present.
  const isUnattended = isCard
    ? status !== 'PENDING' && charging.initiator !== 'payer'
    : nextActionOf(charging, instrument) === 'nowhere';
  return {
    ...(isUnattended && { unattended: true }),
    ...((isCard ? skip === true : require === false) && { skipsAuthentication: true }),
  };
};
