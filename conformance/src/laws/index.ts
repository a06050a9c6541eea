// Lists every law of the suite, in order of execution.
import { nameOf, type Law } from '../law.ts';
import { accountLinkLaws } from './account-links/index.ts';
import { keyLaws } from './authentication/keys.ts';
import { notFoundLaws } from './errors/not-found.ts';
import { filterLaws } from './filters/index.ts';
import { httpLaws } from './http/index.ts';
import { idempotencyLaws } from './idempotency/index.ts';
import { isolationLaws } from './isolation/index.ts';
import { paginationLaws } from './pagination/pages.ts';
import { rateLimitLaws } from './rate-limits/index.ts';
import { roundTripLaws } from './round-trip/index.ts';
import { stateLaws } from './state/index.ts';
import { storyLaws } from '../stories/laws.ts';
import { validationLaws } from './validation/index.ts';
import { versionLaws } from './versions/index.ts';
import { webhookLaws } from './webhooks/index.ts';
import { watchers } from './every-response/index.ts';
import { Secrets } from '../wire/secrets.ts';

export { watchers };

/** Laws about every response: they send nothing and judge what the others receive. */
export const watchingLaws: readonly Law[] = watchers({
  secrets: new Secrets(),
  clockStands: true,
  demand: 'declared',
}).map(({ law }) => law);

/** Laws that send requests; those that use up rate limits run last. */
export const laws: readonly Law[] = [
  ...keyLaws,
  ...idempotencyLaws,
  ...validationLaws,
  ...roundTripLaws,
  ...stateLaws,
  ...paginationLaws,
  ...filterLaws,
  ...notFoundLaws,
  ...webhookLaws,
  ...isolationLaws,
  ...accountLinkLaws,
  ...httpLaws,
  ...versionLaws,
  ...storyLaws,
  ...rateLimitLaws,
];

const names = laws.map(nameOf);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice !== undefined) throw new Error(`Two laws are called ${twice}.`);
