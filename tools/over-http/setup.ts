// Runs around each test file of `npm run test:connector`: its test platforms ask channels of the
// reference connector over HTTP. A test on something that differs by design is skipped with the
// reason, unless KASIR_BY_DESIGN=run.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach } from 'vitest';
import { connectPlatforms } from '@kasir/core/testing';
import { connectTo } from './connect.ts';
import { reasonToSkip } from './by-design.ts';
import { openServer, type ConnectorServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let server: Promise<ConnectorServer> | null = null;

// Some files create platforms before their tests run.
connectPlatforms(connectTo(() => (server ??= openServer())));

afterAll(async () => {
  await (await server)?.close();
  server = null;
});

beforeEach(({ skip, task }) => {
  if (process.env['KASIR_BY_DESIGN'] === 'run') return;
  const names: string[] = [task.name];
  for (let suite = task.suite; suite?.name; suite = suite.suite) names.unshift(suite.name);
  const reason = reasonToSkip(relative(root, task.file.filepath), names.join(' '));
  if (reason !== null) skip(reason);
});
