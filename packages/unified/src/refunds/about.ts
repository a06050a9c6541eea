// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  refunds: {
    title: 'Refunds',
    description: 'Money back for payment requests and invoices, whole or in part.',
  },
} as const;
