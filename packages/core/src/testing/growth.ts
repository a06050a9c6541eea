// Measures how the cost of a scan grows with its input: the same work on two sizes, side by side.

/** The factor between the two sizes. */
const TIMES = 8;
/** The largest growth of a linear scan when its input is eight times as long. */
export const GROWTH_MAX = 12;
/** The shortest measured time, so that the clock is precise enough. */
const SPAN_MS = 2;
/** The number of measurements, of which the least counts: other load only adds time. */
const REPEATS = 3;
/** The number of attempts, for a machine that is busy during all measurements of only one size. */
const ROUNDS = 8;

type Work = () => unknown;

/** Returns the milliseconds for running work a number of times. */
const spent = async (work: Work, times: number): Promise<number> => {
  const began = performance.now();
  for (let n = 0; n < times; n += 1) await work();
  return performance.now() - began;
};

/** Returns how many times work must run to take long enough for measuring. */
const timesOf = async (work: Work, times = 1): Promise<number> =>
  (await spent(work, times)) >= SPAN_MS || times >= 65_536 ? times : timesOf(work, times * 2);

const measure = async (small: Work, large: Work): Promise<number> => {
  const times = { small: await timesOf(small), large: await timesOf(large) };
  let [least, most] = [Infinity, Infinity];
  for (let n = 0; n < REPEATS; n += 1) {
    least = Math.min(least, (await spent(small, times.small)) / times.small);
    most = Math.min(most, (await spent(large, times.large)) / times.large);
  }
  return most / least;
};

/**
 * Returns the growth in time for eight times the input: about 8 for a linear scan, 64 for a
 * quadratic one, on any machine. `prepare` creates the work for a size and is not measured.
 */
export const growthOf = async (size: number, prepare: (size: number) => Work): Promise<number> => {
  const [small, large] = [prepare(size), prepare(size * TIMES)];
  let growth = Infinity;
  for (let n = 0; n < ROUNDS && growth > GROWTH_MAX; n += 1)
    growth = Math.min(growth, await measure(small, large));
  return growth;
};
