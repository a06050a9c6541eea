#!/usr/bin/env node
// Runs the command kasir-conformance.
import { perform } from './command/commands.ts';
import { BadUsage } from './run/bad-usage.ts';
import { parseCommand } from './command/settings.ts';
import type { Terminal } from './command/terminal.ts';

/** Exit codes when no run was started. */
const USAGE = 2;
const SUITE = 5;

const { isTTY, columns } = process.stderr;
const erase = isTTY ? '\r\u001b[K' : '';

/** Interval of progress lines when the output is not a terminal. */
const LINE_MS = 10_000;

let progress = '';

const interruption = new AbortController();

const terminal: Terminal = {
  print: (text) => {
    process.stderr.write(erase);
    console.log(text);
  },
  signal: interruption.signal,
  progress: (text) => {
    progress = text;
    if (isTTY) process.stderr.write(erase + text.slice(0, columns - 1));
  },
};

const lines = setInterval(() => {
  if (!isTTY && progress !== '') console.error(progress);
}, LINE_MS);
lines.unref();

/** Ends the run with a report; a second signal ends the program immediately. */
const stop = (name: NodeJS.Signals): void => {
  interruption.abort(name);
  console.error(`${erase}${name}: the run ends with a report of what was tried until now.`);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

try {
  process.exitCode = await perform(parseCommand(process.argv.slice(2)), terminal);
} catch (error) {
  const isUsage = error instanceof BadUsage;
  console.error(isUsage ? error.message : error);
  process.exitCode = isUsage ? USAGE : SUITE;
}
// An abandoned law may still be waiting for something.
if (interruption.signal.aborted) process.exit();
