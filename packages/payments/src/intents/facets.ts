// What lists filter intents by beside their names, as values of the state alone.
import { channelIn, type Channel } from '@kasir/models';
import { intentLifecycle, type IntentState, type IntentStatus } from './state.ts';

/** What an intent is for. */
export const intentPurposes = ['pay', 'save', 'repeat', 'verify'] as const;
export type IntentPurpose = (typeof intentPurposes)[number];

type Purposeful = Pick<IntentState, 'savesIfPaid' | 'repeats' | 'verifies'>;

export const intentPurpose = ({ savesIfPaid, repeats, verifies }: Purposeful): IntentPurpose => {
  if (verifies === true) return 'verify';
  if (repeats === true) return 'repeat';
  return savesIfPaid === true ? 'save' : 'pay';
};

/** What of an intent decides under which status a generation shows it. */
export interface Situation {
  readonly status: IntentStatus;
  readonly repeats: boolean;
  readonly manualCapture: boolean;
  /** Whether its payer confirms on a device. */
  readonly onDevice: boolean;
}

/** A situation as the value of a facet. */
export const situationKey = ({ status, repeats, manualCapture, onDevice }: Situation): string =>
  [status, repeats && 'repeats', manualCapture && 'manual', onDevice && 'device']
    .filter((one) => one !== false)
    .join(' ');

const either = [false, true] as const;

/** Every situation there is: a status on the wire is looked for by those that it shows. */
export const situations: readonly Situation[] = intentLifecycle.states.flatMap((status) =>
  either.flatMap((repeats) =>
    either.flatMap((manualCapture) =>
      either.map((onDevice) => ({ status, repeats, manualCapture, onDevice })),
    ),
  ),
);

/** A channel as the value of a facet. */
export const channelKey = ({ type, code, country }: Pick<Channel, 'type' | 'code' | 'country'>) =>
  `${type} ${code} ${country}`;

type Paid = Pick<IntentState, 'type' | 'channel' | 'country'>;

const channelOfIntent = ({ type, channel, country }: Paid): Channel | undefined =>
  channelIn(type, channel, country);

export const situationOf = (state: IntentState): Situation => ({
  status: state.status,
  repeats: state.repeats === true,
  manualCapture: state.manualCapture,
  onDevice: channelOfIntent(state)?.flow === 'PUSH',
});

/** The channel that pays an intent; null where the table has it no longer. */
export const channelKeyOf = (state: Paid): string | null => {
  const channel = channelOfIntent(state);
  return channel ? channelKey(channel) : null;
};
