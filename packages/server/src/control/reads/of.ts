// Where the reads of operators of one platform run; made when they are needed first.
import { setImmediate } from 'node:timers/promises';
import { SYSTEM } from '@kasir/core/server';
import type { Kasir } from '../../kasir.ts';
import { kinds, systemKinds } from '../../registry.ts';
import { ReadsElsewhere } from './elsewhere.ts';
import { readingOn, readsHere, type OperatorReads } from './reading.ts';

/** On a thread of their own, where another one sees the same data. */
const openReads = ({ store, context, contextParts, shared }: Kasir): OperatorReads => {
  if (!shared) return readsHere(readingOn(store, context));
  const { secret, dialect, refunds, baseUrl } = contextParts;
  return new ReadsElsewhere({ storage: shared, secret, dialect, refunds }, baseUrl, async () => {
    // Tables are made by whoever writes; one after the other, so that nobody waits for all.
    for (const kind of [...systemKinds, ...kinds]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await store.view(SYSTEM, (view) => view.get(kind, '-'));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await setImmediate();
    }
  });
};

const all = new WeakMap<Kasir, OperatorReads>();

/** Runs reads of operators of a platform, so that no request waits for them. */
export const readsOf = (kasir: Kasir): OperatorReads => {
  const known = all.get(kasir);
  if (known) return known;
  const reads = openReads(kasir);
  kasir.atClose(() => reads.close());
  all.set(kasir, reads);
  return reads;
};
