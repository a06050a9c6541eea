// Creates the runner of a platform's operator reads on first use.
import { setImmediate } from 'node:timers/promises';
import { SYSTEM } from '@kasir/core/store';
import type { Kasir } from '../../app/kasir.ts';
import { kinds, systemKinds } from '../../registry.ts';
import { ReadsElsewhere } from './elsewhere.ts';
import { readingOn, readsHere, type OperatorReads } from './reading.ts';

/** Uses a thread of its own if another thread can see the same data. */
const openReads = ({ store, context, contextParts, shared }: Kasir): OperatorReads => {
  if (!shared) return readsHere(readingOn(store, context));
  const { secret, dialect, refunds, baseUrl } = contextParts;
  return new ReadsElsewhere({ storage: shared, secret, dialect, refunds }, baseUrl, async () => {
    // Only the writer can create tables. It creates them one after another, so that requests can
    // run in between.
    for (const kind of [...systemKinds, ...kinds]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await store.view(SYSTEM, (view) => view.get(kind, '-'));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await setImmediate();
    }
  });
};

const all = new WeakMap<Kasir, OperatorReads>();

/** Returns the runner of a platform's operator reads, which do not delay requests. */
export const readsOf = (kasir: Kasir): OperatorReads => {
  const known = all.get(kasir);
  if (known) return known;
  const reads = openReads(kasir);
  kasir.atClose(() => reads.close());
  all.set(kasir, reads);
  return reads;
};
