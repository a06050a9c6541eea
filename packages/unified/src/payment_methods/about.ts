// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  payment_methods: {
    title: 'Payment methods',
    description:
      'What a payer pays with, once or again and again: wallets, cards, direct debits, virtual accounts, outlets and QR codes.',
  },
} as const;
