// POST /accounts/{id}/scripts: script the next outcomes of channels.
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { script, scriptInput } from './script.ts';

export const createScriptContract = controlContract({
  id: 'scripts.create',
  method: 'POST',
  path: '/accounts/{id}/scripts',
  role: 'operator',
  summary: 'Script what channels do next: fail twice, then succeed (test mode)',
  params: byId,
  query: nothing,
  body: scriptInput,
  success: { status: 200, body: script },
  errors: objectErrors,
});
