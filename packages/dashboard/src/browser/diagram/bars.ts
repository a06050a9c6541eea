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
}

const GAP = 0.3;

/** Bars in a field of this size, and where its line stands. */
export const chartBars = (
  days: readonly Day[],
  width: number,
  height: number,
): { readonly bars: readonly Bar[]; readonly zero: number } => {
  const most = Math.max(0, ...days.map((day) => day.paid_in));
  const least = Math.max(0, ...days.map((day) => day.paid_out));
  const scale = most + least === 0 ? 0 : height / (most + least);
  const step = width / Math.max(1, days.length);
  return {
    zero: scale === 0 ? height : most * scale,
    bars: days.map((day, at) => ({
      day,
      x: at * step + (step * GAP) / 2,
      width: step * (1 - GAP),
      into: day.paid_in * scale,
      out: day.paid_out * scale,
    })),
  };
};
