// For tests: the test platform with all legacy endpoints and the domain under them.
import { testPlatform } from '@kasir/core/testing';
import { paymentJobs, paymentListeners, paymentWorkflows } from '@kasir/payments';
import { legacyHandlers, legacyJobs, legacyListeners } from '../server.ts';

type Options = Partial<Parameters<typeof testPlatform>[0]>;

export const legacyPlatform = (options: Options = {}) =>
  testPlatform({
    handlers: legacyHandlers,
    listeners: [...paymentListeners, ...legacyListeners],
    jobs: [...paymentJobs, ...legacyJobs],
    workflows: paymentWorkflows,
    ...options,
  });
