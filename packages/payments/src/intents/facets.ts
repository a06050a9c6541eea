// Computes the facets by which lists filter intents, from the state alone.
import { channelIn, type Channel } from '@kasir/models';
import { intentLifecycle, type IntentState, type IntentStatus } from './state.ts';

/** The properties of an intent that decide its status in each generation. */
export interface Situation {
  readonly status: IntentStatus;
  /** True when it accepts payments until it ends. */
  readonly repeats: boolean;
  readonly manualCapture: boolean;
  /** True when its payer confirms on a device. */
  readonly onDevice: boolean;
}

/** Returns a situation as the value of a facet. */
export const situationKey = ({ status, repeats, manualCapture, onDevice }: Situation): string =>
  [status, repeats && 'repeats', manualCapture && 'manual', onDevice && 'device']
    .filter((one) => one !== false)
    .join(' ');

const either = [false, true] as const;

/** All possible situations; lists filter by the situations that have a wire status. */
export const situations: readonly Situation[] = intentLifecycle.states.flatMap((status) =>
  either.flatMap((repeats) =>
    either.flatMap((manualCapture) =>
      either.map((onDevice) => ({ status, repeats, manualCapture, onDevice })),
    ),
  ),
);

/** Returns a channel as the value of a facet. */
export const channelKey = ({ type, code, country }: Pick<Channel, 'type' | 'code' | 'country'>) =>
  `${type} ${code} ${country}`;

type Paid = Pick<IntentState, 'type' | 'channel' | 'country'>;

const channelOfIntent = ({ type, channel, country }: Paid): Channel | undefined =>
  channelIn(type, channel, country);

/** Returns the situation of an intent. */
export const situationOf = (state: IntentState): Situation => ({
  status: state.status,
  repeats: state.purpose === 'repeat',
  manualCapture: state.manualCapture,
  onDevice: channelOfIntent(state)?.flow === 'PUSH',
});

/** Returns the key of the channel that pays an intent; null when the table no longer has it. */
export const channelKeyOf = (state: Paid): string | null => {
  const channel = channelOfIntent(state);
  return channel ? channelKey(channel) : null;
};
