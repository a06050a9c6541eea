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

const limited = ({ rateLimit }: Capabilities): Skip | null =>
  rateLimit === null
    ? { reason: 'DISABLED', note: 'responses of the target have no Rate-Limit headers' }
    : null;

const exhaustible = (capabilities: Capabilities): Skip | null =>
  limited(capabilities) ??
  (capabilities.mayExhaust || (capabilities.rateLimit ?? 0) <= SMALL_LIMIT
    ? null
    : {
        reason: 'UNSAFE',
        note: `add --allow exhaust to use up ${capabilities.rateLimit} requests per minute`,
      });

const unmet: Readonly<Record<Need, (capabilities: Capabilities) => Skip | null>> = {
  writes: (capabilities) =>
    capabilities.writes
      ? null
      : {
          reason: 'UNSAFE',
          note: 'choose a profile that may create objects, such as --profile standard',
        },
  receiver: (capabilities) =>
    capabilities.receiver
      ? null
      : { reason: 'NO_INBOUND', note: 'run the suite on the same machine as the target' },
  events: (capabilities) =>
    capabilities.events
      ? null
      : {
          reason: 'NO_INBOUND',
          note: 'add --control-url, or --receiver-port N with http://127.0.0.1:N/ as the callback URL of the account',
        },
  clock: (capabilities) =>
    capabilities.clock
      ? null
      : { reason: 'NO_CLOCK', note: 'add --control-url of a control API with a clock' },
  'second account': (capabilities) =>
    capabilities.control || capabilities.subAccounts
      ? null
      : { reason: 'NO_SECOND_ACCOUNT', note: 'add --sub-account or --control-url' },
  control: (capabilities) =>
    capabilities.control ? null : { reason: 'NO_CONTROL', note: 'add --control-url' },
  postings: (capabilities) =>
    capabilities.postings
      ? null
      : {
          reason: 'NO_CONTROL',
          note: 'add --control-url of a control API that can post transactions',
        },
  payer: (capabilities) =>
    capabilities.payer
      ? null
      : {
          reason: 'NO_CONTROL',
          note: 'add --control-url of a control API that can act on hosted pages',
        },
  settings: (capabilities) =>
    capabilities.settings
      ? null
      : {
          reason: 'NO_CONTROL',
          note: 'add --control-url of a control API that can change account settings',
        },
  partners: (capabilities) =>
    capabilities.partners
      ? null
      : {
          reason: 'NO_CONTROL',
          note: 'add --control-url of a control API that can register partners',
        },
  'sub-accounts': (capabilities) =>
    capabilities.accountSteps
      ? null
      : {
          reason: 'NO_CONTROL',
          note: 'add --control-url of a control API that can register and activate sub-accounts',
        },
  resend: (capabilities) =>
    capabilities.resend
      ? null
      : {
          reason: 'NO_CONTROL',
          note: 'add --control-url of a control API that can send webhooks once more',
        },
  'limited key': (capabilities) =>
    capabilities.control || capabilities.readOnlyKey
      ? null
      : { reason: 'NO_CONTROL', note: 'add --key-readonly or --control-url' },
  'live key': (capabilities) =>
    capabilities.control || capabilities.liveKey
      ? null
      : { reason: 'NO_CONTROL', note: 'add --live-key or --control-url' },
  'rate headers': limited,
  exhaust: exhaustible,
  windows: ({ clock, mayWait }) =>
    clock || mayWait
      ? null
      : {
          reason: 'NO_CLOCK',
          note: 'add --control-url of a control API with a clock, or --allow wait to wait for some minutes',
        },
  wait: ({ mayWait }) =>
    mayWait
      ? null
      : { reason: 'DISABLED', note: 'add --allow wait to wait half a minute of real time' },
};

/** Returns why a law cannot be tried, or null. */
export const findSkip = (law: Law, capabilities: Capabilities): Skip | null => {
  const { endpoints, optional = [] } = capabilities;
  const missing = law.endpoints.filter(
    (id) => !endpoints.has(id) && (id === law.on || !optional.includes(id)),
  );
  if (missing.length > 0) {
    return { reason: 'UNSUPPORTED', note: `the target does not support ${missing.join(', ')}` };
  }
  for (const need of law.needs) {
    const skip = unmet[need](capabilities);
    if (skip) return skip;
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
