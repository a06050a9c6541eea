// Stores handled webhook-ids, and handles each id once.

/** The store of handled ids. Back it with your database when several processes receive. */
export interface Seen {
  has(id: string): boolean | Promise<boolean>;
  /** Called after the handler has succeeded. */
  add(id: string): void | Promise<void>;
}

/** Stores the last ids in memory; the default holds 24 hours of retries of a small shop. */
export const memorySeen = (limit = 10_000): Seen => {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add: (id) => {
      ids.add(id);
      for (const oldest of ids) {
        if (ids.size <= limit) break;
        ids.delete(oldest);
      }
    },
  };
};

/**
 * Returns a function that runs work once per id (AUTH-12): not again after it has succeeded;
 * duplicates that arrive meanwhile share its result. Work without an id always runs.
 */
export const once = (
  seen: Seen,
): ((id: string | null, work: () => Promise<void>) => Promise<void>) => {
  const running = new Map<string, Promise<void>>();
  const run = async (id: string, work: () => Promise<void>): Promise<void> => {
    if (await seen.has(id)) return;
    await work();
    await seen.add(id);
  };
  return (id, work) => {
    if (id === null) return work();
    const same = running.get(id);
    if (same) return same;
    const started = run(id, work).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  };
};
