// Loaded before a server starts: puts the mutant that KASIR_MUTANT holds into the source as it is
// read.
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

// Nobody is left to end the server when the process that started it was killed.
process.once('disconnect', () => process.exit());
process.channel?.unref();
