// Laws of what requests may contain, in the order in which they are tried.
import type { Law } from '../../law.ts';
import { boundLaws } from './bounds.ts';
import { decisionTableLaws } from './decision-tables.ts';
import { fieldLaws } from './fields.ts';
import { wholeAnswerLaws } from './whole-answers.ts';
import { wholeRequestLaws } from './whole-requests.ts';

export const validationLaws: readonly Law[] = [
  ...fieldLaws,
  ...boundLaws,
  ...wholeRequestLaws,
  ...wholeAnswerLaws,
  ...decisionTableLaws,
];
