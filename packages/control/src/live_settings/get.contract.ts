// GET /accounts/{id}/live_settings: read the settings of live mode.
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { liveSettingsView } from './settings.ts';

export const getLiveSettingsContract = controlContract({
  id: 'live_settings.get',
  method: 'GET',
  path: '/accounts/{id}/live_settings',
  summary:
    'Read how long live requests wait, what happens to late money, and what statements must say',
  role: 'viewer',
  params: byId,
  query: nothing,
  success: { status: 200, body: liveSettingsView },
  errors: objectErrors,
});
