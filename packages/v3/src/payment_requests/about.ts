// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  v3_payment_requests: {
    title: 'Payment requests (v3)',
    description: 'Payments of v3: to pay once, to pay and save, or by a reusable code.',
  },
} as const;
