// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  cardless_credit: {
    title: 'Cardless credit',
    description: 'Checkouts that a lender pays, and their payment plans.',
  },
} as const;
