// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  cardless_credit: {
    title: 'Cardless credit',
    description: 'Checkouts that a lender pays, and their payment plans.',
  },
} as const;
