// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  v3_payments: {
    title: 'Payments (v3)',
    description: 'The attempts to pay a payment request of v3; captures and cancellations.',
  },
} as const;
