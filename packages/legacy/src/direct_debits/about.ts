// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  direct_debits: {
    title: 'Direct debits',
    description: 'Debits of linked accounts, confirmed by a one-time password.',
  },
} as const;
