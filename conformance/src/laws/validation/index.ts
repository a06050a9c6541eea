// Laws about what requests may contain, in order of execution.
import type { Law } from '../../law.ts';
import { boundLaws } from './bounds.ts';
import { decisionTableLaws } from './decision-tables.ts';
import { fieldLaws } from './fields.ts';
import { meaningLaws } from './meanings.ts';
import { completeRejectionLaws } from './complete-rejections.ts';
import { wholeRequestLaws } from './whole-requests.ts';

export const validationLaws: readonly Law[] = [
  ...fieldLaws,
  ...boundLaws,
  ...wholeRequestLaws,
  ...completeRejectionLaws,
  ...decisionTableLaws,
  ...meaningLaws,
];
