#!/usr/bin/env node
// The program of the command `kasir`.
import { enableCompileCache } from 'node:module';
import type { Shell } from './commands/command.ts';

// Compiled code is read from disk on later starts, which halves the start time.
enableCompileCache();
const { conclude } = await import('./commands/conclude.ts');
const { run } = await import('./commands/program.ts');
const { screenOf } = await import('./terminal/screen.ts');

/** Ends without an error when the reader of a pipe ends before the command, as `head` does. */
const endWithReader = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};
process.stdout.on('error', endWithReader);
process.stderr.on('error', endWithReader);

/** Returns to the beginning of the line, and erases it. */
const ERASE = '\r\u001b[K';
const { isTTY: isTerminal } = process.stderr;

/** Returns the beginning of a progress line that fits the window, which may have been resized. */
const fitted = (line: string): string => line.slice(0, (process.stderr.columns || 80) - 1);

const shell: Shell = {
  env: process.env,
  print: (text) => void process.stdout.write(`${text}\n`),
  warn: (line) => void process.stderr.write(`kasir: ${line}\n`),
  screen: screenOf(process.stdout),
  ...(isTerminal && {
    progress: (line) => void process.stderr.write(ERASE + fitted(line)),
  }),
  ...(isTerminal &&
    process.stdin.isTTY && {
      ask: async (question) => {
        const { createInterface } = await import('node:readline/promises');
        const lines = createInterface({ input: process.stdin, output: process.stderr });
        try {
          return await lines.question(question);
        } finally {
          lines.close();
        }
      },
    }),
};

try {
  await run(process.argv.slice(2), shell);
} catch (error) {
  process.exitCode = conclude(error, shell);
}
