// Describes this resource for documents.

/** Title and description of the resource, by the first part of its operation ids. */
export const about = {
  payment_tokens: { title: 'Payment tokens (v3)', description: 'Saved instruments of v3.' },
} as const;
