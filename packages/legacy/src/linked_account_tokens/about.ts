// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  linked_account_tokens: {
    title: 'Linked accounts',
    description: 'Bank accounts and cards that a payer links for direct debits.',
  },
} as const;
