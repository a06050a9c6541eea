// Workflows: work in several partitions that no single transaction can span. Its intent is stored
// with a job, its steps run one after the other, and the job finishes it after a crash.
import type * as z from 'zod';
import { compiled } from '../schema.ts';
import { payloadOf, type AnyPayload, type FormerPayloads } from './job.ts';
import type { Job } from './queue.ts';
import type { Context, Decision, Scope } from './scope.ts';
import type { At, Cause, Partition, Store, Tx } from './store.ts';
import { decideIn, decideQuietly } from './decide.ts';

/** A decision in another partition that a workflow makes on its way. */
export interface WorkflowStep {
  readonly partition: Partition;
  /**
   * May run again, also beside itself, and then changes nothing and finds the same. `found` is what
   * the step before has found, as its own result is for the next one.
   */
  readonly run: (d: Decision, found: unknown) => unknown;
}

export interface WorkflowSpec<P extends z.ZodType = AnyPayload> {
  /** Stored with every job: it never changes once released. */
  readonly name: string;
  readonly payload: P;
  /** Names and payloads of the workflow in earlier releases, made payloads of today. */
  readonly formerly?: FormerPayloads;
  readonly steps: (payload: z.output<P>, context: Context) => readonly WorkflowStep[];
  /** The decision that ends it; `found` is what the last step has found. */
  readonly finish: (d: Scope, payload: z.output<P>, found: unknown) => void;
}

/** Declares a workflow. */
export const workflow = <P extends z.ZodType>(spec: WorkflowSpec<P>): WorkflowSpec<P> => spec;

/** A workflow that a request waits for. */
export interface RunningWorkflow<P = unknown> {
  readonly ok: 'later';
  /** Id of the job. */
  readonly job: string;
  readonly topic: string;
  readonly payload: P;
}

/** Stores the job of a workflow, in the decision that stores its intent. */
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
 * Runs a workflow: its steps one after the other, then the decision that ends it. Whatever fails on
 * the way, the job is there to do all of it again.
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
