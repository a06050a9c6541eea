// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  account_links: {
    title: 'Account links',
    description: 'Linking an account by the bank standard, with signed requests.',
  },
} as const;
