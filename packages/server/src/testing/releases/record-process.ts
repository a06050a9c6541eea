// `npm run record-release -- NAME`: records the databases of this checkout, which later releases
// must be able to read.
import { folderOf, recordRelease } from './recording.ts';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) {
  throw new Error('Name the release: npm run record-release -- 1.0.0');
}
await recordRelease(folderOf(name));
