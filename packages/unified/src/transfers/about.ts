// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  transfers: {
    title: 'Transfers',
    description: 'Money between a platform and its sub-accounts.',
  },
} as const;
