// Decides which laws can be tried on a target, and says what would enable the others.
import { nameOf, type Law, type Need } from '../law.ts';
import type { SkipReason } from '../verdict.ts';

/** The facts about a target that decide which laws can be tried. */
export interface Capabilities {
  readonly writes: boolean;
  readonly receiver: boolean;
  /** True if webhooks reach the receiver without an address in the request. */
  readonly events: boolean;
  readonly control: boolean;
  readonly clock: boolean;
  readonly postings: boolean;
  readonly payer: boolean;
  readonly settings: boolean;
  readonly partners: boolean;
  /** True if the control API can take sub-accounts through their lifecycle. */
  readonly accountSteps: boolean;
  readonly resend: boolean;
  readonly subAccounts: boolean;
  readonly readOnlyKey: boolean;
  readonly liveKey: boolean;
  readonly mayExhaust: boolean;
  readonly mayWait: boolean;
  /** Requests per minute that ordinary responses announce; null when they announce none. */
  readonly rateLimit: number | null;
  /** Contract ids the target has. */
  readonly endpoints: ReadonlySet<string>;
  /** Contract ids of operations that are possible outside the API as well. */
  readonly optional?: readonly string[];
}

export interface Skip {
  readonly reason: SkipReason;
  readonly note: string;
}

/** Rate limits up to this size may be used up without permission. */
const SMALL_LIMIT = 120;

/** A condition that a need sets, and the skip of a law where it is not met. */
type Condition = readonly [
  isMet: (capabilities: Capabilities) => boolean,
  reason: SkipReason,
  note: string,
];

const withControl = (act: string): string => `add --control-url of a control API that can ${act}`;

const conditions: Readonly<Record<Need, Condition>> = {
  writes: [
    ({ writes }) => writes,
    'UNSAFE',
    'choose a profile that may create objects, such as --profile standard',
  ],
  receiver: [
    ({ receiver }) => receiver,
    'NO_INBOUND',
    'run the suite on the same machine as the target',
  ],
  events: [
    ({ events }) => events,
    'NO_INBOUND',
    'add --control-url, or --receiver-port N with http://127.0.0.1:N/ as the callback URL of the account',
  ],
  clock: [({ clock }) => clock, 'NO_CLOCK', 'add --control-url of a control API with a clock'],
  'second account': [
    ({ control, subAccounts }) => control || subAccounts,
    'NO_SECOND_ACCOUNT',
    'add --sub-account or --control-url',
  ],
  control: [({ control }) => control, 'NO_CONTROL', 'add --control-url'],
  postings: [({ postings }) => postings, 'NO_CONTROL', withControl('post transactions')],
  payer: [({ payer }) => payer, 'NO_CONTROL', withControl('act on hosted pages')],
  settings: [({ settings }) => settings, 'NO_CONTROL', withControl('change account settings')],
  partners: [({ partners }) => partners, 'NO_CONTROL', withControl('register partners')],
  'sub-accounts': [
    ({ accountSteps }) => accountSteps,
    'NO_CONTROL',
    withControl('register and activate sub-accounts'),
  ],
  resend: [({ resend }) => resend, 'NO_CONTROL', withControl('send webhooks once more')],
  'limited key': [
    ({ control, readOnlyKey }) => control || readOnlyKey,
    'NO_CONTROL',
    'add --key-readonly or --control-url',
  ],
  'live key': [
    ({ control, liveKey }) => control || liveKey,
    'NO_CONTROL',
    'add --live-key or --control-url',
  ],
  'rate headers': [
    ({ rateLimit }) => rateLimit !== null,
    'DISABLED',
    'responses of the target have no Rate-Limit headers',
  ],
  exhaust: [
    ({ mayExhaust, rateLimit }) => mayExhaust || (rateLimit ?? 0) <= SMALL_LIMIT,
    'UNSAFE',
    'add --allow exhaust to use up {rateLimit} requests per minute',
  ],
  windows: [
    ({ clock, mayWait }) => clock || mayWait,
    'NO_CLOCK',
    'add --control-url of a control API with a clock, or --allow wait to wait for some minutes',
  ],
  wait: [
    ({ mayWait }) => mayWait,
    'DISABLED',
    'add --allow wait to wait half a minute of real time',
  ],
};

/** Returns the needs of a law; a limit that is used up must be known. */
const needsOf = ({ needs }: Law): readonly Need[] =>
  needs.flatMap((need): readonly Need[] => (need === 'exhaust' ? ['rate headers', need] : [need]));

/** Returns why a law cannot be tried, or null. */
export const findSkip = (law: Law, capabilities: Capabilities): Skip | null => {
  const { endpoints, optional = [] } = capabilities;
  const missing = law.endpoints.filter(
    (id) => !endpoints.has(id) && (id === law.on || !optional.includes(id)),
  );
  if (missing.length > 0) {
    return { reason: 'UNSUPPORTED', note: `the target does not support ${missing.join(', ')}` };
  }
  for (const need of needsOf(law)) {
    const [isMet, reason, note] = conditions[need];
    const { rateLimit } = capabilities;
    if (!isMet(capabilities))
      return { reason, note: note.replace('{rateLimit}', String(rateLimit)) };
  }
  return null;
};

/**
 * Returns whether a law is selected by the names after --only: a group (`idem`), a law (`idem-2`),
 * a law at an endpoint (`idem-2:qr_codes.create`) or an endpoint, case-insensitively. No names
 * select every law.
 */
export const isSelected = (law: Law, only: readonly string[]): boolean => {
  const name = nameOf(law).toLowerCase();
  return (
    only.length === 0 ||
    only.some((word) => {
      const wanted = word.trim().toLowerCase();
      return (
        name === wanted || law.id === wanted || law.id.startsWith(`${wanted}-`) || law.on === wanted
      );
    })
  );
};
