// Runs stored jobs and workflows by their stored names: for the worker when they are due, and for a
// request that waits for a workflow.
import { jobNames, runJob, type JobSpec } from './job.ts';
import { JobGone, type Job } from './queue.ts';
import type { Cause, Partition, Store } from './store.ts';
import { runWorkflow, type RunningWorkflow, type WorkflowSpec } from './workflow.ts';
import type { Context } from './scope.ts';

export interface JobRunnerOptions {
  readonly store: Pick<Store, 'exec'>;
  readonly jobs: readonly JobSpec[];
  readonly workflows: readonly WorkflowSpec[];
  /** Returns the context of a job's account; throws when the account does not exist. */
  readonly context: (partition: Partition) => Context | Promise<Context>;
}

export interface JobRunner {
  /** Handlers of jobs by their stored names. */
  readonly handlers: ReadonlyMap<string, (job: Job) => Promise<void>>;
  /**
   * Runs a workflow now, for a request that waits for it; it may be running elsewhere, or have
   * already run.
   */
  readonly runWorkflow: (
    partition: Partition,
    running: RunningWorkflow,
    request?: string,
  ) => Promise<void>;
}

type Stored = Pick<Job, 'id' | 'partition' | 'topic' | 'payload'> & Pick<Cause, 'request'>;
type Run = (job: Stored) => Promise<void>;

/** Creates the runner of an installation. Throws when two declarations have the same name. */
export const createJobRunner = ({
  store,
  jobs,
  workflows,
  context,
}: JobRunnerOptions): JobRunner => {
  const handlers = new Map<string, Run>();
  const add = (names: readonly string[], run: Run): void => {
    for (const name of names) {
      if (handlers.has(name)) throw new Error(`Two jobs are stored as ${name}`);
      handlers.set(name, run);
    }
  };
  for (const spec of jobs)
    add(jobNames(spec), async (job) => runJob(store, spec, job, await context(job.partition)));
  for (const spec of workflows)
    add(jobNames(spec), async (job) => runWorkflow(store, spec, job, await context(job.partition)));
  return {
    handlers,
    runWorkflow: async (partition, { job: id, topic, payload }, request) => {
      const run = handlers.get(topic);
      if (!run) throw new Error(`There is no workflow ${topic}`);
      try {
        await run({ id, partition, topic, payload, ...(request !== undefined && { request }) });
      } catch (error) {
        if (!(error instanceof JobGone)) throw error;
      }
    },
  };
};
