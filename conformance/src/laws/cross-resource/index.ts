// Laws about what several resources say about the same money, in order of execution.
import type { Law } from '../../law.ts';
import { failedRefundLaws } from './failed-refunds.ts';
import { paymentLaws } from './payments.ts';
import { refundLaws } from './refunds.ts';
import { reportLaws } from './reports.ts';
import { transferLaws } from './transfers.ts';

export const crossResourceLaws: readonly Law[] = [
  ...paymentLaws,
  ...refundLaws,
  ...failedRefundLaws,
  ...reportLaws,
  ...transferLaws,
];
