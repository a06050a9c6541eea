// Laws about idempotency keys, in order of execution.
import type { Law } from '../../law.ts';
import { changedBodyLaws } from './changed-bodies.ts';
import { headerNameLaws } from './header-names.ts';
import { raceLaws } from './races.ts';
import { refusalLaws } from './refusals.ts';
import { replayLaws } from './replays.ts';

export const idempotencyLaws: readonly Law[] = [
  ...replayLaws,
  ...changedBodyLaws,
  ...refusalLaws,
  ...raceLaws,
  ...headerNameLaws,
];
