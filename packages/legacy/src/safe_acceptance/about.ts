// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  credit_cards: {
    title: 'Safe acceptance',
    description: 'Charges by a signed form that a browser posts.',
  },
} as const;
