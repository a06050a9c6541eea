// Reads the webhook URLs of an account, the secrets that verify webhooks, and the delivery health
// (EVT-DLV-08).
import { ok } from '@kasir/core/server';
import { deliveryReports, renderReport } from '@kasir/deliveries';
import { operation, unknownAccount } from '../operation.ts';
import { controlContracts } from '@kasir/control';

const REPORTS_MAX = 20;

export const getWebhooks = operation(
  controlContracts.webhooks.get,
  async (kasir, { params, query: { mode } }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const partition = { account: account.id, mode };
    const reports = await kasir.store.view(partition, (view) =>
      view
        .list(deliveryReports, {}, { limit: REPORTS_MAX })
        .rows.map(({ state }) => renderReport(state)),
    );
    const { token, urls, secret_number: number = 0 } = account.callbacks[mode];
    return ok({
      token,
      urls,
      signing_secret: kasir.signingSecret(partition, number),
      reports,
    });
  },
);
