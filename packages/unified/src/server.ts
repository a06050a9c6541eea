// Handlers, duties and pages of the unified API.
import type { Duty, Handler, Page } from '@kasir/core/server';
import { customerHandlers } from './customers/handlers.ts';
import { paymentMethodHandlers } from './payment_methods/handlers.ts';
import { paymentRequestHandlers } from './payment_requests/handlers.ts';
import { paymentRequestDuties, paymentRequestPage } from './payment_requests/later.ts';
import { transactionHandlers } from './transactions/handlers.ts';

export const unifiedHandlers: readonly Handler[] = [
  ...paymentRequestHandlers,
  ...paymentMethodHandlers,
  ...transactionHandlers,
  ...customerHandlers,
];

export const unifiedDuties: readonly Duty[] = [...paymentRequestDuties];

export const unifiedPages: readonly Page[] = [paymentRequestPage];
