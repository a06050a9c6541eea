// POST /callback_urls/{type}: set the URL for events of a type.
import { common, endpoint, httpUrl } from '@kasir/core';
import { callbackType, callbackUrl } from '@kasir/models';
import * as z from 'zod';

export const setCallbackUrl = endpoint({
  id: 'callback_urls.set',
  method: 'POST',
  path: '/callback_urls/{type}',
  summary: 'Set the URL for events of a type',
  auth: 'secret',
  permission: 'webhook:write',
  params: z.object({ type: callbackType.describe('Family of events.') }),
  body: z.object({ url: httpUrl.describe('URL to which events of this type are sent.') }),
  success: { status: 200, body: callbackUrl },
  errors: common.write,
  idempotency: 'standard',
  version: 'ignored',
  examples: { usual: { url: 'https://merchant.example/webhooks' } },
});
