// What happens to reports without a caller: the job that makes one.
import type { Duty } from '@kasir/core/server';
import { GENERATE, generate } from './decide.ts';

export const reportDuties: readonly Duty[] = [
  {
    topic: GENERATE,
    run: (at, tx, { payload, context }) =>
      generate(at, tx, (payload as { readonly report: string }).report, context),
  },
];
