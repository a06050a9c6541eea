// Checks voids of completed payments among refunds and other payments: the books always agree.
import { contextsOf } from '@kasir/core/pipeline';
import { decideIn, joinListeners } from '@kasir/core/server';
import { voidPayment, voidRefusal } from '@kasir/payments';
import { paymentListeners } from '@kasir/payments/operation';
import { payments } from '@kasir/payments/state';
import { unifiedListeners } from '@kasir/unified-api/server';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { openTestServer } from '../../src/testing/test-server.ts';

const order = {
  currency: 'IDR',
  amount: 25_000,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'DANA',
      channel_properties: { success_return_url: 'https://merchant.example/thanks' },
    },
  },
};

test.each([0, 2])(
  'voided payments leave the balance unchanged and the books without a breach, %i days before settlement',
  async (settlement_days) => {
    const server = await openTestServer();
    const { platform, store, call, control } = server;
    await control('PATCH', `/accounts/${platform}`, { terms: { EWALLET: { settlement_days } } });
    const balance = async () => (await call('GET', '/balance')).body.balance as number;
    const sell = async (): Promise<string> => {
      const { id } = (await call('POST', '/payment_requests', order)).body;
      await call('POST', `/payment_requests/${id}/payments/simulate`, {});
      return id as string;
    };
    await sell();
    const refunded = await sell();
    await call('POST', '/refunds', { reason: 'OTHERS', payment_request_id: refunded });
    const before = await balance();
    const sold = [await sell(), await sell()];
    const partition = { account: platform, mode: 'test' } as const;
    const account = (await control('GET', `/accounts/${platform}`)).body;
    const contexts = contextsOf({
      secret: 'secret of this installation',
      dialect: 'spec',
      refunds: 'sync',
      listeners: joinListeners([...paymentListeners, ...unifiedListeners]),
      api: (path) => `http://api.test${path}`,
      page: (_, object, id) => `http://pages.test/${object}/${id}`,
      download: (_, object, id) => `http://files.test/${object}/${id}`,
    });
    const refusals = await store.exec(partition, (at, tx) =>
      decideIn(at, tx, contexts(partition, account), (d) =>
        [...sold, refunded].map((request) => {
          const [paid] = d.children(payments, request.slice('pr-'.length));
          if (!paid) throw new Error('There is no payment');
          const refusal = voidRefusal(d, paid);
          if (refusal === null) voidPayment(d, paid);
          return refusal;
        }),
      ),
    );
    expect(refusals).toEqual([null, null, 'REFUNDED']);
    expect(await balance()).toBe(before);
    expect(await checkInvariants(store)).toEqual([]);
    const listed = (await call('GET', '/transactions?statuses=REVERSED')).body;
    expect(listed.data).toHaveLength(2);
  },
);
