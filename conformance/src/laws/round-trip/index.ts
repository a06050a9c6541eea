// Laws about round trips, in order of execution.
import type { Law } from '../../law.ts';
import { createdLaws } from './created.ts';
import { dependentObjectLaws } from './dependent-objects.ts';
import { fieldLaws } from './fields.ts';
import { headerLaws } from './headers.ts';
import { listAndTextLaws } from './lists-and-texts.ts';
import { paymentTypeLaws } from './payment-types.ts';

export const roundTripLaws: readonly Law[] = [
  ...createdLaws,
  ...dependentObjectLaws,
  ...listAndTextLaws,
  ...fieldLaws,
  ...headerLaws,
  ...paymentTypeLaws,
];
