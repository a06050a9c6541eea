// Shows the settings of live mode that are not about one connector.
import type { LiveSettings } from '@kasir/payments/operation';
import { MISSING_AFTER_DAYS } from '@kasir/payments/reconciliation';

/** Renders the settings of live mode. */
export const renderLiveSettings = ({
  waitMs,
  lateSuccess,
  missingAfterDays = MISSING_AFTER_DAYS,
  agreedFees = [],
}: LiveSettings) => ({
  wait_ms: waitMs,
  late_success: lateSuccess,
  missing_after_days: missingAfterDays,
  agreed_fees: agreedFees.map(({ basisPoints, vatBasisPoints = 0, refund, ...fee }) => ({
    ...fee,
    basis_points: basisPoints,
    currency: fee.currency as 'IDR',
    vat_basis_points: vatBasisPoints,
    refund: refund ? { basis_points: refund.basisPoints, fixed: refund.fixed } : null,
  })),
});
