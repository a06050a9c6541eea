// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  credit_card_charges: {
    title: 'Card charges',
    description: 'Charges of card tokens, their captures, refunds and reversals.',
  },
} as const;
