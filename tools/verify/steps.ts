// Runs the steps of a check: several at once, one line for each, the whole output of those that
// fail.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Runner {
  readonly root: string;
  readonly print: (line: string) => void;
}

/** Runs a step and prints its result; returns whether it passed. */
export const passes = async ({ root, print }: Runner, step: Step): Promise<boolean> => {
  const [program, ...args] = step.command;
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const missing = once(child, 'error').then(([error]) => String(error));
  const ended = once(child, 'close').then(([code]) => (code === 0 ? null : output.join('')));
  const failure = await Promise.race([missing, ended]);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1).padStart(6);
  print(`${failure === null ? 'ok    ' : 'FAILED'} ${step.name.padEnd(12)} ${seconds} s`);
  if (failure !== null && failure.trim() !== '') print(failure.trimEnd());
  return failure === null;
};

/** Runs all steps, `atOnce` at a time; returns whether every one passed. */
export const allPass = async (
  runner: Runner,
  steps: readonly Step[],
  atOnce: number,
): Promise<boolean> => {
  const waiting = [...steps];
  const results: boolean[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push(await passes(runner, step));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results.every(Boolean);
};

/**
 * Returns `N passed, N failed` from the report of a test run; without a report the run itself
 * failed.
 */
export const summaryOf = (reportPath: string): string => {
  try {
    const report = JSON.parse(readFileSync(reportPath, 'utf8')) as {
      readonly numPassedTests: number;
      readonly numFailedTests: number;
    };
    return `${report.numPassedTests} passed, ${report.numFailedTests} failed`;
  } catch {
    return 'There is no test report.';
  }
};
