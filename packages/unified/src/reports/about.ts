// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  reports: {
    title: 'Reports',
    description: 'Files of transactions and balances, made in the background.',
  },
} as const;
