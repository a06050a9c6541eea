// Laws about HTTP, in order of execution.
import type { Law } from '../../law.ts';
import { bodyLaws } from './bodies.ts';
import { oddRequestLaws } from './odd-requests.ts';
import { routeLaws } from './routes.ts';
import { urlLaws } from './urls.ts';

export const httpLaws: readonly Law[] = [...routeLaws, ...bodyLaws, ...oddRequestLaws, ...urlLaws];
