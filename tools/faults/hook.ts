// Loaded before a server starts: applies the fault that KASIR_FAULT names to its source as it is
// loaded.
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { faults } from './faults.ts';
import { broken, placeOf, sourcesOf } from './place.ts';
import { powerFaults } from './power.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = process.env['KASIR_FAULT'];
const fault = [...faults, ...powerFaults].find(({ id }) => id === name);
if (!fault) throw new Error(`KASIR_FAULT names no fault: ${name}`);
const place = placeOf(fault, sourcesOf(root));
const target = pathToFileURL(root + place.path).href;

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (url !== target || loaded.source === undefined || loaded.source === null) return loaded;
    const source =
      typeof loaded.source === 'string'
        ? loaded.source
        : Buffer.from(loaded.source as Uint8Array).toString('utf8');
    return { ...loaded, source: broken(fault, place, source) };
  },
});
