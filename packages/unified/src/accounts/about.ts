// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  accounts: {
    title: 'Sub-accounts',
    description: 'Accounts that a platform opens and acts for.',
  },
  accounts_v1: {
    title: 'Sub-accounts (v1)',
    description: 'Sub-accounts in version 1 of the accounts API.',
  },
} as const;
