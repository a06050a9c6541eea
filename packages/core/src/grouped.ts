// Items by key: `Map.groupBy`, which Node.js has from 21 on only.

/** Groups items by a key; groups and the items in them keep their order. */
export const grouped = <K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
