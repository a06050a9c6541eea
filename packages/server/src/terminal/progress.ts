// Shows the progress of long work: one line on a terminal, which is overwritten and then erased.
import { durationText } from './times.ts';

/** The progress of long work. */
export interface Progress {
  /** The current step, such as `copying 12 of 80 MB`. */
  readonly text: string;
  /** The part that is done, from 0 to 1, to estimate the time left; null when it is unknown. */
  readonly share?: number | null;
  /** Milliseconds left, if the work itself knows them. */
  readonly leftMs?: number | null;
}

/** Milliseconds before work is long enough to be shown, and between two updates. */
const QUIET_MS = 1_000;
const EVERY_MS = 200;

/** The smallest part done from which the time left is estimated. */
const SHARE_MIN = 0.01;

/** Returns the milliseconds left at the pace so far; null when too little is known. */
export const remainingMs = (share: number | null, elapsed: number): number | null =>
  share === null || share < SHARE_MIN || share > 1 ? null : (elapsed / share) * (1 - share);

/** Returns progress as a line, with the time left or else the time that has passed. */
export const progressText = (progress: Progress, elapsed: number): string => {
  const { share = null, leftMs = null } = progress;
  const left = leftMs ?? remainingMs(share, elapsed);
  return left === null
    ? `${progress.text}, ${durationText(elapsed)} so far`
    : `${progress.text}, about ${durationText(Math.max(1_000, Math.ceil(left / 1_000) * 1_000))} left`;
};

/**
 * Runs work, and shows its progress once it takes longer than a second. `show` writes the line, and
 * erases it when it is empty; without it, as in a pipe, nothing is shown.
 */
export const withProgress = async <R>(
  show: ((line: string) => void) | undefined,
  begin: string,
  work: (report: (progress: Progress) => void) => Promise<R>,
): Promise<R> => {
  if (!show) return work(() => undefined);
  const started = performance.now();
  let latest: Progress = { text: begin };
  const timer = setInterval(() => {
    const elapsed = performance.now() - started;
    if (elapsed >= QUIET_MS) show(progressText(latest, elapsed));
  }, EVERY_MS);
  try {
    return await work((progress) => {
      latest = progress;
    });
  } finally {
    clearInterval(timer);
    show('');
  }
};
