// Laws about round trips, in order of execution.
import type { Law } from '../../law.ts';
import { fieldLaws } from './fields.ts';
import { listAndTextLaws } from './lists-and-texts.ts';
import { paymentTypeLaws } from './payment-types.ts';
import { sentFieldLaws } from './sent-fields.ts';

export const roundTripLaws: readonly Law[] = [
  ...sentFieldLaws,
  ...listAndTextLaws,
  ...fieldLaws,
  ...paymentTypeLaws,
];
