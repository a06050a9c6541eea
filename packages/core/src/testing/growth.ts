// How the cost of a scan grows with what it scans: the same work on two sizes, side by side.

/** How often what is scanned is repeated for the larger size. */
const TIMES = 8;
/** A scan is linear when eight times the text takes at most so many times as long. */
export const GROWTH_MAX = 12;
/** What is measured takes at least so long, so that the clock can tell. */
const SPAN_MS = 2;
/** The least of so many is taken: whatever else the machine does only adds to it. */
const REPEATS = 3;
/** A machine that is busy for all repeats of one size and none of the other gets another try. */
const ROUNDS = 8;

type Work = () => unknown;

/** Milliseconds that running it so often takes. */
const spent = async (work: Work, times: number): Promise<number> => {
  const began = performance.now();
  for (let n = 0; n < times; n += 1) await work();
  return performance.now() - began;
};

/** How often work must run to take as long as can be measured. */
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
 * How many times as long eight times as much takes: about 8 for a linear scan, 64 for a quadratic
 * one, whatever the machine. `prepare` makes the work on so much, which is not measured itself.
 */
export const growthOf = async (size: number, prepare: (size: number) => Work): Promise<number> => {
  const [small, large] = [prepare(size), prepare(size * TIMES)];
  let growth = Infinity;
  for (let n = 0; n < ROUNDS && growth > GROWTH_MAX; n += 1)
    growth = Math.min(growth, await measure(small, large));
  return growth;
};
