// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  credit_cards: {
    title: 'Safe acceptance',
    description: 'Charges by a signed form that a browser posts.',
  },
} as const;
