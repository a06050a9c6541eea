// Opens a connector for one test, with a clock that the test moves and a platform that calls it.
import { onTestFinished } from 'vitest';
import type { Failure } from '../connector/author.ts';
import { createConnector, type ConnectorOptions } from '../connector/create.ts';
import { createMemoryStore } from '../store/memory.ts';
import { createManualSystem, type ManualSystem } from './manual-system.ts';
import { createPlatform } from './platform.ts';
import { capabilities, SECRET } from './requests.ts';

/** Opens a connector whose operations all succeed; `options` replaces its parts. */
export const openConnector = (
  options: Partial<ConnectorOptions> & { readonly system?: ManualSystem } = {},
) => {
  const system = options.system ?? createManualSystem();
  const failures: Failure[] = [];
  const connector = createConnector({
    name: 'test',
    secrets: [SECRET],
    capabilities,
    store: createMemoryStore(),
    perform: async ({ work }) => ({
      status: 'succeeded',
      ...(work === 'link' && { token: 'token-1' }),
    }),
    statement: () => ({ is_complete: true, lines: [] }),
    failed: (failure) => failures.push(failure),
    ...options,
    system,
  });
  onTestFinished(() => connector.stop());
  return { connector, system, failures, platform: createPlatform(connector.fetch, system) };
};
