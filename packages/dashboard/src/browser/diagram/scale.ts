// Chooses the marks of an axis: round numbers from zero to above the highest value.

/** The steps between two powers of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** The number of intervals that an axis has at most. */
const INTERVALS = 4;

/**
 * Returns the marks of an axis for values up to `highest`, from 0 upward; the last is at least
 * `highest`. Marks of whole numbers are whole.
 */
export const marksUpTo = (highest: number, isWhole: boolean): readonly number[] => {
  if (highest <= 0) return [0, 1];
  const rough = highest / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const found = STEPS.find((one) => one * power >= rough * 0.999_999) ?? 10;
  const step = isWhole ? Math.max(1, Math.ceil(found * power)) : found * power;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
};
