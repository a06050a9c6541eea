// Loaded before a server starts: tells the process that started it, as often as it asks, what of
// the packages' sources has run since its last request.
import { Session } from 'node:inspector/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { executed, type Spans } from './executed.ts';

const packages = pathToFileURL(fileURLToPath(new URL('../../packages/', import.meta.url))).href;
const above = packages.length - 'packages/'.length;

/** File below the repository's root -> what ran of it. */
export type Ran = Readonly<Record<string, Spans>>;

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
// Nobody is left to end the server when the process that started it was killed.
process.once('disconnect', () => process.exit());
process.channel?.unref();
