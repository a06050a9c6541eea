// Loaded before a server starts: applies the mutant in KASIR_MUTANT to its source as it is loaded.
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { changed, type Mutant } from './mutant.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mutant = JSON.parse(process.env['KASIR_MUTANT'] ?? 'null') as Mutant | null;
if (!mutant) throw new Error('KASIR_MUTANT holds no mutant.');
const target = pathToFileURL(root + mutant.file).href;

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (url !== target || loaded.source === undefined || loaded.source === null) return loaded;
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
