// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  v3_payment_requests: {
    title: 'Payment requests (v3)',
    description: 'Payments of v3: to pay once, to pay and save, or by a reusable code.',
  },
} as const;
