// Heights of bars for money that came in and went out by day, over and under one line.

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
  /** Whether a bar is shorter than its money: it would make all others too small to be seen. */
  readonly isCut: boolean;
}

const GAP = 0.3;
/** How many times the next highest day a day is, so that its bar is cut. */
const OUTLIER = 5;
/** How much higher than the next highest a cut bar stands. */
const CUT = 1.25;

/** The highest bar of these; one day that is far above all others does not count in full. */
const highest = (amounts: readonly number[]): number => {
  const [first = 0, second = 0] = amounts.toSorted((one, other) => other - one);
  return second > 0 && first > OUTLIER * second ? second * CUT : first;
};

/** Bars in a field of this size, and where its line stands. */
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
