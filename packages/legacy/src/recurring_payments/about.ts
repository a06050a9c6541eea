// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  recurring_payments: {
    title: 'Recurring payments',
    description: 'Invoices that are made on a schedule.',
  },
} as const;
