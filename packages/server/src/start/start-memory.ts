// Frees memory that only the start needed, such as the sources of modules.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/** Milliseconds until the collection, which must not delay an immediate first request. */
const LATER_MS = 1_000;

/**
 * Collects garbage once, shortly after the start. V8 would keep the allocations of the start until
 * requests allocate as much again: a third of the memory of an idle server.
 */
export const releaseStartMemory = (): void => {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', flavor: 'last-resort' });
  }, LATER_MS).unref();
};
