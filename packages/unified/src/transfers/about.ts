// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  transfers: {
    title: 'Transfers',
    description: 'Money between a platform and its sub-accounts.',
  },
} as const;
