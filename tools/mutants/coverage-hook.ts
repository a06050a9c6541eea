// Loaded before a server starts: reports to the parent process, on each request, which parts of the
// packages' sources have run since its last request.
import { Session } from 'node:inspector/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { executed, type Spans } from './executed.ts';

const packages = pathToFileURL(fileURLToPath(new URL('../../packages/', import.meta.url))).href;
const above = packages.length - 'packages/'.length;

/** Executed spans by path below the root of the repository. */
export type Ran = Readonly<Record<string, Spans>>;

// Once it is optimized, V8 no longer counts a function without branches: a law would seem not to
// run what earlier laws have made hot.
setFlagsFromString('--no-opt');
setFlagsFromString('--no-maglev');

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const ran = async (): Promise<Ran> => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return Object.fromEntries(
    result
      .filter(({ url }) => url.startsWith(packages))
      .map(({ url, functions }) => [url.slice(above), executed(functions)] as const)
      .filter(([, spans]) => spans.length > 0),
  );
};

process.on('message', () => {
  void ran().then((spans) => process.send?.(spans));
});
// Exits with the parent process: when that is killed, nothing else would stop the server.
process.once('disconnect', () => process.exit());
process.channel?.unref();
