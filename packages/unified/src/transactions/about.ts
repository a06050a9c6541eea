// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  transactions: {
    title: 'Transactions',
    description: 'Every movement of money, with its fees and settlement.',
  },
} as const;
