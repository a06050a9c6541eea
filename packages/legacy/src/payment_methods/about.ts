// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  legacy_payment_methods: {
    title: 'Payment methods of linked accounts',
    description: 'Linked accounts as what direct debits are charged to.',
  },
} as const;
