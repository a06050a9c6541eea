// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  balance: {
    title: 'Balance',
    description: 'What an account holds, now or at an earlier moment.',
  },
} as const;
