// Resends an event of an account (EVT-DLV-07).
import { fail, ok } from '@kasir/core/server';
import { resend } from '@kasir/deliveries';
import { decideFor, operation, unknownAccount } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const resendEvent = operation(
  controlContracts.events.resend,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return decideFor(kasir, { account, mode: body.mode }, (d) =>
      resend(d, body.webhook_id)
        ? ok({ webhook_id: body.webhook_id })
        : fail('DATA_NOT_FOUND', 'There is no event with this webhook_id.'),
    );
  },
);
