// Checks the progress line of long work: the time left or passed, and the erasure at the end.
import { expect, test } from 'vitest';
import { progressText, withProgress } from './progress.ts';

test.each([
  [{ text: 'copying' }, 4_000, 'copying, 4 s so far'],
  [{ text: 'copying', share: 0.25 }, 10_000, 'copying, about 30 s left'],
  [{ text: 'copying', share: 0.001 }, 10_000, 'copying, 10 s so far'],
  [{ text: 'advancing', share: 0.5, leftMs: 61_200 }, 1_000, 'advancing, about 1 min 2 s left'],
  [{ text: 'copying', share: 1 }, 10_000, 'copying, about 1 s left'],
])('the progress %j after %i ms is shown in words', (progress, elapsed, said) => {
  expect(progressText(progress, elapsed)).toBe(said);
});

test('work with progress returns its value or throws its error, and its line is erased', async () => {
  const lines: string[] = [];
  const show = (line: string): void => void lines.push(line);
  expect(await withProgress(show, 'working', async () => 1)).toBe(1);
  expect(lines.at(-1)).toBe('');
  const failing = async (): Promise<never> => {
    throw new Error('gone');
  };
  await expect(withProgress(show, 'working', failing)).rejects.toThrow('gone');
  expect(lines.at(-1)).toBe('');
});

test('work of more than a second shows the progress that it last reported', async () => {
  const lines: string[] = [];
  const { promise: written, resolve } = Promise.withResolvers<void>();
  const show = (line: string): void => {
    lines.push(line);
    resolve();
  };
  await withProgress(show, 'working', async (report) => {
    report({ text: 'copying 2 of 4 MB', share: 0.5 });
    await written;
  });
  expect(lines[0]).toMatch(/^copying 2 of 4 MB, about \d+ s left$/);
});
