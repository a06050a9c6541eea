// Determines which parts of a script ran, from the block coverage of V8, as pairs of source
// offsets.
import type { Profiler } from 'node:inspector';

/** Starts and ends of executed ranges, alternating, ascending. */
export type Spans = readonly number[];

/**
 * Returns the executed parts of one script. Ranges nest, and the innermost decides; text outside
 * all ranges did not run since the last count.
 */
export const executed = (functions: readonly Profiler.FunctionCoverage[]): Spans => {
  const ranges = functions
    .flatMap(({ ranges: own }) => own)
    .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const spans: number[] = [];
  /** Records whether the code runs from an offset on; a reversal at the same offset cancels out. */
  const turn = (at: number, runs: boolean): void => {
    if (runs === (spans.length % 2 === 1)) return;
    if (spans.at(-1) === at) spans.pop();
    else spans.push(at);
  };
  const open: Profiler.CoverageRange[] = [];
  const closeBefore = (offset: number): void => {
    for (let last = open.at(-1); last && last.endOffset <= offset; last = open.at(-1)) {
      open.pop();
      turn(last.endOffset, (open.at(-1)?.count ?? 0) > 0);
    }
  };
  for (const range of ranges) {
    closeBefore(range.startOffset);
    open.push(range);
    turn(range.startOffset, range.count > 0);
  }
  closeBefore(Infinity);
  return spans;
};

/** Returns whether an offset lies in an executed part. */
export const holds = (spans: Spans, offset: number): boolean =>
  spans.findLastIndex((bound) => bound <= offset) % 2 === 0;
