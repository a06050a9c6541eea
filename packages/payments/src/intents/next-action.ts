// Decides where the payer of an intent acts, and how the owner of its instrument is authenticated.
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { NextAction } from '../instruments/types/type.ts';
import type { IntentState } from './kind.ts';

/** Returns where the payer of an intent acts; an instrument in it is authorized with it. */
export const nextActionOf = (
  charging: Pick<IntentState, 'authentication' | 'initiator'>,
  { state }: InstrumentRow,
): NextAction => {
  const { nextAction, nextActionWithIntent } = typeOf(state.type);
  const known = { ...charging, authentication: authenticationPreferencesOf(charging, state) };
  return state.status === 'PENDING'
    ? nextActionWithIntent(state.detail, known)
    : nextAction(state, state.detail, channelOf(state), known);
};

/** Returns the authentication preferences of an intent, which override those of its instrument. */
export const authenticationPreferencesOf = (
  { authentication: over }: Pick<IntentState, 'authentication'>,
  { authentication: own }: Pick<InstrumentRow['state'], 'authentication'>,
): IntentState['authentication'] => ({
  skip: over.skip ?? own.skip,
  require: over.require ?? own.require,
});
