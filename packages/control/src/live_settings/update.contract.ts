// PATCH /accounts/{id}/live_settings: change the settings of live mode.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { agreedFees, lateSuccess, liveSettingsView, missingAfterDays, waitMs } from './settings.ts';

export const updateLiveSettingsContract = controlContract({
  id: 'live_settings.update',
  method: 'PATCH',
  path: '/accounts/{id}/live_settings',
  summary:
    'Change how long live requests wait, what happens to late money, and what statements must say',
  role: 'admin',
  params: byId,
  query: nothing,
  body: z.strictObject({
    wait_ms: waitMs.optional(),
    late_success: lateSuccess.optional(),
    missing_after_days: missingAfterDays.optional(),
    agreed_fees: agreedFees.optional(),
  }),
  success: { status: 200, body: liveSettingsView },
  errors: objectErrors,
});
