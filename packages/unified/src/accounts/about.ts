// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  accounts: {
    title: 'Sub-accounts',
    description: 'Accounts that a platform opens and acts for.',
  },
  accounts_v1: {
    title: 'Sub-accounts (v1)',
    description: 'The same in the first version of the accounts API.',
  },
} as const;
