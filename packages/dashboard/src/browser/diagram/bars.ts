// Heights of bars for money in and out by day, above and below one line.

export interface Day {
  readonly date: string;
  readonly paid_in: number;
  readonly paid_out: number;
}

export interface Bar {
  readonly day: Day;
  readonly x: number;
  readonly width: number;
  /** Height above the line. */
  readonly into: number;
  /** Height below the line. */
  readonly out: number;
  /** True when the bar is shorter than its amount: to scale it would make all others invisible. */
  readonly isCut: boolean;
}

const GAP = 0.3;
/** A day above this multiple of the next highest has its bar cut. */
const OUTLIER = 5;
/** The height of a cut bar as a multiple of the next highest. */
const CUT = 1.25;

/** Returns the amount at which the highest bar ends; a single outlier is cut. */
const highest = (amounts: readonly number[]): number => {
  const [first = 0, second = 0] = amounts.toSorted((one, other) => other - one);
  return second > 0 && first > OUTLIER * second ? second * CUT : first;
};

/** Returns the bars in a field of this size, and the position of their base line. */
export const chartBars = (
  days: readonly Day[],
  width: number,
  height: number,
): { readonly bars: readonly Bar[]; readonly zero: number } => {
  const most = highest(days.map((day) => day.paid_in));
  const least = highest(days.map((day) => day.paid_out));
  const scale = most + least === 0 ? 0 : height / (most + least);
  const step = width / Math.max(1, days.length);
  return {
    zero: scale === 0 ? height : most * scale,
    bars: days.map((day, at) => ({
      day,
      x: at * step + (step * GAP) / 2,
      width: step * (1 - GAP),
      into: Math.min(day.paid_in, most) * scale,
      out: Math.min(day.paid_out, least) * scale,
      isCut: day.paid_in > most || day.paid_out > least,
    })),
  };
};
