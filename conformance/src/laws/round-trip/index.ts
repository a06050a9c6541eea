// Laws about round trips, in order of execution.
import type { Law } from '../../law.ts';
import { paymentTypeLaws } from './payment-types.ts';
import { referenceLaws } from './references.ts';
import { sentFieldLaws } from './sent-fields.ts';
import { textLaws } from './texts.ts';

export const roundTripLaws: readonly Law[] = [
  ...sentFieldLaws,
  ...textLaws,
  ...referenceLaws,
  ...paymentTypeLaws,
];
