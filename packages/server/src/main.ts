#!/usr/bin/env node
// The command `kasir`.
import { enableCompileCache } from 'node:module';
import type { Shell } from './commands/command.ts';

// What was compiled once is read from the disk the next time: a start takes half as long.
enableCompileCache();
const { conclude } = await import('./commands/conclude.ts');
const { run } = await import('./program.ts');

const shell: Shell = {
  env: process.env,
  print: (text) => void process.stdout.write(`${text}\n`),
  warn: (line) => void process.stderr.write(`kasir: ${line}\n`),
};

try {
  await run(process.argv.slice(2), shell);
} catch (error) {
  process.exitCode = conclude(error, shell);
}
