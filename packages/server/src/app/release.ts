// The running release, as its package states it.
import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

export const RELEASE = (JSON.parse(manifest) as { version: string }).version;
