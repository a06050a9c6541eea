// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  access_tokens: {
    title: 'Access tokens',
    description: 'Tokens for partners of the bank standard that sign with a client secret.',
  },
} as const;
