// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  payment_tokens: { title: 'Payment tokens (v3)', description: 'Saved instruments of v3.' },
} as const;
