// Laws about what requests may contain, in order of execution.
import type { Law } from '../../law.ts';
import { boundLaws } from './bounds.ts';
import { decisionTableLaws } from './decision-tables.ts';
import { endLaws } from './ends.ts';
import { nullLaws } from './nulls.ts';
import { refusedValueLaws } from './refused-values.ts';
import { completeRejectionLaws } from './complete-rejections.ts';
import { wholeRequestLaws } from './whole-requests.ts';

export const validationLaws: readonly Law[] = [
  ...refusedValueLaws,
  ...nullLaws,
  ...boundLaws,
  ...wholeRequestLaws,
  ...completeRejectionLaws,
  ...decisionTableLaws,
  ...endLaws,
];
