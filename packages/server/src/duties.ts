// Does the duties of the platform's resources: for the worker when they are due, and for a request
// that waits for one.
import {
  doDuty,
  JobGone,
  type AccountView,
  type Context,
  type Duty,
  type Errand,
  type Job,
  type Realm,
  type Store,
} from '@kasir/core/server';
import type { JobHandler } from './worker.ts';

export interface DutiesOptions {
  readonly store: Store;
  readonly duties: readonly Duty[];
  readonly account: (id: string) => AccountView | undefined | Promise<AccountView | undefined>;
  readonly context: (realm: Realm, owner: AccountView) => Context;
}

export interface Duties {
  /** Handlers of jobs by topic. */
  readonly handlers: ReadonlyMap<string, JobHandler>;
  /** Carries an errand out now; somebody else may have done it, or be doing it as well. */
  readonly carryOut: (realm: Realm, errand: Errand) => Promise<void>;
}

export const createDuties = ({ store, duties, account, context }: DutiesOptions): Duties => {
  const perform = async (duty: Duty, job: Pick<Job, 'id' | 'realm' | 'payload'>): Promise<void> => {
    const { id, realm, payload } = job;
    const owner = await account(realm.account);
    if (!owner) throw new Error(`Job ${id} belongs to an unknown account`);
    await doDuty(store, duty, job, { payload, context: context(realm, owner) });
  };
  const byTopic = new Map(duties.map((duty) => [duty.topic, duty]));
  return {
    handlers: new Map(duties.map((duty) => [duty.topic, (job: Job) => perform(duty, job)])),
    carryOut: async (realm, { job: id, topic, payload }) => {
      const duty = byTopic.get(topic);
      if (!duty) throw new Error(`Nobody does errands of topic ${topic}`);
      try {
        await perform(duty, { id, realm, payload });
      } catch (error) {
        if (!(error instanceof JobGone)) throw error;
      }
    },
  };
};
