// Describes this API and its resources for documents.
import { about as paymentRequests } from './payment_requests/about.ts';
import { about as paymentTokens } from './payment_tokens/about.ts';
import { about as payments } from './payments/about.ts';

/** The heading of the API, its position among the APIs, and its resources in order. */
export const about = {
  title: 'API v3',
  position: 3,
  resources: {
    ...paymentRequests,
    ...payments,
    ...paymentTokens,
  },
} as const;
