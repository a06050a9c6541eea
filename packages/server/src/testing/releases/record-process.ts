// `npm run record-release -- NAME`: keeps what this checkout leaves in its databases, so that later
// releases are held to it.
import { recordRelease } from './recording.ts';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) {
  throw new Error('Name the release: npm run record-release -- 2026-11-22');
}
await recordRelease(name);
