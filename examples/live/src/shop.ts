// Opens the shop that takes live payments, with its clients of the three generations of the API.
import { createLegacyClient } from '@kasir/legacy/client';
import { createUnifiedClient, unwrap } from '@kasir/unified/client';
import { createV3Client } from '@kasir/v3/client';
import type { LiveAccount } from './live-account.ts';
import { waitFor } from './wait.ts';
import type { Processor } from './processor.ts';

/** Opens the clients of a shop, with functions that wait for its payers. */
export const openShop = (
  { baseUrl, key }: Pick<LiveAccount, 'baseUrl' | 'key'>,
  processor: Processor,
) => {
  const v2 = createUnifiedClient({ baseUrl, key });
  const v3 = createV3Client({ baseUrl, key });
  const legacy = createLegacyClient({ baseUrl, key });
  return {
    v2,
    v3,
    legacy,
    payer: processor.act,
    /**
     * Waits until a payment request of v2 has a status, which a real shop would learn from a
     * webhook.
     */
    reach: (id: string, status: string) =>
      waitFor(`${id} is ${status}`, async () => {
        const request = unwrap(await v2.paymentRequests.get({ params: { id } }));
        return request.status === status ? request : null;
      }),
    /** Waits until a payment request of v3 has succeeded. */
    reachV3: (id: string) =>
      waitFor(`${id} is SUCCEEDED`, async () => {
        const request = unwrap(await v3.paymentRequests.get({ params: { id } }));
        return request.status === 'SUCCEEDED' ? request : null;
      }),
    /** Refunds an amount in major units, and waits until the refund has succeeded. */
    refund: async (payment_request_id: string, amount: number) => {
      const reason = 'REQUESTED_BY_CUSTOMER' as const;
      const { id } = unwrap(
        await v2.refunds.create({ body: { payment_request_id, amount, reason } }),
      );
      await waitFor(`${id} is SUCCEEDED`, async () => {
        const refund = unwrap(await v2.refunds.get({ params: { id } }));
        return refund.status === 'SUCCEEDED' ? refund : null;
      });
    },
    close: async (): Promise<void> => {
      await Promise.all([v2.close(), v3.close(), legacy.close()]);
    },
  };
};

export type Shop = ReturnType<typeof openShop>;
