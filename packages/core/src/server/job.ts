// Jobs as declarations: a name, the shape of the payload, and the decision that does the work.
import type { z } from 'zod';
import type { Context } from './handler.ts';
import { decideIn, type Scope } from './scope.ts';
import { compiled } from '../schema.ts';
import type { Job } from './queue.ts';
import type { Store } from './store.ts';

export interface JobSpec<P extends z.ZodType = z.ZodType> {
  /** Stored with every job: it never changes once released. */
  readonly name: string;
  readonly payload: P;
  /** Finds out whether there is still work: a job may be run late or again. */
  readonly run: (d: Scope, payload: z.output<P>) => void;
}

/** Declares a job. */
export const job = <P extends z.ZodType>(spec: JobSpec<P>): JobSpec<P> => spec;

/** Runs a due job in the decision that deletes it. */
export const runJob = async (
  store: Store,
  spec: JobSpec,
  { id, realm, payload }: Pick<Job, 'id' | 'realm' | 'payload'>,
  context: Context,
): Promise<void> => {
  const known = compiled(spec.payload).parse(payload);
  await store.exec(
    realm,
    (at, tx) => decideIn(at, tx, context, (d) => spec.run(d, known)),
    { job: id },
  );
};
