// For tests: a merchant with a movable clock, running jobs and recorded signals.
import type { Listener } from '@kasir/core/server';
import { testPlatform } from '@kasir/core/testing';
import { expireInvoiceJob, settleInvoiceJob } from '../invoices/jobs.ts';
import { paymentListeners } from '../reactions.ts';
import { paymentJobs } from '../registry.ts';
import { product } from './decide.ts';

/** Returns the merchant and the names of all signals to owners of products so far. */
export const merchant = () => {
  const signals: string[] = [];
  const owner = (kind: string): Listener => ({
    product: kind,
    handlers: new Proxy(
      {},
      {
        get: (_, name) => () => {
          if (!platform.isRehearsing()) signals.push(String(name));
        },
      },
    ),
  });
  const platform: ReturnType<typeof testPlatform> = testPlatform({
    handlers: [],
    listeners: [...paymentListeners, ...[product.kind, 'invoice', 'plan', 'checkout'].map(owner)],
    jobs: [...paymentJobs, expireInvoiceJob, settleInvoiceJob],
  });
  const { store, partition, context } = platform;
  return {
    ...platform,
    signals,
    /** Reads the current stored state. */
    look: <R>(read: Parameters<typeof store.view<R>>[1]): Promise<R> => store.view(partition, read),
    context: context(partition),
  };
};
