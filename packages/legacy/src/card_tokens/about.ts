// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  credit_card_tokens: {
    title: 'Card tokens',
    description: 'Cards as tokens, made in the browser of the payer with a public key.',
  },
  credit_card_authentications: {
    title: 'Card authentications',
    description: 'Whether a payer has authenticated a card.',
  },
} as const;
