// Laws about the states of objects that no story covers, in order of execution.
import type { Law } from '../../law.ts';
import { cardChargeLaws } from './card-charges.ts';
import { numberLaws } from './numbers.ts';
import { paymentLaws } from './payments.ts';

export const stateLaws: readonly Law[] = [...paymentLaws, ...cardChargeLaws, ...numberLaws];
