#!/usr/bin/env node
// The command `kasir`: a line about a Node.js that is too old, or the program.
import { tooOldFor } from '@kasir/core/engine';

const line = tooOldFor('kasir', new URL('../package.json', import.meta.url));
if (line === null) void import('./main.ts');
else {
  console.error(line);
  process.exitCode = 1;
}
