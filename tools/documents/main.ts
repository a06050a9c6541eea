// Checks the committed OpenAPI documents with Redocly: its recommended rules, no warnings.
import { fileURLToPath } from 'node:url';
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';

const config = await createConfig({ extends: ['recommended'] });
for (const name of ['openapi', 'control', 'connector-protocol']) {
  const path = `../../packages/server/openapi/${name}.json`;
  const ref = fileURLToPath(new URL(path, import.meta.url));
  const problems = await lint({ ref, config });
  if (problems.length === 0) continue;
  formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '' });
  process.exitCode = 1;
}
