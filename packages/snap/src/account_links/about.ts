// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  account_links: {
    title: 'Account links',
    description: 'Linking an account by the bank standard, with signed requests.',
  },
} as const;
