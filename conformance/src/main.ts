#!/usr/bin/env node
// The command kasir-conformance.
import { perform, type Terminal } from './commands.ts';
import { Unreachable } from './run/probe.ts';
import { BadUsage } from './run/bad-usage.ts';
import { parseCommand } from './settings.ts';

/** Exit codes of runs that could not check anything. */
const USAGE = 2;
const UNREACHABLE = 3;
const SUITE = 5;

const codeOf = (error: unknown): number =>
  error instanceof BadUsage ? USAGE : error instanceof Unreachable ? UNREACHABLE : SUITE;

const { isTTY, columns } = process.stderr;
const erase = isTTY ? '\r\u001b[K' : '';

/** Interval of progress lines when the output is not a terminal. */
const LINE_MS = 10_000;

let progress = '';

const terminal: Terminal = {
  program: process.argv[1]?.endsWith('.ts') ? 'npm run conformance --' : 'kasir-conformance',
  print: (text) => {
    process.stderr.write(erase);
    console.log(text);
  },
  progress: (text) => {
    progress = text;
    if (isTTY) process.stderr.write(erase + text.slice(0, columns - 1));
  },
};

const lines = setInterval(() => {
  if (!isTTY && progress !== '') console.error(progress);
}, LINE_MS);
lines.unref();

try {
  const settings = parseCommand(process.argv.slice(2));
  process.exitCode = await perform(settings, terminal);
} catch (error) {
  const code = codeOf(error);
  console.error(code === SUITE ? error : (error as Error).message);
  process.exitCode = code;
}
