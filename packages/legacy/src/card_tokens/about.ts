// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
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
