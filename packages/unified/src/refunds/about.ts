// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  refunds: {
    title: 'Refunds',
    description: 'Money back for payment requests and invoices, whole or in part.',
  },
} as const;
