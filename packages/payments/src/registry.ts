// What the server joins of the domain: its jobs, what it does on signals, its pages.
import type { JobSpec, Listener } from '@kasir/core/server';
import type { HostedPage } from './hosted-page.ts';
import { instrumentPage } from './instruments/hosted-page.ts';
import { expireInstrument } from './instruments/jobs.ts';
import { intentPage } from './intents/hosted-page.ts';
import { answerIntent, expireIntentJob, voidIntent } from './intents/jobs.ts';
import { intentReactions } from './intents/reactions.ts';

export const paymentJobs: readonly JobSpec[] = [
  expireInstrument,
  expireIntentJob,
  answerIntent,
  voidIntent,
];

export const paymentListeners: readonly Listener[] = [intentReactions];

export const paymentPages: readonly HostedPage[] = [intentPage, instrumentPage];
