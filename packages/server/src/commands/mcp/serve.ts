// Serves the tools of `kasir mcp` over standard input and output.
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { RELEASE } from '../../app/release.ts';
import type { Remote } from '../remote.ts';
import { responseOf, type Tool } from './tool.ts';
import { readingTools } from './reading-tools.ts';
import { testTools } from './test-tools.ts';

const instructions = `Kasir is a payments platform with a test mode: real state, signed webhooks, a double-entry ledger and a clock that can be moved. Use get_object to see why an object is as it is, explain_missing_webhook when a receiver got nothing, decline_next and trigger to make things happen, advance_clock for what takes time, call_api for everything else. Tools that change something work in test mode only. Amounts are in the unit of the currency.`;

const tools: readonly Tool[] = [...readingTools, ...testTools];

/** Starts to serve; `findRemote` throws an error with a remedy while no server can be found. */
export const serve = (
  findRemote: () => Remote,
  warn: (line: string) => void,
): { readonly close: () => Promise<void> } =>
  serveStdio(
    () => {
      const server = new McpServer({ name: 'kasir', version: RELEASE }, { instructions });
      for (const { name, title, description, input, isReading, run } of tools)
        server.registerTool(
          name,
          {
            title,
            description,
            inputSchema: input,
            annotations: { readOnlyHint: isReading, destructiveHint: false, openWorldHint: false },
          },
          (given: unknown) => responseOf(() => run(findRemote(), given)),
        );
      return server;
    },
    { onerror: (error) => warn(error.message) },
  );
