// Sets the URL for events of a type. The response waits until it is stored in the account.
import { ok, workflowOperation } from '@kasir/core/server';
import { requestCallbackUrl } from './workflow.ts';
import { setCallbackUrl } from './set.contract.ts';

export const setCallbackUrlHandler = workflowOperation(setCallbackUrl, {
  decide: (d, { params, body }) => requestCallbackUrl(d, params.type, body.url),
  result: (_reads, { context: { account, partition } }, { url }) =>
    ok({
      status: 'SUCCESSFUL',
      user_id: account.id,
      url,
      environment: partition.mode === 'test' ? 'TEST' : 'LIVE',
      callback_token: account.callbacks[partition.mode].token,
    }),
});
