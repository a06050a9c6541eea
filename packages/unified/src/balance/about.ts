// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  balance: {
    title: 'Balance',
    description: 'What an account holds, now or at an earlier moment.',
  },
} as const;
