// Describes this API and its resources for documents.
import { about as accounts } from './accounts/about.ts';
import { about as balance } from './balance/about.ts';
import { about as callbackUrls } from './callback_urls/about.ts';
import { about as customers } from './customers/about.ts';
import { about as paymentMethods } from './payment_methods/about.ts';
import { about as paymentRequests } from './payment_requests/about.ts';
import { about as refunds } from './refunds/about.ts';
import { about as reports } from './reports/about.ts';
import { about as transactions } from './transactions/about.ts';
import { about as transfers } from './transfers/about.ts';

/** The heading of the API, its position among the APIs, and its resources in order. */
export const about = {
  title: 'Unified API',
  position: 1,
  resources: {
    ...paymentRequests,
    ...paymentMethods,
    ...refunds,
    ...customers,
    ...balance,
    ...transactions,
    ...reports,
    ...accounts,
    ...transfers,
    ...callbackUrls,
  },
} as const;
