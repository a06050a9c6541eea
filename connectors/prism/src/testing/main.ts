// Implements `npm run test:prism`: installs hyperswitch-prism outside of the repository, and runs
// the tests that need it on a Node.js that can load it. If either is not available, prints SKIPPED
// and the reason.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from './cache.ts';
import { installPrism } from './install.ts';
import { findNode } from './node.ts';
import { Unavailable } from './unavailable.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

try {
  const node = await findNode(cacheFolder);
  const library = await installPrism(cacheFolder);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.prism.config.ts'];
  const child = spawn(node, [...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, KASIR_PRISM_LIBRARY: library, KASIR_PRISM_NODE: node },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  console.log(`SKIPPED: ${error.message}`);
}
