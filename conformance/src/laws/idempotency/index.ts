// Laws of idempotency keys, in the order in which they are tried.
import type { Law } from '../../law.ts';
import { changedBodyLaws } from './changed-bodies.ts';
import { raceLaws } from './races.ts';
import { refusalLaws } from './refusals.ts';
import { replayLaws } from './replays.ts';
import { scopeLaws } from './scope.ts';

export const idempotencyLaws: readonly Law[] = [
  ...replayLaws,
  ...changedBodyLaws,
  ...refusalLaws,
  ...scopeLaws,
  ...raceLaws,
];
