// Decides where the payer of an intent acts, and how the owner of its instrument is authenticated.
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { isChallengedWithIntent } from '../instruments/types/card/bank.ts';
import { findDetail, typeOf } from '../instruments/types/index.ts';
import type { NextAction } from '../instruments/types/type.ts';
import type { IntentState } from './kind.ts';

/** Returns where the payer of an intent acts; an instrument in it is authorized with it. */
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
