// Declares jobs: a name, the schema of the payload, and the decision that does the work.
import type * as z from 'zod';
import type { Context, Scope } from './scope.ts';
import { compiled } from '../schema.ts';
import type { Job } from './queue.ts';
import type { Store } from './store.ts';
import { decideIn } from './decide.ts';

/** The payload of declarations in a list, whose payloads differ. */
// oxlint-disable-next-line typescript/no-explicit-any -- each declaration reads its own payload
export type AnyPayload = z.ZodType<any>;

/** Former name -> converter of its payload; payloads under the current name need none. */
export type FormerPayloads = Readonly<Record<string, (payload: never) => unknown>>;

/** Returns the payload of a stored job, in its current form. */
export const payloadOf = <P extends z.ZodType>(
  spec: { readonly payload: P; readonly formerly?: FormerPayloads },
  { topic, payload }: Pick<Job, 'topic' | 'payload'>,
): z.output<P> => {
  const convert = spec.formerly?.[topic];
  return compiled(spec.payload).parse(convert ? convert(payload as never) : payload);
};

/** Returns the stored names of a declaration's jobs, the current one first. */
export const jobNames = (spec: {
  readonly name: string;
  readonly formerly?: FormerPayloads;
}): readonly string[] => [spec.name, ...Object.keys(spec.formerly ?? {})];

export interface JobSpec<P extends z.ZodType = AnyPayload> {
  /** Stored with every job: it never changes once released. */
  readonly name: string;
  readonly payload: P;
  /** Names of the job in earlier releases, with functions that convert their payloads. */
  readonly formerly?: FormerPayloads;
  /** Checks whether there is still work and does it: a job may run late or again. */
  readonly run: (d: Scope, payload: z.output<P>) => void;
}

/** Declares a job. */
export const job = <P extends z.ZodType>(spec: JobSpec<P>): JobSpec<P> => spec;

/** Runs a due job in the decision that deletes it. */
export const runJob = async (
  store: Pick<Store, 'exec'>,
  spec: JobSpec,
  stored: Pick<Job, 'id' | 'partition' | 'topic' | 'payload'>,
  context: Context,
): Promise<void> => {
  const payload = payloadOf(spec, stored);
  await store.exec(
    stored.partition,
    (at, tx) => decideIn(at, tx, context, (d) => spec.run(d, payload)),
    { job: stored.id, cause: { job: spec.name } },
  );
};
