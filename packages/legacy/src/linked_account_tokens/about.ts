// What documents say of this resource.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  linked_account_tokens: {
    title: 'Linked accounts',
    description: 'Bank accounts and cards that a payer links for direct debits.',
  },
} as const;
