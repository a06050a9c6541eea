// Laws about the filters of lists, in order of execution.
import type { Law } from '../../law.ts';
import { combinationLaws } from './combinations.ts';
import { customerLaws } from './customers.ts';
import { momentLaws } from './timestamps.ts';
import { otherListLaws } from './other-lists.ts';
import { qrPaymentLaws } from './qr-payments.ts';
import { transactionLaws } from './transactions.ts';
import { unknownParameterLaws } from './unknown-parameters.ts';

export const filterLaws: readonly Law[] = [
  ...transactionLaws,
  ...combinationLaws,
  ...qrPaymentLaws,
  ...customerLaws,
  ...otherListLaws,
  ...momentLaws,
  ...unknownParameterLaws,
];
