// Sends an event of an account once more (EVT-DLV-07).
import { fail, ok } from '@kasir/core/server';
import { resend } from '@kasir/webhooks/server';
import { decideIn, operation } from '../operation.ts';
import { resendEventContract } from './resend.contract.ts';

export const resendEvent = operation(resendEventContract, async (kasir, { params, body }) =>
  decideIn(kasir, { account: params.id, mode: body.mode }, (at, tx) =>
    resend(at, tx, body.webhook_id)
      ? ok({ webhook_id: body.webhook_id })
      : fail('DATA_NOT_FOUND', 'There is no event with this webhook_id.'),
  ),
);
