// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  direct_debits: {
    title: 'Direct debits',
    description: 'Debits of linked accounts, confirmed by a one-time password.',
  },
} as const;
