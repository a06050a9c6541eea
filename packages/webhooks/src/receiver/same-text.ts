// Comparison of secrets: how long it takes says nothing about where texts differ.

/** Whether two texts are equal. Takes as long for every text of the same length. */
export const isSameText = (given: string, wanted: string): boolean => {
  let difference = given.length ^ wanted.length;
  for (let at = 0; at < given.length; at += 1)
    difference |= given.charCodeAt(at) ^ wanted.charCodeAt(at % wanted.length);
  return difference === 0;
};

/** Whether one of these texts is one of those. Compares all, whichever is equal. */
export const isAnySame = (given: readonly string[], wanted: readonly string[]): boolean => {
  let found = false;
  for (const one of given) for (const other of wanted) found = isSameText(one, other) || found;
  return found;
};
