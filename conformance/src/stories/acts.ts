// Actions of a story beside commands: time passes, settings and keys change, the target is
// restarted, features are switched off, webhooks go elsewhere, are refused or sent again, money is
// posted manually, and a key is sent again.
import type { ModelObject, Model } from '../model/model.ts';
import type { EventBook } from '../views/events.ts';
import { replies, reply } from './deliveries.ts';
import { repeat, repetitions } from './keys.ts';
import type { Kept } from './perform.ts';
import { canPost, postMoney, postings } from './postings.ts';
import { canReadWhileOff, readers, readWhileOff } from './readers.ts';
import {
  anotherVersion,
  canMove,
  canRotate,
  moveWebhooks,
  rotateKey,
  setVersion,
} from './settings.ts';
import type { Step } from './step.ts';
import { clockLevels, letPassUntil, passTime } from './timers.ts';

/** The parts of a story that an act may use. */
export interface StoryContext {
  readonly model: Model;
  readonly events: EventBook;
  /** Step -> a call with a key that it sent. */
  readonly kept: ReadonlyMap<string, Kept>;
  /** The object to which something happened last. */
  readonly latest: ModelObject | null;
  /** Compares everything at the current instant, before it passes. */
  readonly lookAtMoment: () => Promise<void>;
}

/** A step without its number and its seed. */
type Invented = Pick<Step, 'account' | 'levels'> & { readonly on?: string };

export interface Act {
  readonly name: string;
  /** The share of steps that are this act. */
  readonly share: number;
  /** Returns a step of this act; null when it cannot happen now. */
  invent(story: StoryContext): Invented | null;
  /** Performs the step. Resolves to the object that something has happened to, if that is known. */
  take(story: StoryContext, step: Step): Promise<ModelObject | null>;
}

const passing: Act = {
  name: 'let time pass',
  share: 0.15,
  invent: ({ model }) =>
    model.frozen && model.now !== null
      ? { account: 'the clock', levels: { to: model.trial.pick(clockLevels.to) } }
      : null,
  take: ({ model, latest, lookAtMoment }, { levels: { to = '' } }) =>
    to === 'what happens to the last one'
      ? letPassUntil(model, latest, lookAtMoment)
      : passTime(model, to, lookAtMoment),
};

const moving: Act = {
  name: 'send the webhooks elsewhere',
  share: 0.05,
  invent: ({ model, events }) => {
    const movable = model.accounts.filter((account) => canMove(model, account));
    // A refused webhook must follow to the new address.
    const waiting = movable.filter((account) => events.waiting.includes(account));
    const some = waiting.length > 0 ? waiting : movable;
    return some.length === 0 ? null : { account: model.trial.pick(some).name, levels: {} };
  },
  take: async ({ model }, { account }) => {
    await moveWebhooks(model, model.account(account));
    return null;
  },
};

const replying: Act = {
  name: 'reply to webhooks',
  share: 0.06,
  invent: ({ model }) => {
    const { trial, frozen, accounts } = model;
    if (!trial.context.receiver || !frozen) return null;
    const how = trial.pick(replies(model));
    return { account: trial.pick(accounts).name, levels: { how } };
  },
  take: ({ model }, { account, levels }) => {
    reply(model, model.account(account), levels['how'] ?? '');
    return Promise.resolve(null);
  },
};

const resending: Act = {
  name: 'have a webhook sent once more',
  share: 0.05,
  invent: ({ model, events }) =>
    model.trial.context.control?.events && events.resendable.length > 0
      ? { account: 'an operator', levels: {} }
      : null,
  take: async ({ events }, { seed }) => {
    const { resendable } = events;
    const chosen = resendable[seed % resendable.length];
    if (chosen !== undefined) await events.resend(chosen);
    return null;
  },
};

const repeating: Act = {
  name: 'send a key once more',
  share: 0.06,
  invent: ({ model: { trial, accounts }, kept }) =>
    kept.size === 0
      ? null
      : {
          on: trial.pick([...kept.keys()]),
          account: 'the one that sent it',
          levels: { how: trial.pick(repetitions), to: trial.pick(accounts).name },
        },
  take: async ({ model, kept }, step) => {
    const found = kept.get(step.on ?? '');
    if (found) await repeat(model, found, step);
    return null;
  },
};

const posting: Act = {
  name: 'post money by hand',
  share: 0.03,
  invent: ({ model }) => {
    const { trial } = model;
    const accounts = model.accounts.filter((account) => canPost(model, account));
    if (accounts.length === 0) return null;
    const levels = { what: trial.pick(postings.what), end: trial.pick(postings.end) };
    return { account: trial.pick(accounts).name, levels };
  },
  take: async ({ model }, step) => {
    await postMoney(model, model.account(step.account), step);
    return null;
  },
};

/** The level of a step that removes a setting. */
const TAKEN_BACK = 'none';

const versioning: Act = {
  name: 'set the version of an account',
  share: 0.05,
  invent: ({ model }) => {
    const account = model.trial.pick(model.accounts);
    const change = anotherVersion(model, account);
    if (!change) return null;
    const { resource, version, mode } = change;
    return { account: account.name, levels: { resource, mode, version: version ?? TAKEN_BACK } };
  },
  take: async ({ model }, { account, levels }) => {
    const { resource = '', version = '', mode } = levels;
    await setVersion(model, model.account(account), {
      resource,
      version: version === TAKEN_BACK ? null : version,
      mode: mode === 'live' ? 'live' : 'test',
    });
    return null;
  },
};

const rotating: Act = {
  name: 'use another key',
  share: 0.03,
  invent: ({ model }) => {
    const accounts = model.accounts.filter((account) => canRotate(model, account));
    return accounts.length === 0 ? null : { account: model.trial.pick(accounts).name, levels: {} };
  },
  take: async ({ model }, { account }) => {
    await rotateKey(model, model.account(account));
    return null;
  },
};

const switching: Act = {
  name: 'switch a feature off and on',
  share: 0.02,
  invent: ({ model }) => {
    const accounts = model.accounts.filter((account) => canReadWhileOff(model, account));
    if (accounts.length === 0) return null;
    const { trial } = model;
    return { account: trial.pick(accounts).name, levels: { feature: trial.pick(readers) } };
  },
  take: async ({ model }, { account, levels }) => {
    const feature = readers.find((one) => one === levels['feature']);
    if (feature) await readWhileOff(model, model.account(account), feature);
    return null;
  },
};

const restarting: Act = {
  name: 'restart the target',
  share: 0.02,
  invent: ({ model }) =>
    model.trial.context.restart ? { account: 'an operator', levels: {} } : null,
  take: async ({ model, lookAtMoment }) => {
    await model.trial.context.restart?.();
    await lookAtMoment();
    return null;
  },
};

/** Every act, in the order in which a story tries them. */
export const acts: readonly Act[] = [
  passing,
  moving,
  versioning,
  rotating,
  switching,
  restarting,
  replying,
  resending,
  repeating,
  posting,
];

/** The act that lets time pass. */
export const clock = passing;
