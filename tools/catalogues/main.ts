// Writes the catalogues of docs/reference; `--check` says instead which of them are out of date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogues } from './catalogues.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const stale = (await catalogues()).filter(({ path, text }) => read(join(root, path)) !== text);
for (const { path, text } of stale) {
  if (process.argv.includes('--check')) {
    console.error(`${path} is not what the declarations say. Run npm run generate.`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
}
