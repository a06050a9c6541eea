// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  payment_methods: {
    title: 'Payment methods',
    description:
      'What a payer pays with, once or again and again: wallets, cards, direct debits, virtual accounts, outlets and QR codes.',
  },
} as const;
