// Shows the settings of live mode that are not about one connector.
import type { LiveSettings } from '@kasir/payments/operation';

/** Renders the settings of live mode. */
export const renderLiveSettings = ({ waitMs, lateSuccess }: LiveSettings) => ({
  wait_ms: waitMs,
  late_success: lateSuccess,
});
