// Describes this resource for documents.

/** Its heading and description, by the first part of the ids of its calls. */
export const about = {
  payment_codes: {
    title: 'Payment codes (Philippines)',
    description: 'Codes to pay at outlets in the Philippines.',
  },
} as const;
