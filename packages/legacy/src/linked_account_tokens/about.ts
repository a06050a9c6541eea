// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  linked_account_tokens: {
    title: 'Linked accounts',
    description: 'Bank accounts and cards that a payer links for direct debits.',
  },
} as const;
