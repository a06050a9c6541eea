// `npm run record-release -- NAME`: keeps what this checkout leaves in its databases, so that later
// releases are held to it.
import { folderOf, recordRelease } from './recording.ts';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) {
  throw new Error('Name the release: npm run record-release -- 1.0.0');
}
await recordRelease(folderOf(name));
