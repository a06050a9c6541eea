// Laws about what several resources say about the same money, in order of execution.
import type { Law } from '../../law.ts';
import { balanceHistoryLaws } from './balance-history.ts';
import { balanceLineLaws } from './balance-lines.ts';
import { balanceLaws } from './balance.ts';
import { failedRefundLaws } from './failed-refunds.ts';
import { paymentLaws } from './payments.ts';
import { refundLaws } from './refunds.ts';
import { reportLaws } from './reports.ts';
import { transactionLaws } from './transactions.ts';
import { transferLaws } from './transfers.ts';

export const crossResourceLaws: readonly Law[] = [
  ...transactionLaws,
  ...paymentLaws,
  ...refundLaws,
  ...failedRefundLaws,
  ...reportLaws,
  ...balanceHistoryLaws,
  ...transferLaws,
  ...balanceLaws,
  ...balanceLineLaws,
];
