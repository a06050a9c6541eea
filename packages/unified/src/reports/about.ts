// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  reports: {
    title: 'Reports',
    description: 'Files of transactions and balances, made in the background.',
  },
} as const;
