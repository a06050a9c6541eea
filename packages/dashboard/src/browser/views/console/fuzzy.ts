// Finds endpoints by typing parts of their names, in any order of words.

/** The most endpoints offered at once. */
const FOUND_MAX = 8;

/** Returns the cost of finding letters in a text in their order; null when one is missing. */
const costOf = (letters: string, text: string): number | null => {
  const whole = text.indexOf(letters);
  // A whole word costs only its position; separated letters also cost the gaps between them.
  if (whole >= 0) return whole;
  let cost = 100;
  let at = -1;
  for (const letter of letters) {
    const next = text.indexOf(letter, at + 1);
    if (next < 0) return null;
    cost += at < 0 ? next : (next - at - 1) * 5;
    at = next;
  }
  return cost;
};

/** Returns the texts that contain all typed words, the best match first. */
export const findTexts = <T>(
  all: readonly T[],
  typed: string,
  textOf: (one: T) => string,
): readonly T[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return all
    .flatMap((one) => {
      const text = textOf(one).toLowerCase();
      const costs = words.map((word) => costOf(word, text));
      if (costs.includes(null)) return [];
      // Among equal matches, the shorter text is the likelier one.
      const cost = costs.reduce<number>((sum, next) => sum + (next ?? 0), 0) + text.length / 100;
      return [{ one, cost }];
    })
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, FOUND_MAX)
    .map(({ one }) => one);
};
