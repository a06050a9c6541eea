// Describes a kind's view for queries by hand: the fields of its stored states as columns.

/** The type of a field's column: numbers and booleans compare as such, everything else is text. */
export type FieldType = 'number' | 'boolean' | 'text';

/** The fields of a kind with their types. */
export type Fields = ReadonlyMap<string, FieldType>;

/** The number of newest objects of a kind that are scanned for fields. */
export const SAMPLE = 2_000;

/**
 * Kinds without a view: they hold secrets of the installation, requests of callers, or rows of the
 * store itself.
 */
const HIDDEN = ['installation', 'api_key', 'response', '$probe'];

export const isQueried = (kind: string): boolean => !HIDDEN.includes(kind);

export const viewOf = (kind: string): string => `v_${kind}`;

/** The view of the journal. */
export const ENTRIES = 'v_entry';

/** The columns of every view; a field of the same name is not repeated. */
const OWN = ['account', 'mode', 'id', 'version', 'expires'] as const;

const typeOf = (value: unknown): FieldType | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
};

/** Returns the fields of stored states, which are JSON; a field of several types is text. */
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
