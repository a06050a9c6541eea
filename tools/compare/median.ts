// Computes medians of measurements taken in turns, so that a busy moment of the machine affects all
// subjects alike.

/** Returns the median of some numbers. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Measures each subject once in each round; returns the median of each, in the order given. */
export const interleaved = async <S>(
  subjects: readonly S[],
  rounds: number,
  measure: (subject: S) => Promise<number>,
): Promise<readonly number[]> => {
  const measured = subjects.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      measured[index]?.push(await measure(subject));
    }
  }
  return measured.map(median);
};
