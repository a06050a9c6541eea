// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  recurring_payments: {
    title: 'Recurring payments',
    description: 'Invoices that are made on a schedule.',
  },
} as const;
