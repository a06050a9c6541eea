// Runs workflows: work in several partitions, which no single transaction can span. The intent is
// stored with a job, the steps run one after the other, and the job finishes the work after a
// crash.
import type * as z from 'zod';
import { compiled } from '../schema.ts';
import { payloadOf, type AnyPayload, type FormerPayloads } from './job.ts';
import type { Job } from './queue.ts';
import type { Context, Decision, Scope } from './scope.ts';
import type { At, Cause, Partition, Store, Tx } from './store.ts';
import { decideIn, decideQuietly } from './decide.ts';

/** A decision of a workflow in another partition. */
export interface WorkflowStep {
  readonly partition: Partition;
  /**
   * May run again, even concurrently, and then changes nothing and returns the same. `found` is the
   * result of the previous step.
   */
  readonly run: (d: Decision, found: unknown) => unknown;
}

export interface WorkflowSpec<P extends z.ZodType = AnyPayload> {
  /** Stored with every job: it never changes once released. */
  readonly name: string;
  readonly payload: P;
  /** Names of the workflow in earlier releases, with functions that convert their payloads. */
  readonly formerly?: FormerPayloads;
  readonly steps: (payload: z.output<P>, context: Context) => readonly WorkflowStep[];
  /** The final decision; `found` is the result of the last step. */
  readonly finish: (d: Scope, payload: z.output<P>, found: unknown) => void;
}

/** Declares a workflow. */
export const workflow = <P extends z.ZodType>(spec: WorkflowSpec<P>): WorkflowSpec<P> => spec;

/** A workflow for which a request waits. */
export interface RunningWorkflow<P = unknown> {
  readonly ok: 'later';
  /** Id of the job. */
  readonly job: string;
  readonly topic: string;
  readonly payload: P;
  /** Ids of work outside of the platform for which the response waits, too. */
  readonly outside?: readonly string[];
}

/** Topic of a wait for work outside of the platform; such a wait is not a stored job. */
export const OUTSIDE = 'outside';

/** The value from which a response is rendered after work outside of the platform has ended. */
export interface OutsideWork<T = unknown> {
  readonly value: T;
}

/** Returns a wait for work that a decision began outside the platform; `value` must be JSON. */
export const outsideWork = <T>(
  outside: readonly [string, ...string[]],
  value: T,
): RunningWorkflow<OutsideWork<T>> => ({
  ok: 'later',
  job: outside[0],
  topic: OUTSIDE,
  payload: { value },
  outside,
});

/** Schedules a workflow, in the decision that stores its intent. */
export const startWorkflow = <P extends z.ZodType>(
  d: Decision,
  { name, payload: schema }: Pick<WorkflowSpec<P>, 'name' | 'payload'>,
  payload: z.input<P>,
): RunningWorkflow<z.output<P>> => ({
  ok: 'later',
  job: d.schedule({ name, payload: schema }, d.now, payload),
  topic: name,
  payload: compiled(schema).parse(payload),
});

/**
 * Runs a workflow: its steps one after the other, then its final decision. When anything fails, the
 * job runs all of it again.
 */
export const runWorkflow = async (
  store: Pick<Store, 'exec'>,
  spec: WorkflowSpec,
  stored: Pick<Job, 'id' | 'partition' | 'topic' | 'payload'> & Pick<Cause, 'request'>,
  context: Context,
): Promise<void> => {
  const cause: Cause = {
    job: spec.name,
    ...(stored.request !== undefined && { request: stored.request }),
  };
  const payload = payloadOf(spec, stored);
  let found: unknown;
  for (const { partition, run } of spec.steps(payload, context)) {
    const before = found;
    const step = (at: At, tx: Tx) => decideQuietly(at, tx, (d) => run(d, before));
    found = await store.exec(partition, step, { cause });
  }
  await store.exec(
    stored.partition,
    (at, tx) => decideIn(at, tx, context, (d) => spec.finish(d, payload, found)),
    { job: stored.id, cause },
  );
};
