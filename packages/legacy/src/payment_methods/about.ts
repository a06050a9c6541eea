// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  legacy_payment_methods: {
    title: 'Payment methods of linked accounts',
    description: 'Linked accounts as what direct debits are charged to.',
  },
} as const;
