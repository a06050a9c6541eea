// The one PostgreSQL of a whole run of tests: started when the first test asks for a database, with
// an empty database for each that asks; it goes when the run is done.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { Launched } from './launch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test gets the URL of a database of its own. */
    databases: string;
  }
}

/** Tests run in threads that share nothing: they ask for a database over a port. */
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
