// For tests: the test platform with all legacy endpoints and the domain under them.
import { testPlatform } from '@kasir/core/testing';
import { paymentJobs, paymentListeners, paymentWorkflows } from '@kasir/payments/operation';
import { refunds } from '@kasir/payments/state';
import { legacyHandlers, legacyJobs, legacyListeners } from '../server.ts';

/** Refunds emit events of v2, whose listeners are not part of this package. */
const refundListener = { product: refunds.name, handlers: {} };

type Options = Partial<Parameters<typeof testPlatform>[0]>;

export const legacyPlatform = (options: Options = {}) =>
  testPlatform({
    handlers: legacyHandlers,
    listeners: [...paymentListeners, ...legacyListeners, refundListener],
    jobs: [...paymentJobs, ...legacyJobs],
    workflows: paymentWorkflows,
    ...options,
  });
