// Tests which parts of a script ran: the innermost range of V8 decides.
import { Session } from 'node:inspector/promises';
import { runInThisContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { executed, holds } from './executed.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({
  startOffset,
  endOffset,
  count,
});
const functions = (...ranges: ReturnType<typeof range>[]) => [
  { functionName: '', isBlockCoverage: true, ranges },
];

test('the innermost range decides, and code outside all ranges did not run', () => {
  expect(executed(functions(range(10, 50, 1), range(20, 30, 0), range(25, 28, 2)))).toEqual([
    10, 20, 25, 28, 30, 50,
  ]);
  expect(executed(functions(range(0, 9, 0), range(2, 4, 1), range(4, 6, 3)))).toEqual([2, 6]);
  expect(executed([])).toEqual([]);
});

test('a span contains its start and does not contain its end', () => {
  const spans = [10, 20, 30, 40];
  expect([9, 10, 19, 20, 29, 30, 39, 40].filter((offset) => holds(spans, offset))).toEqual([
    10, 19, 30, 39,
  ]);
  expect(holds([], 5)).toBe(false);
});

test('V8 reports the branch that ran since its coverage was last read', async () => {
  const session = new Session();
  session.connect();
  onTestFinished(() => session.disconnect());
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const source = '(function choose(left) { if (left) { return "left"; } return "right"; })';
  const filename = 'file:///choose-a-branch.js';
  const choose = runInThisContext(source, { filename }) as (left: boolean) => string;
  const ran = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return executed(result.find(({ url }) => url === filename)?.functions ?? []);
  };
  await ran();
  choose(true);
  const left = await ran();
  expect([holds(left, source.indexOf('"left"')), holds(left, source.indexOf('"right"'))]).toEqual([
    true,
    false,
  ]);
  choose(false);
  const right = await ran();
  expect([holds(right, source.indexOf('"left"')), holds(right, source.indexOf('"right"'))]).toEqual(
    [false, true],
  );
  await session.post('Profiler.stopPreciseCoverage');
});
