// Compares secrets in a time that does not depend on where they differ.

/** Returns whether two texts are equal. Takes equally long for all texts of the same length. */
export const isSameText = (given: string, wanted: string): boolean => {
  let difference = given.length ^ wanted.length;
  for (let at = 0; at < given.length; at += 1)
    difference |= given.charCodeAt(at) ^ wanted.charCodeAt(at % wanted.length);
  return difference === 0;
};

/** Returns whether any given text equals any wanted one. Always compares all of them. */
export const isAnySame = (given: readonly string[], wanted: readonly string[]): boolean => {
  let found = false;
  for (const one of given) for (const other of wanted) found = isSameText(one, other) || found;
  return found;
};
