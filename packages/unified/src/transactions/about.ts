// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  transactions: {
    title: 'Transactions',
    description: 'Every movement of money, with its fees and settlement.',
  },
} as const;
