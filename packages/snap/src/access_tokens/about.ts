// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  access_tokens: {
    title: 'Access tokens',
    description: 'Tokens for partners of the bank standard that sign with a client secret.',
  },
} as const;
