// What a kind looks like to somebody who queries by hand: a view with the fields of its state as
// columns, found in what is stored.

/** How a field reads: a number or a truth can be compared as one, everything else is text. */
export type FieldType = 'number' | 'boolean' | 'text';

/** The fields of a kind with their types. */
export type Fields = ReadonlyMap<string, FieldType>;

/** Fields are looked for in so many of the newest objects of a kind. */
export const SAMPLE = 2_000;

/**
 * Kinds that hold secrets of the installation or what callers have sent, and rows of the store
 * itself: nothing to query.
 */
const HIDDEN = ['installation', 'api_key', 'response', '$probe'];

export const isQueried = (kind: string): boolean => !HIDDEN.includes(kind);

export const viewOf = (kind: string): string => `v_${kind}`;

/** The view of the journal. */
export const ENTRIES = 'v_entry';

/** Columns that every view has; a field of the same name does not stand there twice. */
const OWN = ['account', 'mode', 'id', 'version', 'expires'] as const;

const typeOf = (value: unknown): FieldType | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
};

/** The fields of stored states, which are JSON; one of several types is text. */
export const fieldsOf = (states: Iterable<string>): Fields => {
  const found = new Map<string, FieldType | null>();
  for (const state of states) {
    for (const [name, value] of Object.entries(JSON.parse(state) as Record<string, unknown>)) {
      if (!/^\w+$/.test(name) || OWN.some((own) => own === name)) continue;
      const before = found.get(name) ?? null;
      const type = typeOf(value);
      found.set(
        name,
        before !== null && type !== null && before !== type ? 'text' : (type ?? before),
      );
    }
  }
  return new Map(
    Array.from(found, ([name, type]): [string, FieldType] => [name, type ?? 'text']).toSorted(
      ([a], [b]) => (a < b ? -1 : 1),
    ),
  );
};
