// Records that a payer leaves the page of an intent without deciding; the page stays open for a
// while.
import type { Scope } from '@kasir/core/server';
import { RETRY_MS } from '../instruments/abandon.ts';
import { expireIntentJob } from './jobs.ts';
import { intents, type IntentRow } from './kind.ts';

/** Records that the payer left the page of an intent. */
export const abandonIntentPage = (d: Scope, { id }: IntentRow): void => {
  const expires = d.now + RETRY_MS;
  d.change(intents, { id }, { expires, left: true });
  d.schedule(expireIntentJob, expires, { intent: id });
};
