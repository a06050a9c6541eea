#!/usr/bin/env node
// The command `kasir-reference-connector`: starts the connector, or reports that Node.js is too
// old.
import { tooOldFor } from '@kasir/core/engine';

const line = tooOldFor('kasir-reference-connector', new URL('../package.json', import.meta.url));
if (line === null) void import('./main.ts');
else {
  console.error(line);
  process.exitCode = 1;
}
