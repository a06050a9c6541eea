// Changes the settings of live mode.
import { controlContracts, type AgreedFees } from '@kasir/control';
import { oneOf, mustBe, summary } from '@kasir/core/messages';
import type { Violation } from '@kasir/core';
import { fail, ok } from '@kasir/core/server';
import { changeLiveSettings, liveSettingsOf } from '@kasir/payments/operation';
import { decideLive, findLiveAccount } from '../connectors/live-account.ts';
import { operation } from '../operation.ts';
import { renderLiveSettings } from './view.ts';

/**
 * Returns the problems of fees for connectors that the account neither has nor has agreed fees for.
 */
const findUnknown = (
  fees: AgreedFees,
  known: readonly string[],
  agreed: readonly string[],
): readonly Violation[] =>
  fees.flatMap(({ connector }, at) =>
    known.includes(connector) || agreed.includes(connector)
      ? []
      : [
          {
            path: `body.agreed_fees.${at}.connector`,
            message:
              known.length === 0
                ? 'The account has no connector. Add one first.'
                : mustBe(oneOf(known)),
          },
        ],
  );

const toAgreedFee = ({
  basis_points: basisPoints,
  vat_basis_points: vatBasisPoints,
  refund,
  ...fee
}: AgreedFees[number]) => ({
  ...fee,
  basisPoints,
  ...(vatBasisPoints > 0 && { vatBasisPoints }),
  ...(refund && { refund: { basisPoints: refund.basis_points, fixed: refund.fixed } }),
});

export const updateLiveSettings = operation(
  controlContracts.liveSettings.update,
  async (kasir, { params, body }) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    const {
      wait_ms: waitMs,
      late_success: lateSuccess,
      missing_after_days: missingAfterDays,
      agreed_fees: fees,
    } = body;
    return decideLive(found.live, (d) => {
      const { connectors, agreedFees = [] } = liveSettingsOf(d);
      const names = connectors.map(({ name }) => name);
      // Fees of a connector that was removed stay: its statements may still come.
      const agreed = agreedFees.map(({ connector }) => connector);
      const problems = findUnknown(fees ?? [], names, agreed);
      if (problems.length > 0) return fail('API_VALIDATION_ERROR', summary(problems), problems);
      const changed = changeLiveSettings(d, {
        ...(waitMs !== undefined && { waitMs }),
        ...(lateSuccess !== undefined && { lateSuccess }),
        ...(missingAfterDays !== undefined && { missingAfterDays }),
        ...(fees && { agreedFees: fees.map(toAgreedFee) }),
      });
      return ok(renderLiveSettings(changed));
    });
  },
);
