// Loaded before a server starts: applies the mutants of the process to their sources as they load.
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { changed, ownMutants } from './mutant.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mutants = new Map(
  ownMutants().map((mutant) => [pathToFileURL(root + mutant.file).href, mutant]),
);

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const mutant = mutants.get(url);
    if (!mutant || loaded.source === undefined || loaded.source === null) return loaded;
    const source =
      typeof loaded.source === 'string'
        ? loaded.source
        : Buffer.from(loaded.source as Uint8Array).toString('utf8');
    return { ...loaded, source: changed(source, mutant) };
  },
});

// Exits with the parent process: when that is killed, nothing else would stop the server.
process.once('disconnect', () => process.exit());
process.channel?.unref();
