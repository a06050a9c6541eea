// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  credit_card_charges: {
    title: 'Card charges',
    description: 'Charges of card tokens, their captures, refunds and reversals.',
  },
} as const;
