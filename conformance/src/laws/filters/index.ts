// Laws about filters, in order of execution; stories check which rows filters keep.
import type { Law } from '../../law.ts';
import { customerLaws } from './customers.ts';
import { qrPaymentLaws } from './qr-payments.ts';
import { momentLaws } from './timestamps.ts';
import { unknownFilterLaws } from './unknown.ts';

export const filterLaws: readonly Law[] = [
  ...customerLaws,
  ...qrPaymentLaws,
  ...momentLaws,
  ...unknownFilterLaws,
];
