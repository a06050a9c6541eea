// The one PostgreSQL of a whole test run: it starts when the first test requests a database,
// creates an empty database per request, and stops at the end of the run.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { Launched } from './launch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL at which a test requests a database of its own. */
    databases: string;
  }
}

/** Starts the port at which tests request databases: their threads share nothing. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  let launched: Promise<Launched> | undefined;
  const database = async (): Promise<string> => {
    launched ??= import('./launch.ts').then(({ launchPostgres }) => launchPostgres());
    return (await launched).database();
  };
  const server = createServer((_, response) => {
    database().then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('databases', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await launched)?.stop();
  };
};

export default setup;
