// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  v3_payments: {
    title: 'Payments (v3)',
    description: 'The attempts to pay a payment request of v3; captures and cancellations.',
  },
} as const;
