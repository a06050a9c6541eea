#!/usr/bin/env node
// Runs the command `kasir-conformance`, or prints an error when Node.js is too old.
import { tooOldFor } from '@kasir/core/engine';
import { restartWithSmallHeap } from './command/small-heap.ts';

const line = tooOldFor('kasir-conformance', new URL('../package.json', import.meta.url));
if (line === null) {
  restartWithSmallHeap();
  void import('./main.ts');
} else {
  console.error(line);
  process.exitCode = 1;
}
